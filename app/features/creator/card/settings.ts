import { oneOf, recordOf } from "~/core/parse-unknown";
import { type Format, formats } from "./size";

export const cardStyles = ["gradient", "minimal", "business"] as const;
export const fontSizes = ["small", "base", "large", "xl"] as const;
export const tones = ["light", "dark"] as const;

/** The most characters one set of cards is made of; more is no card any more, and stays in the text. */
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

/**
 * The text in the editor; the one that another page handed over last, and the person's own that this took the place of.
 * `beside` is what another tab wrote meanwhile.
 */
export type KeptText = {
  text: string;
  previous: string | null;
  handed: string | null;
  beside: string | null;
};

/** What is kept at hand when a text is handed over: a person's own words, never in exchange for other pages' untouched ones. */
export function previousAfter({ text, previous, handed }: Omit<KeptText, "beside">): string | null {
  const isOwn = text.trim() !== "" && (text !== handed || previous === null);
  return isOwn ? text : previous;
}

/**
 * The text of another tab to keep at hand, given what all tabs share now. `seen` is what this tab knew to be there: it
 * wrote that itself, or has looked at it before.
 */
export function besideAfter({ text, beside }: KeptText, shared: string, seen: string | null): string | null {
  if (shared === seen) return beside;
  return shared === text || shared.trim() === "" ? null : shared;
}

function words(given: unknown, longest: number): string | undefined {
  return typeof given === "string" ? given.slice(0, longest) : undefined;
}

/** Settings as they were kept; a damaged or missing one falls back to its default alone. */
export function settingsFrom(kept: unknown): CardSettings {
  const given = recordOf(kept);
  const { style, brand, fontSize, format, tone, source, showDate } = defaultSettings;
  return {
    style: oneOf(cardStyles, given.style) ?? style,
    brand: words(given.brand, 200) ?? brand,
    fontSize: oneOf(fontSizes, given.fontSize) ?? fontSize,
    format: oneOf(formats, given.format) ?? format,
    tone: oneOf(tones, given.tone) ?? tone,
    source: words(given.source, 500) ?? source,
    showDate: typeof given.showDate === "boolean" ? given.showDate : showDate,
  };
}

/** A text as it was kept; what of it is damaged or missing is as at the beginning. */
export function textFrom(kept: unknown): KeptText {
  const { text, previous, handed, beside } = recordOf(kept);
  return {
    text: typeof text === "string" ? text : "",
    previous: typeof previous === "string" ? previous : null,
    handed: typeof handed === "string" ? handed : null,
    beside: typeof beside === "string" ? beside : null,
  };
}
