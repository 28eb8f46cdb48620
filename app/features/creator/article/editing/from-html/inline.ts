import { isCjk, pointAt, pointBefore } from "~/core/markdown/cjk";
import { flankingOf } from "~/core/markdown/flanking";
import { linkWords } from "~/core/markdown/link-source";
import { type HtmlElement, type HtmlNode, isElement, isSilent, styleOf, textOf } from "./html-tree";
import { addressOf, destination, escaped, escapedStart } from "./markdown-source";
import { pictureOf } from "./pictures";

export type Mark = "bold" | "italic" | "struck" | "marked";

export type Run = { text: string; source?: string; code: boolean; marks: ReadonlySet<Mark>; link: string };

export type TextStyle = Pick<Run, "code" | "marks" | "link">;

const signs = { bold: "**", italic: "*", struck: "~~", marked: "==" } as const;
const tags = { bold: "strong", italic: "em", struck: "del", marked: "mark" } as const;

const markOfTag: Partial<Record<string, Mark>> = {
  ...{ b: "bold", strong: "bold", i: "italic", em: "italic" },
  ...{ del: "struck", s: "struck", strike: "struck", mark: "marked" },
};

export function styleIn(element: HtmlElement, around: TextStyle): TextStyle {
  const marks = new Set(around.marks);
  const own = markOfTag[element.tag];
  if (own) marks.add(own);
  if (element.attributes.style) {
    const weight = styleOf(element, "font-weight");
    if (/^(?:bold|bolder|[6-9]00)/.test(weight)) marks.add("bold");
    else if (/^(?:normal|lighter|[1-4]00)/.test(weight)) marks.delete("bold");
    const slant = styleOf(element, "font-style");
    if (slant === "italic") marks.add("italic");
    else if (slant === "normal") marks.delete("italic");
    if (/line-through/.test(styleOf(element, "text-decoration(?:-line)?"))) marks.add("struck");
  }
  const link = element.tag === "a" ? addressOf(element.attributes.href, /^(?:https?:|mailto:)/i) : "";
  return {
    marks,
    code: around.code || /^(?:code|tt|samp|kbd)$/.test(element.tag),
    link: link || around.link,
  };
}

/** White space as a page shows it; a line break between Chinese characters is one of the source alone. */
function collapsed(text: string): string {
  return text.replace(/[ \t\r\n\f\u00A0]+/g, (space, at: number, all: string) => {
    const between = isCjk(pointBefore(all, at)) && isCjk(pointAt(all, at + space.length));
    return between && space.includes("\n") ? "" : " ";
  });
}

export function runsOf(node: HtmlNode, around: TextStyle): Run[] {
  if (!isElement(node)) return node === "" ? [] : [{ ...around, text: collapsed(node) }];
  if (isSilent(node)) return [];
  const { tag, attributes } = node;
  if (tag === "br") return [{ ...around, text: "\n", code: false }];
  if (tag === "img") {
    const picture = pictureOf(node);
    return picture ? [{ ...around, ...picture }] : [];
  }
  if (tag === "input") {
    if (attributes.type !== "checkbox") return [];
    return [{ ...around, text: "", source: "checked" in attributes ? "[x] " : "[ ] " }];
  }
  if (tag === "math") {
    const tex = formulaOf(node);
    if (tex) return [{ ...around, text: "", source: `$${tex}$` }];
  }
  const style = styleIn(node, around);
  return node.children.flatMap((child) => runsOf(child, style));
}

function formulaOf(node: HtmlElement): string {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const isSource = child.tag === "annotation" && child.attributes.encoding === "application/x-tex";
    const tex = isSource ? textOf(child).replace(/\s+/g, " ").trim() : formulaOf(child);
    if (tex) return tex;
  }
  return "";
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest || /^ | $/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}

function isSameCode(one: Run | undefined, other: Run): boolean {
  return one?.code === true && other.code && one.link === other.link && !other.source;
}

