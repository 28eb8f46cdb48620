import type { ContentLine, ResumeLanguage } from "~/core/resume";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { changed, type Place, type Rule, storyKinds } from "./rewrite-rule";

const halfWidth: Record<string, string> = {
  "，": ", ",
  "。": ". ",
  "；": "; ",
  "：": ": ",
  "（": " (",
  "）": ") ",
  "、": ", ",
};

export const englishMarks: Rule = (text) => {
  const half = /\p{Script=Han}/u.test(text)
    ? text
    : text.replace(/[，。；：（）、]/g, (mark) => halfWidth[mark] ?? mark);
  const after = half
    .replace(/[ \u00a0]{2,}/g, " ")
    .replace(/(?<=[\p{L}\p{N})]) +(?=[,;](?:\s|$))/gu, "")
    .replace(/(?<=\p{L}),(?=\p{L}{2})/gu, ", ")
    .trim();
  return changed(text, after, { rule: "punctuation" });
};

/** "Stack(Kafka, Redis)" to "Stack (Kafka, Redis)", but neither "skill(s)" nor "map(x)". */
export const bracketSpace: Rule = (text) =>
  changed(text, text.replace(/(?<=\p{L}{2})\((?=[^()]{4,}\))(?!\p{Ll}+\)|\W)/gu, " ("), {
    rule: "bracketSpace",
  });

const fullWidth: Record<string, string> = { ",": "，", ";": "；", ":": "：" };

/** Half-width marks beside Chinese become full-width ones; figures, times and citations keep theirs, and a line its commas if any must stay. */
export const chineseMarks: Rule = (text, { kind }) => {
  if (kind === "publications") return null;
  const after = text
    .replace(
      /(?<=[\p{Script=Han}）」》”])\s*([,;:])\s*(?!\/)/gu,
      (_, mark: string) => fullWidth[mark] ?? mark,
    )
    .replace(
      /(?<=[A-Za-z0-9%+])\s*([,;])\s*(?=\p{Script=Han})/gu,
      (_, mark: string) => fullWidth[mark] ?? mark,
    )
    .replace(/(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu, "。")
    .replace(/([，。；：、])\s+(?=[\p{Script=Han}A-Za-z0-9])/gu, "$1")
    .replace(/(?<!\s)\s+(?=[，。；：、])/gu, "")
    .replace(
      /(?:(?<!\s)\s+)?\((?=[^()（）]*\p{Script=Han})([^()（）]*)\)(?:\s*(?=[，。；：、\p{Script=Han}]|$))?/gu,
      "（$1）",
    )
    .trim();
  const added = after.split("，").length > text.split("，").length;
  return added && /,(?!\d)/.test(after) ? null : changed(text, after, { rule: "fullWidth" });
};

const longestItem = 16;

/** A Chinese list of terms is parted by 、 and not by commas. */
export const chineseListMarks: Rule = (text) => {
  const [, label = "", list = text] = /^([^：:，,]{1,12}[：:])(.*)$/u.exec(text) ?? [];
  if (!/[,，]/.test(list) || /[、；;。|]/u.test(list)) return null;
  const items = list.split(/(?:(?<!\s)\s+)?[,，]\s*/u);
  const short = items.every(
    (item) => item.length > 0 && item.length <= longestItem && !/[\d(（]/u.test(item),
  );
  return short && items.length >= 3 ? changed(text, label + items.join("、"), { rule: "listMarks" }) : null;
};

const wordAfterHan = /(?<=\p{Script=Han})( ?)(?=[A-Za-z][A-Za-z+#.]+)/gu;
const hanAfterWord = /(?<=[A-Za-z][A-Za-z0-9+#.]{1,40})( ?)(?=\p{Script=Han})/gu;

/** Sets Latin words off by a space where most of the resume does. A space that stands may part two things, so none goes. */
export const chineseSpacing: Rule = (text, { manner }) =>
  manner.spaced
    ? changed(text, text.replace(wordAfterHan, " ").replace(hanAfterWord, " "), { rule: "spacing" })
    : null;

export const englishEnd: Rule = (text, { kind, part, manner, wrapped }) => {
  if (part !== "bullet" || !storyKinds.includes(kind) || manner.endMark === null || wrapped) return null;
  if (manner.endMark === "")
    return /[.!?] \p{Lu}/u.test(text)
      ? null
      : changed(text, text.replace(/(?<![.\s]\p{L}|etc|Inc|Ltd|Co)\.$/u, ""), { rule: "endMarkRemove" });
  return english.leadVerb(text) !== null &&
    !/^\p{L}+(?:,| \p{Lu}\p{Ll}+,)/u.test(text) &&
    /[\p{L}\p{N}%]$/u.test(text) &&
    !/ (?:and|or|of|for|in|to|with|on|at|by|the|an?|as)$/i.test(text)
    ? changed(text, `${text}.`, { rule: "endMarkAdd" })
    : null;
};

export const chineseEnd: Rule = (text, { kind, part, manner, wrapped }) => {
  if (part !== "bullet" || !storyKinds.includes(kind) || manner.endMark === null || wrapped) return null;
  if (manner.endMark === "。")
    return chinese.isStatement(text) && /[\p{L}\p{N}%+）]$/u.test(text)
      ? changed(text, `${text}。`, { rule: "endMarkAdd" })
      : null;
  return /。./u.test(text) ? null : changed(text, text.replace(/。$/u, ""), { rule: "endMarkRemove" });
};

/** What three quarters do is the manner of all; less is no manner. */
const majority = 0.75;
const fewest = 4;

function most(yes: number, all: number): boolean | null {
  if (all < fewest) return null;
  if (yes / all >= majority) return true;
  return yes / all <= 1 - majority ? false : null;
}

/** Whether a line goes on in the next one, which the reader of the file took for a paragraph of its own. */
export function isWrapped(next: ContentLine | undefined): boolean {
  return next !== undefined && !next.bullet;
}

/** The bullets as they end on the page: where the file broke one into lines, its last line tells. */
function endsOf(lines: ContentLine[]): string[] {
  return lines.flatMap(({ bullet, text }, index) => {
    if (!bullet) return [];
    const next = lines.findIndex((line, at) => at > index && line.bullet);
    return lines[(next < 0 ? lines.length : next) - 1]?.text ?? text;
  });
}

/** How this resume mostly ends the bullets of its entries, and whether it parts Latin words from Chinese ones. Where a fourth of the bullets go on in a line of their own, the other ends say little. */
export function mannerOf(texts: string[], told: ContentLine[][], language: ResumeLanguage): Place["manner"] {
  const mark = language === "zh" ? "。" : ".";
  const ends = told.flatMap(endsOf);
  const cut = told.flatMap((lines) => lines.filter(({ bullet }, at) => bullet && isWrapped(lines[at + 1])));
  const ended =
    cut.length > ends.length * (1 - majority)
      ? null
      : most(ends.filter((text) => text.endsWith(mark)).length, ends.length);
  const seams = texts.flatMap((text) => [...text.matchAll(wordAfterHan), ...text.matchAll(hanAfterWord)]);
  return {
    endMark: ended === null ? null : ended ? mark : "",
    spaced: most(seams.filter(([, blank]) => blank !== "").length, seams.length) === true,
  };
}
