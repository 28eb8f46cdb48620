import type { LetterPhrases } from "./phrases";
import { postOf } from "./post-name";

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
    // A title in capitals is a heading of the advertisement, and would shout in a sentence.
    const post = /\p{Ll}/u.test(role ?? "")
      ? role
      : role?.replace(/\p{L}+/gu, (word) =>
          word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word,
        );
    if (post) return ended(`I am applying for the ${post} position${at}`);
    return ended(`I am applying for the position you have advertised${at}`);
  },
  unasked: "I am writing to ask whether you have an opening that fits my experience.",
  post: ({ title, organisation, present }) => {
    const post = postOf(title);
    if (!post)
      return ended(
        `My ${present ? "current position is" : "most recent position was"} ${title} at ${organisation}`,
      );
    return ended(`${present ? "I am currently" : "Most recently, I was"} ${post} at ${organisation}`);
  },
  asked: (terms, sentence, again) =>
    again
      ? `You also mention ${listed(terms)}: ${sentence.replace(/^(?!I )./u, (first) => first.toLowerCase())}`
      : `You ask for ${listed(terms)}. ${sentence}`,
  enclosed: "The enclosed resume sets out what I have done so far.",
  samePost: ({ present }, said, turn) =>
    `${(present ? ["In this role", "In my current position", "There"] : ["In that role", "In that position", "There"])[turn % 3]}, ${said}.`,
  sameEntry: (said, again) =>
    `${again ? said.replace(/^I also /, "I ") : said.replace(/^I (am |was )?(?!also )/, "I $1also ")}.`,
  sameEmployer: (said) => `In another role there, ${said}.`,
  atEmployer: (organisation, said, turn) =>
    `${["At", "During my time at", "While at"][turn % 3]} ${organisation}, ${said}.`,
  inProject: (title, said, turn) =>
    `${["In my project", "For the project", "In the project"][turn % 3]} ${title}, ${said}.`,
  bare: (said) => `${said}.`,
  closing: (asked) =>
    `I would welcome the chance to talk about ${asked ? "the position" : "how I could help"}. Thank you for your time.`,
  farewell: ["Kind regards,"],
};