function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let last = "\n";
  for (const run of runs) {
    if (run.source !== undefined) {
      tidy.push(run);
      last = run.source;
      continue;
    }
    const text = /[ \n]$/.test(last) ? run.text.replace(/^ /, "") : run.text;
    if (text === "") continue;
    const before = tidy.at(-1);
    if (text === "\n" && before && before.source === undefined) before.text = before.text.replace(/ $/, "");
    if (before && isSameCode(before, run)) before.text += text;
    else tidy.push({ ...run, text });
    last = text;
  }
  return tidy;
}

function written({ text, source, code }: Run): string {
  if (source !== undefined) return source;
  return code && text.trim() ? codeOf(text.trim()) : escaped(text);
}

type Group = Mark | "link";

function holds(run: Run, group: Group, link: string): boolean {
  return group === "link" ? run.link !== "" && run.link === link : run.marks.has(group);
}

function beginning(next: Run | undefined, within: ReadonlySet<Group>): string {
  if (!next) return "";
  const begins = [...next.marks].some((mark) => !within.has(mark)) && /^\S/.test(next.text);
  return next.source ?? (begins ? "*" : next.text);
}

function grouped(runs: readonly Run[], within: ReadonlySet<Group>, before: string): string {
  let markdown = "";
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    if (!run) break;
    let widest: Group | null = null;
    let end = at;
    for (const group of ["link", "bold", "italic", "struck", "marked"] as const) {
      if (within.has(group) || !holds(run, group, run.link)) continue;
      let reach = at;
      while (reach < runs.length && holds(runs[reach] ?? run, group, run.link)) reach += 1;
      if (reach > end) [widest, end] = [group, reach];
    }
    if (!widest) {
      markdown += written(run);
      at += 1;
      continue;
    }
    const inner = grouped(runs.slice(at, end), new Set([...within, widest]), "");
    const after = beginning(runs[end], within);
    // An exclamation mark before a link would make it a picture.
    if (widest === "link") {
      if (markdown.endsWith("!")) markdown = `${markdown.slice(0, -1)}\\!`;
      markdown += linked(inner, run.link);
    } else markdown += marked(inner, widest, (before + markdown).slice(-4), after.slice(0, 4));
    at = end;
  }
  return markdown;
}

function linked(inner: string, address: string): string {
  const words = inner.replace(/\s*\n\s*/g, " ");
  const [, head = "", core = "", tail = ""] = /^(\s*)(.*?)(\s*)$/.exec(words) ?? [];
  if (!core) return words;
  if (core === escaped(address) || core === address) return `${head}<${address}>${tail}`;
  return `${head}[${linkWords(core)}](${destination(address)})${tail}`;
}

/** Marked words; by tags where signs would not be taken for marks. Marks do not reach over line breaks. */
function marked(inner: string, mark: Mark, before: string, after: string): string {
  const lines = inner.split("\n");
  return lines
    .map((line, index) => {
      const [, head = "", core = "", tail = ""] = /^(\s*)(.*?)(\s*)$/.exec(line) ?? [];
      if (!core) return line;
      const lead = (index === 0 ? before : "") + head;
      const rest = tail + (index === lines.length - 1 ? after : "");
      const sign = signs[mark];
      const whole = lead + sign + core + sign + rest;
      const opens = flankingOf(whole, lead.length, lead.length + sign.length).canOpen;
      const closing = lead.length + sign.length + core.length;
      const closes = flankingOf(whole, closing, closing + sign.length).canClose;
      const around = lead.at(-1) === sign[0] || rest[0] === sign[0];
      const within = core.startsWith(sign.charAt(0)) || core.endsWith(sign.charAt(0));
      const clear = !around && (!within || /^(\*+)[^*]+\1$/.test(core));
      return opens && closes && clear
        ? head + sign + core + sign + tail
        : `${head}<${tags[mark]}>${core}</${tags[mark]}>${tail}`;
    })
    .join("\n");
}

export function inlineMarkdown(runs: readonly Run[]): string {
  return grouped(tidied(runs), new Set(), "")
    .split("\n")
    .map((line) => escapedStart(line.trim()))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
}
