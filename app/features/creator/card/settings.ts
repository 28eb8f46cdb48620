import { z } from "zod";
import { formats } from "./size";

export const cardStyles = ["gradient", "minimal", "business"] as const;
export const fontSizes = ["small", "base", "large", "xl"] as const;
export const tones = ["light", "dark"] as const;

/** The most characters one set of cards is made of; more is no card any more, and stays in the text. */
export const LONGEST_CARD_TEXT = 20_000;

export const DEFAULT_BRAND = "YourBrand";

/** What a card looks like. A damaged or missing value falls back to its default alone. */
export const cardSettings = z.object({
  style: z.enum(cardStyles).catch("gradient"),
  brand: z.string().max(200).catch(DEFAULT_BRAND),
  fontSize: z.enum(fontSizes).catch("base"),
  format: z.enum(formats).catch("auto"),
  tone: z.enum(tones).catch("light"),
  source: z.string().max(500).catch(""),
  showDate: z.boolean().catch(true),
});

export type CardSettings = z.infer<typeof cardSettings>;
export type CardStyle = CardSettings["style"];

export const defaultSettings: CardSettings = cardSettings.parse({});

/** The text in the editor, and the one it took the place of when another page handed a text over. */
export const keptText = z.object({ text: z.string(), previous: z.string().nullable() });

export type KeptText = z.infer<typeof keptText>;
