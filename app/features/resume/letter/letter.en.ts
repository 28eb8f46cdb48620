import type { LetterPhrases } from "./letter";
import { withArticle as articled, postOf } from "./post-name";

/** A name may end in a full stop of its own: "Corrugate Partners, Inc.". */
function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}

/** A title in capitals is a heading, and would shout in a sentence. */
function calm(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word) =>
    /^(?:OF|AND|FOR|THE)$/.test(word)
      ? word.toLowerCase()
      : word.length > 3 || /^(?:OUR|NEW)$/.test(word)
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word,
  );
}

function withArticle(name: string): string {
  return articled(name.includes(" ") ? calm(name) : name);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const english: LetterPhrases = {
  greeting: ["Dear Hiring Manager,"],
  applying: ({ role, company }, turn) => {
    const what = role ? `the ${calm(role)} position` : "the position you have advertised";
    const asking = ["I am applying for", "I would like to apply for", "Please consider me for"][turn % 3];
    return ended(`${asking} ${what}${company ? ` at ${withArticle(company)}` : ""}`);
  },
  unasked: (_, turn) =>
    [
      "I am writing to ask whether you have an opening that fits my experience.",
      "I would like to ask whether you have a position for somebody with my experience.",
    ][turn % 2] ?? "",
  post: ({ title, organisation, present, since, isLatest }) => {
    const post = postOf(calm(title));
    if (organisation === null)
      return `I ${present ? "have worked" : "worked"} for myself${post ? ` as ${post}` : ""}${since ? ` since ${since}` : ""}.`;
    const place = withArticle(organisation);
    if (!isLatest) return ended(`I ${present ? "am" : "was"} ${post ?? calm(title)} at ${place}`);
    if (!post)
      return ended(
        `My ${present ? "current position is" : "most recent position was"} ${calm(title)} at ${place}`,
      );
    if (present && since) return `I have been ${post} at ${place} since ${since}.`;
    return ended(`${present ? "I am currently" : "Most recently, I was"} ${post} at ${place}`);
  },
  before: ({ title, organisation }) => {
    const post = postOf(calm(title));
    const place = organisation === null ? "for myself" : `at ${withArticle(organisation)}`;
    return ended(`Before that, I ${post && organisation ? `was ${post}` : "worked"} ${place}`);
  },
  studies: (title, school) => `I have studied at ${withArticle(school)} (${title}).`,
  samePost: ({ present }, said, turn) =>
    `${present ? ["In this role", "In my current position", "There"][turn % 3] : ["In that role", "There"][turn % 2]}, ${said}.`,
  sameEntry: (said, again) =>
    capital(
      `${again ? said.replace(/^I also /, "I ") : said.replace(/^I (am |was )?(?!also )/, "I $1also ").replace(/^my work /, "my work also ")}.`,
    ),
  sameEmployer: (said) => `In another role there, ${said}.`,
  atEmployer: (organisation, said, turn) =>
    `${["At", "During my time at", "While at"][turn % 3]} ${withArticle(organisation)}, ${said}.`,
  inProject: (title, said, turn) => `${["In my project", "For the project"][turn % 2]} ${title}, ${said}.`,
  bare: (said, work) => {
    const frame =
      work === null || said.startsWith("my work")
        ? ""
        : `In my ${work === "now" ? "current work" : "work so far"}, `;
    return capital(`${frame}${said}.`);
  },
  closing: (asked) =>
    `My resume is enclosed, and I would welcome the chance to talk about ${asked ? "the position" : "how I could help"}. Thank you for your time.`,
  farewell: ["Kind regards,"],
  date: () => "",
};
