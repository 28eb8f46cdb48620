/** Ties in an English line that other readings blur, read from the lines as they stand: what was of one thing is not of two,
 * and a rate told of one deed is not told of the next. */

/** A sum or number goes on belonging to the one thing: "staff and a budget of $5,000" is not "a budget of staff and $5,000". */
function sharesAmount(before: string, after: string): boolean {
  return [...after.matchAll(/\bof (?:\p{Ll}+ )?(\p{Ll}+),? (?:and|or|&) ([$£€]?\d[\d.,]*\w*)/giu)].some(
    ([, thing = "", amount = ""]) =>
      before.includes(`of ${amount}`) && !before.includes(`${thing} and ${amount}`),
  );
}

const determiner =
  "(?:(?:the|an?|my|our|its|their|all|\\d+|\\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten) )*";
const ofPeople = new RegExp(`\\b(\\p{L}+) of ${determiner}(\\p{L}{3,})`, "giu");
const gathered =
  /^(?:teams?|groups?|crews?|squads?|class(?:es)?|famil(?:y|ies)|staffs?|departments?|units?|total|help|means|use|aid|support|areas?|fields?|domain|sphere|form)$/i;

/** What was of somebody was not done with them: "the code of 4 interns" is not "the code with 4 interns". */
function joinsOwner(before: string, after: string): boolean {
  return [...before.matchAll(ofPeople)].some(([, thing = "", owner = ""]) => {
    const led = (line: string) => new RegExp(`\\bwith ${determiner}${owner}\\b`, "iu").test(line);
    return !gathered.test(thing) && led(after) && !led(before);
  });
}

const beneficiary = new RegExp(`\\bfor ${determiner}(\\p{L}{3,})\\b`, "giu");

/** Whoever a deed was done for did not undergo it: "trained clerks for the hospital" is not "trained the hospital, clerks". */
function suffersFor(before: string, after: string): boolean {
  return [...before.matchAll(beneficiary)].some(([, whom = ""]) => {
    const object = new RegExp(`^\\p{L}+ (?:and \\p{L}+ )?${determiner}${whom}(?:,| and| or|$)`, "iu");
    return object.test(after) && !object.test(before);
  });
}

const rates =
  "hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual|annually|regular|regularly";
const rateOfOne = new RegExp(
  `\\b(${rates}) \\p{L}+ (?:of|to|on|for|in|with) [^.;]*\\band (?!(?:${rates})\\b)(?:\\p{L}+ )?\\p{L}+(?:s|tion|ment|al|ance|ing|sis) (?:of|to|on|for|in|with) `,
  "iu",
);

/** "weekly inspections of cranes and repairs to lifts" does not say how often lifts were repaired. */
function spreadsRate(before: string, after: string): boolean {
  const rate = rateOfOne.exec(before)?.[1];
  if (rate === undefined) return false;
  const stem = rate.slice(0, 5);
  const near = new RegExp(`\\band\\b[^.;]*\\b${stem}|^${stem}`, "iu");
  return (
    near.test(after) &&
    !new RegExp(
      `\\b${stem}\\w* \\p{L}+(?:s|tion|ment|al|ance|ing|sis) (?:of|to|on|for|in|with)\\b`,
      "iu",
    ).test(after)
  );
}

export function changesTies(before: string, after: string): boolean {
  return (
    sharesAmount(before, after) ||
    joinsOwner(before, after) ||
    suffersFor(before, after) ||
    spreadsRate(before, after)
  );
}
