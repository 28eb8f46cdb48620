export type PartKind = "layout" | "segment" | "stamp" | "words" | "chapter" | "row" | "cell";

/** How an element parts the text in it from the text around it: always, only from elements beside it, or not at all. */
export type Edge = "block" | "among" | "none";

const leftOut = new Set(
  "script style template noscript svg math head title textarea select iframe object canvas audio video".split(
    " ",
  ),
);
const phrasing = new Set("b i em strong u s mark small sub sup font code wbr ruby rb rt rp img".split(" "));
const among = new Set(
  "span a time button label abbr cite q data var kbd samp dfn bdi bdo ins del output".split(" "),
);
const forScreenReaders = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|.*A11yLabel)$/;
const pictures = /^(?:material-icons|material-symbols)/;
const stamp = /^(?:segment-timestamp|.*TranscriptSegmentViewModelTimestamp)$/;
const words = /^(?:segment-text|ytAttributedStringHost|yt-core-attributed-string)$/;
const timeName = /(?:^|[-_])(?:time|timestamp|time-?code)(?:$|[-_])|[a-z]Time(?:stamp|code)?$/;
const padding = /^(?:[\w-]+:)*!?p[xy]?-./;
const flex = /^(?:[\w-]+:)*!?(?:inline-)?flex$/;
const gap = /^(?:[\w-]+:)*!?gap-./;

/** Pictures made of letters count as hidden. */
export function isHidden(tag: string, attributes: Record<string, string>, classes: string[]): boolean {
  return (
    leftOut.has(tag) ||
    "hidden" in attributes ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? "") ||
    classes.some((name) => forScreenReaders.test(name) || pictures.test(name))
  );
}

/** The part of a transcript that an element is: by YouTube's markup until 2025 and of 2026, the specification's rows, tables. */
export function kindOfPart(
  tag: string,
  attributes: Record<string, string>,
  classes: string[],
): PartKind | null {
  if (tag === "tr") return "row";
  if (tag === "td" || tag === "th") return "cell";
  if (tag === "ytd-transcript-segment-renderer" || tag.endsWith("transcript-segment-view-model"))
    return "segment";
  if (tag === "ytd-transcript-section-header-renderer" || tag.endsWith("timeline-chapter-view-model"))
    return "chapter";
  if (classes.some((name) => stamp.test(name))) return "stamp";
  if (attributes.role === "text" || classes.some((name) => words.test(name))) return "words";
  const isLayout = [padding, flex, gap].every((each) => classes.some((name) => each.test(name)));
  return isLayout ? "layout" : null;
}

export function isTimed(tag: string, classes: string[]): boolean {
  return tag === "time" || classes.some((name) => timeName.test(name));
}

export function edgeOf(tag: string, kind: PartKind | null): Edge {
  if (kind) return "block";
  if (phrasing.has(tag)) return "none";
  return among.has(tag) ? "among" : "block";
}
