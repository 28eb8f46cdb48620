import { oneOf, recordOf } from "~/core/parse-unknown";
import { type Format, formats } from "./size";

export const cardStyles = ["gradient", "minimal", "business"] as const;
export const fontSizes = ["small", "base", "large", "xl"] as const;
export const tones = ["light", "dark"] as const;

export const LONGEST_CARD_TEXT = 20_000;

export type CardStyle = (typeof cardStyles)[number];

export type CardSettings = {
  style: CardStyle;
  brand: string;
  fontSize: (typeof fontSizes)[number];
  format: Format;
  tone: (typeof tones)[number];
  source: string;
  showDate: boolean;
};

export const defaultSettings: CardSettings = {
  style: "gradient",
  brand: "YourBrand",
  fontSize: "base",
  format: "auto",
  tone: "light",
  source: "",
  showDate: true,
};

/** `shared` is what another page or a file shared last, `previous` the own text that this replaced, `otherTab` what another tab wrote. */
export type StoredText = {
  text: string;
  shared: string | null;
  previous: string | null;
  otherTab: string | null;
};

/** Own words can be brought back, but not in exchange for another page's untouched ones. */
export function previousAfter({ text, previous, shared }: Omit<StoredText, "otherTab">): string | null {
  const isOwn = text.trim() !== "" && (text !== shared || previous === null);
  return isOwn ? text : previous;
}

/** The other tab's text to offer, given what all tabs store now; `seen` is what this tab wrote or read there last. */
export function otherTabAfter(
  { text, otherTab }: StoredText,
  stored: string,
  seen: string | null,
): string | null {
  if (stored === seen) return otherTab;
  return stored === text || stored.trim() === "" ? null : stored;
}

function textUpTo(longest: number, value: unknown): string | undefined {
  return typeof value === "string" ? value.slice(0, longest) : undefined;
}

/** A damaged or missing setting falls back to its default alone. By hand: zod/mini is 8.5 KB gz that this page loads first. */
export function settingsFrom(stored: unknown): CardSettings {
  const read = recordOf(stored);
  const { style, brand, fontSize, format, tone, source, showDate } = defaultSettings;
  return {
    style: oneOf(cardStyles, read.style) ?? style,
    brand: textUpTo(200, read.brand) ?? brand,
    fontSize: oneOf(fontSizes, read.fontSize) ?? fontSize,
    format: oneOf(formats, read.format) ?? format,
    tone: oneOf(tones, read.tone) ?? tone,
    source: textUpTo(500, read.source) ?? source,
    showDate: typeof read.showDate === "boolean" ? read.showDate : showDate,
  };
}

/** Also reads the names of earlier versions, `handed` and `beside`. */
export function textFrom(stored: unknown): StoredText {
  const { text, previous, handed, shared = handed, beside, otherTab = beside } = recordOf(stored);
  const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    text: textOrNull(text) ?? "",
    shared: textOrNull(shared),
    previous: textOrNull(previous),
    otherTab: textOrNull(otherTab),
  };
}
