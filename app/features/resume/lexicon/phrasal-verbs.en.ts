import { inflect, type VerbForm } from "./verbs.en";

/** A verb of several words and one word that says the same. Of those with a star the object may stand inside: "brought costs down". */
const phrasal = `deal with: handle | take care of: care for | look after: care for | keep track of: track | keep an eye on: monitor | keep a record of: record
keep records of: record | *put together: assemble | put in place: introduce | put into practice: implement | come up with: devise | look into: investigate
look for: seek | find out: determine | figure out: determine | *work out: determine | go through: review | go over: review | go to: attend | get rid of: eliminate
get in touch with: contact | get hold of: obtain | carry out: conduct | *write up: write | *write down: record | *note down: record | *type up: type
*draw up: prepare | fill in: complete | *fill out: complete | fill up: fill | *hand out: distribute | *give out: distribute | *send out: distribute
hand in: submit | *turn in: submit | *pass on: forward | *bring in: introduce | *bring down: reduce | *drive down: reduce | *bring together: assemble | cut down on: reduce
*cut down: reduce | cut back on: reduce | *speed up: accelerate | go up: rise | go down: fall | come down: fall | stand in for: replace | step in for: replace
take on: assume | take over: assume | take part in: participate in | *pick up: collect | drop off: deliver | *point out: identify | *sort out: resolve
clear up: resolve | tidy up: tidy | clean up: clean | check on: monitor | sign up: enroll | talk through: explain | make sure of: ensure | make sure: ensure
make contact with: contact | make use of: use | *lay out: arrange | *roll out: deploy | wrap up: complete | *try out: test | keep up to date: update | *bring up to date: update
*build up: build | help out with: help with | help out: help | meet up with: meet | meet with: meet | close down: close | shut down: close | team up with: work with
collaborate with: work with | cooperate with: work with | partner with: work with | be in charge of: manage | attend to: attend | respond to: answer | reply to: answer
liaise with: coordinate with | speak to: speak with | talk to: talk with | consult with: consult | assist in: help in | assist with: help with | follow up on: follow up`;

const irregular: Record<string, string> = {
  deal: "dealt",
  put: "put",
  come: "came",
  get: "got",
  go: "went",
  hand: "handed",
  lay: "laid",
  fill: "filled",
  be: "was",
  pass: "passed",
  stand: "stood",
};
const doubling = new Set(["put", "get", "shut", "drop", "step", "tidy"]);

function formOf(verb: string, form: VerbForm): string {
  if (form === "past" && irregular[verb]) return irregular[verb];
  if (form === "ing" && doubling.has(verb) && verb !== "tidy") return `${verb}${verb.slice(-1)}ing`;
  if (form === "past" && doubling.has(verb) && verb !== "tidy") return `${verb}${verb.slice(-1)}ed`;
  return form === "third" && verb === "go" ? "goes" : inflect(verb, form);
}

/** The past first: of "put" and "set" it is also the base, which is told by the "to" before it. */
const forms: VerbForm[] = ["past", "base", "third", "ing"];
/** What may stand between a verb and its particle: a few words that neither join nor bind. */
const inside =
  "((?: (?!(?:and|or|to|from|by|for|with|that|which|across|in|on|at|of|over|into|through) )[\\p{L}'-]{1,20}){1,5})";

type Rule = { from: RegExp; to: string; words: string };

const rules: Rule[] = phrasal.split(/[|\n]/).flatMap((entry) => {
  const [phrase = "", plain = ""] = entry.trim().replace("*", "").split(": ");
  const [verb = "", ...rest] = phrase.split(" ");
  const [target = "", ...tail] = plain.split(" ");
  const particle = rest.join(" ");
  return forms.flatMap((form): Rule[] => {
    const [said, plainer] = [formOf(verb, form), [inflect(target, form), ...tail].join(" ")];
    const unless = form === "past" && said === verb ? "(?<!\\bto )" : "";
    const whole = {
      from: new RegExp(`${unless}\\b${said} ${particle}(?![\\w-])`, "giu"),
      to: plainer,
      words: particle,
    };
    if (!entry.includes("*")) return [whole];
    return [
      whole,
      {
        from: new RegExp(`${unless}\\b${said}${inside} ${particle}(?![\\w-])`, "giu"),
        to: `${plainer}$1`,
        words: particle,
      },
    ];
  });
});

/** Says a line with single verbs, in the same forms. */
export function withPlainVerbs(text: string): string {
  return rules.reduce(
    (plain, { from, to, words }) =>
      plain.includes(words)
        ? plain.replace(from, (found, object: unknown) => {
            const said = to.replace("$1", typeof object === "string" ? object : "");
            return /^\p{Lu}/u.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
          })
        : plain,
    text,
  );
}
