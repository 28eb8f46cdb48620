import type { SectionKind } from "~/core/resume";
import type { Item } from "./paragraphs";

function withoutTabs(text: string, kind: SectionKind, chinese: boolean): string {
  if (!text.includes("\t")) return text;
  if (kind !== "skills" && kind !== "interests" && kind !== "languages") return text.replace(/\t/g, " ");
  // A gap beside a mark that parts the list is no further part: "个案辅导 ⇥ ／ 小组工作".
  const marked = text.replace(/(?<=[／/|｜、，])\t|\t(?=[／/|｜、，])/g, " ");
  const cells = marked.split("\t").map((cell) => cell.trim());
  const [first = "", ...rest] = cells;
  const labelled = rest.length === 1 && /[,，、;]/.test(rest[0] ?? "") && !/[,，、;]/.test(first);
  if (labelled) return /[:：]$/.test(first) ? `${first} ${rest[0]}` : `${first}: ${rest[0]}`;
  return cells.join(chinese ? "、" : ", ");
}

/** "**Design** Figma, Sketch": a group of skills in bold that only its type parts from what is in it. */
function withGroupLabel({ text, first }: Item): string {
  const [bold, plain, ...others] = first.spans.filter((span) => span.text.trim());
  const label = bold?.text.trim() ?? "";
  const rest = text.slice(label.length);
  const isGroup = bold?.bold === true && plain?.bold === false && others.every((span) => !span.bold);
  return isGroup &&
    text.startsWith(label) &&
    /^\p{L}[\p{L} &/-]{2,30}$/u.test(label) &&
    /^ [^:：–—-].*,/.test(rest)
    ? `${label}:${rest}`
    : text;
}

/** The text of a line that stands in no entry: cells and groups of a list in the marks of a list. */
export function listText(item: Item, kind: SectionKind, chinese: boolean): string {
  return withoutTabs(kind === "skills" ? withGroupLabel(item) : item.text, kind, chinese);
}
