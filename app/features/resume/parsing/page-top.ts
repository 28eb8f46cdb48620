import { labelsIn } from "../lexicon/contact-labels";
import { linksIn, phonesIn } from "../lexicon/contact-patterns";
import { isAddress, isPlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { type Item, itemsOf, type Setting } from "./paragraphs";

const mostContactLines = 8;

/** Prose above the first heading is a summary; without any heading, contact lines end at the last way to reach the person. */
export function splitTop(
  top: ExtractedLine[],
  setting: Setting,
  headed: boolean,
): { contact: ExtractedLine[]; summary: ExtractedLine[]; rest: ExtractedLine[] } {
  const within = headed ? top : top.slice(0, mostContactLines);
  const reaches = within.findLastIndex((line) => /@|https?:|www\.|\d{7}|\d{3}[ -]\d{4}/.test(line.text));
  const short = top.slice(reaches + 1).filter((line) => line.text.length < 60);
  const end = headed && short.length <= mostContactLines ? top.length : Math.max(reaches + 1, headed ? 3 : 1);
  const above = withWholeHeadlines(top.slice(0, end), setting);
  const summary = proseOf(above, setting);
  return { contact: above.filter((line) => !summary.includes(line)), summary, rest: top.slice(end) };
}

const longestHeadline = 220;

/** "Director of Operations | Cold Chain | Continuous" above "Improvement": what somebody is in words that marks part, and no sentence. */
function isHeadline({ text, lines, bullet }: Item): boolean {
  const parts = text.split(/(?<!\s)\s+[|•·]\s+/);
  return (
    !bullet &&
    lines.length > 1 &&
    text.length <= longestHeadline &&
    parts.length > 1 &&
    roleOf(parts[0] ?? "") === "title" &&
    !lines.slice(1).some((line) => isPlace(line.text.split(/(?:(?<!\s)\s+)?[|•·\t]\s*/, 1).join(""))) &&
    !/[.!?]$|\d{7}|@[^\s@]+\./.test(text)
  );
}

function withWholeHeadlines(lines: ExtractedLine[], setting: Setting): ExtractedLine[] {
  const items = itemsOf(lines.slice(0, mostContactLines), setting).filter(isHeadline);
  return lines.flatMap((line) => {
    const item = items.find((one) => one.lines.includes(line));
    if (!item) return [line];
    return item.first === line ? [{ ...line, text: item.text }] : [];
  });
}

export function proseOf(lines: ExtractedLine[], setting: Setting): ExtractedLine[] {
  return itemsOf(lines, setting)
    .filter(isProse)
    .filter((item) => !/@|https?:|www\.|\w\.(?:com|cn|io|org|net)\/|\d{7}/.test(item.text))
    .filter((item) => !item.lines.some(isFact) && !isLabelled(item.text))
    .flatMap((item) => item.lines);
}

/** A number, a web or a postal address alone on its line is no prose, however close the next one stands. */
function isFact({ text }: ExtractedLine): boolean {
  const isSite = () => linksIn(text).some((link) => link.text === text.trim());
  return text.length < 80 && (phonesIn(text).length > 0 || isAddress(text) || isSite());
}

/** A paragraph of a number and labels is lines of facts that stand close: "Address: … Mobile: …". */
function isLabelled(text: string): boolean {
  const labels = labelsIn(text.slice(0, 600)).filter(({ text: label }) => /[:：]/.test(label));
  return labels.length > 1 && text.length < labels.length * 60;
}

/** Two short lines are a name or a title that wrapped. */
const shortestProse = 30;

function isProse({ bullet, lines, text }: Item): boolean {
  const han = /\p{Script=Han}/u.test(text);
  const wraps = lines.length > 1 && (han || text.length > shortestProse);
  return bullet || wraps || text.length > (han ? 50 : 120);
}
