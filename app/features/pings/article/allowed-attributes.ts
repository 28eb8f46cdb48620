import { escapeHtml } from "~/core/markdown/escape";

type Attributes = Record<string, string | undefined>;

const LONGEST_ADDRESS = 2000;
const LONGEST_WORDS = 500;

/** The attributes of an element as they are written; null where it is worth nothing without one that it lacks. */
export function attributesOf(name: string, given: Attributes): string | null {
  if (name === "a") return linkOf(given);
  if (name === "img") return pictureOf(given);
  if (name === "abbr") return written({ title: wordsOf(given.title) });
  if (name === "q") return written({ cite: addressOf(given.cite, webSchemes) });
  if (name === "ol") return written({ start: numberOf(given.start) });
  if (name === "time") return written({ datetime: timeOf(given.datetime) });
  if (name === "td" || name === "th") return cellOf(given);
  return "";
}

const webSchemes = ["http:", "https:"];
const linkSchemes = [...webSchemes, "mailto:"];

function linkOf({ href, title }: Attributes): string | null {
  const address = addressOf(href, linkSchemes);
  if (!address) return null;
  return written({ href: address, title: wordsOf(title), rel: "noopener noreferrer nofollow ugc" });
}

/** Pictures come over https alone, whatever is written: a browser would not show them otherwise. */
function pictureOf({ src, alt, title, width, height }: Attributes): string | null {
  const address = addressOf(src?.replace(/^\s*http:/i, "https:"), ["https:"]);
  const isPixel = [width, height].some((side) => side !== undefined && Number.parseInt(side, 10) <= 1);
  if (!address || isPixel) return null;
  return written({
    src: address,
    alt: wordsOf(alt) ?? "",
    title: wordsOf(title),
    width: numberOf(width),
    height: numberOf(height),
    loading: "lazy",
    decoding: "async",
    referrerpolicy: "no-referrer",
  });
}

function cellOf({ colspan, rowspan, style }: Attributes): string {
  const [, align] = /^text-align: ?(left|center|right);?$/.exec(style?.trim() ?? "") ?? [];
  return written({
    colspan: numberOf(colspan, 3),
    rowspan: numberOf(rowspan, 3),
    style: align && `text-align:${align}`,
  });
}

/** An absolute address of one of these schemes. Who it leads to stands in plain sight: no name and password before the host. */
function addressOf(value: string | undefined, schemes: readonly string[]): string | undefined {
  const trimmed = value?.trim() ?? "";
  if (trimmed === "" || trimmed.length > LONGEST_ADDRESS || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const isPlain = url.username === "" && url.password === "";
  return schemes.includes(url.protocol) && isPlain ? url.href : undefined;
}

function numberOf(value: string | undefined, digits = 4): string | undefined {
  const number = /^(\d{1,4})(?:px)?$/.exec(value?.trim() ?? "")?.[1];
  return number && number.length <= digits ? number : undefined;
}

function timeOf(value: string | undefined): string | undefined {
  return value && /^[\w:.+-]{1,40}$/.test(value) ? value : undefined;
}

function wordsOf(value: string | undefined): string | undefined {
  return value && value.length <= LONGEST_WORDS ? plainCharacters(value) : undefined;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`))
    .join("");
}

const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Without the control characters that browsers drop or replace. */
export function plainCharacters(text: string): string {
  return text.toWellFormed().replace(controls, "");
}
