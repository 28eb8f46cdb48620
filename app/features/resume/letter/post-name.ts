/** Held by one person at a time, so that no article stands before them. */
const single =
  /^(?:head|chief|director|president|vice|executive director|managing director|general manager|ceo|cto|cfo|coo|founder|chair|owner|principal|dean|deputy|second)\b/i;

/** Whether a text can name an employer: its legal form alone names none. */
export function isEmployer(text: string): boolean {
  return !/^(?:inc|ltd|llc|plc|co|corp|gmbh|limited|company|公司|有限公司)\.?$/i.test(text.trim());
}

/** "a Data Analyst", "Head of Sales": what one was; null where the words of the title do not go into a sentence. */
export function postOf(title: string | null): string | null {
  const [name = ""] = (title ?? "").split(/[,;/|:(–—]| - /);
  const post = name.trim();
  if (post === "" || /[\d&]/.test(post) || post.split(" ").length > 6) return null;
  if (single.test(post)) return post;
  const vowel =
    /^(?:[aeio]|un(?!i)|[AEFHILMNORSX][A-Z]|hono)/i.test(post) && !/^(?:eu|one)|^[FHLMNRSX][a-z]/i.test(post);
  const spelled = /^[AEFHILMNORSX][A-Z]+\b/.test(post);
  return `${vowel || spelled ? "an" : "a"} ${post}`;
}

/** "the University of Ghana", but "Lund University". */
export function withArticle(name: string): string {
  return /^(?:University|Institute|Ministry|Department|Office|City|Town|Government|Church|Museum|Port) (?:of|for) /.test(
    name,
  )
    ? `the ${name}`
    : name;
}

/** A Chinese name without the English one that repeats it: “前厅经理 Front Office Manager”. */
export function withoutEnglish(name: string): string {
  return name.replace(/(?<=\p{Script=Han}[)）]?)[ /／]+[A-Z][A-Za-z&.,'’ -]{5,}$/u, "");
}
