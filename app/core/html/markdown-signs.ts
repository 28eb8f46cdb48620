import { isCjk, pointAt, pointBefore } from "../markdown/cjk";

const invisible =
  /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|(?![\t\n\r])\p{Cc}/gu;

/** Without what no reader sees: control, direction and tag characters, which hide words from people and not from models. */
export function visibleCharacters(text: string): string {
  return text.toWellFormed().replace(invisible, "");
}

/** White space as a page shows it; a line end between Chinese characters is one of the source alone. */
export function collapseSpace(text: string): string {
  return visibleCharacters(text).replace(/\s+/g, (space, at: number, all: string) => {
    const between = isCjk(pointBefore(all, at)) && isCjk(pointAt(all, at + space.length));
    return between && space.includes("\n") ? "" : " ";
  });
}

/** A line that would begin a list, heading, quote, table or divider begins one no more. */
export function escapeStart(line: string): string {
  return line.replace(
    /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=[-+](?:[\s:|-]|$)|\*(?:\s|$)|#{1,6}(?:\s|$)|=+\s*$|>|:-|\|))/,
    "$&\\",
  );
}

export function linkDestination(address: string): string {
  return address
    .replace(/\s/g, encodeURIComponent)
    .replace(/[\\()<>|`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=[#\w]{1,40};)/g, "&amp;");
}

/** One backtick more than any run of the text has, and at least so many. */
export function fenceFor(text: string, least: number): string {
  let length = least;
  for (const [run] of text.matchAll(/`+/g)) length = Math.max(length, run.length + 1);
  return "`".repeat(length);
}
