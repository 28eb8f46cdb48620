import type { LetterPhrases } from "./phrases";

function listed(items: string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** A name may end in a full stop of its own: "Corrugate Partners, Inc.". */
function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}

export const english: LetterPhrases = {
  greeting: ["Dear Hiring Manager,"],
  applying: ({ role, company }) => {
    const at = company ? ` at ${company}` : "";
    if (role) return ended(`I am applying for the ${role} position${at}`);
    return ended(`I am applying for the position you have advertised${at}`);
  },
  unasked: "I am writing to ask whether you have an opening that fits my experience.",
  post: ({ title, organisation, present }) =>
    ended(
      `${present ? "My current position is" : "My most recent position was"} ${title} at ${organisation}`,
    ),
  covered: (terms) => `Of what you ask for, my experience covers ${listed(terms)}.`,
  samePost: ({ present }, said) => `${present ? "In my current position" : "In that position"}, ${said}.`,
  sameEntry: (said, again) => `${again ? said : said.replace(/^I /, "I also ")}.`,
  sameEmployer: (said) => `In another role there, ${said}.`,
  atEmployer: (organisation, said) => `At ${organisation}, ${said}.`,
  inProject: (title, said) => `In my project ${title}, ${said}.`,
  bare: (said) => `${said}.`,
  closing: (asked) =>
    `I would welcome the chance to talk about ${asked ? "the position" : "how I could help"}. Thank you for your time.`,
  farewell: ["Kind regards,"],
};
