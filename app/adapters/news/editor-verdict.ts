import { z } from "zod";
import type { EditorQuestion } from "~/ports/news";
import { oneLine } from "./cited-links";
import { MOST_TEXT } from "./editor-prompt";

const MOST_REASON = 300;
const MOST_SUMMARY = 800;

const verdict = z.object({
  score: z
    .union([z.number(), z.string().max(10).regex(/\d/).transform(Number)])
    .pipe(z.number().min(0).max(100).transform(Math.round)),
  reason: z.string().catch(""),
  summary: z.string().catch(""),
});

type Verdict = z.infer<typeof verdict>;

/** undefined where the answer holds no score. Words that may not be shown are left empty. */
export function readVerdict(value: object, question: EditorQuestion): Verdict | undefined {
  const read = verdict.safeParse(value).data;
  if (!read) return undefined;
  const { score, reason, summary } = read;
  return {
    score,
    reason: admitted(reason, MOST_REASON, question.locale, question),
    summary: admitted(summary, MOST_SUMMARY, question.lang, question),
  };
}

const markup = /<[a-z/!]|\]\(|```/i;
const address =
  /(?:https?:\/\/|www\.)[^\s<>()"'，。；）]{1,2000}|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}\/[^\s，。；）]{0,2000}/gi;

function addressesOf(text: string): string[] {
  return (text.match(address) ?? []).map((each) => each.replace(/[.,;:!?、]{1,5}$/, ""));
}

function admitted(
  text: string,
  most: number,
  lang: EditorQuestion["lang"],
  { title, text: article }: EditorQuestion,
): string {
  const seen = `${title}\n${article.slice(0, MOST_TEXT)}`;
  const line = oneLine(text, most + 1);
  const invented = addressesOf(line).filter((each) => !addressesOf(seen).includes(each));
  const isPlain = line.length <= most && !markup.test(line) && invented.length === 0;
  return isPlain && isIn(lang, line) ? line : "";
}

/** Names stay in their own script, so a Chinese sentence needs only some of its letters to be Han, and an English one few. */
function isIn(lang: EditorQuestion["lang"], text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (lang === "other") return true;
  return lang === "zh" ? han > letters * 0.2 : han < letters * 0.2;
}
