import * as z from "zod/mini";
import { locales } from "./locale";

export const embedModels = ["basic_local", "basic_cloud", "advanced_local", "advanced_cloud"] as const;
export const quoteStyles = ["default", "mindfulness", "humor", "english", "custom"] as const;
export const themes = ["bing", "car", "women", "men", "anime", "dynamic", "18"] as const;

export type EmbedModel = (typeof embedModels)[number];
export type QuoteStyle = (typeof quoteStyles)[number];
export type MemwinkTheme = (typeof themes)[number];

export const TEMPLATE_LENGTH = 8000;
export const FOCUS_PROMPT_LENGTH = 2000;

/** The id of every copy of the extension, which follows from the key in its manifest. */
export const EXTENSION_ID = "mpedpdpiedgdklhhigfkebjofjbegnno";

/** The id of a copy from a store, which gives one of its own and names it in the address of its page. */
export function storeIdIn(link: string): string | null {
  return /[a-p]{32}/.exec(link)?.[0] ?? null;
}

/** Where the site keeps the extension for its download, and what it says of it. */
export const DOWNLOAD = "/downloads/memwink.zip";
export const DOWNLOAD_FACTS = "/downloads/memwink.json";

/** What the site says of its download: the site that it was built for, and the changes of the latest version. */
export const downloadFacts = z.object({
  version: z.string(),
  origin: z.string().check(z.refine((origin) => URL.canParse(origin))),
  bytes: z.number(),
  changes: z.object({ zh: z.array(z.string()), en: z.array(z.string()) }),
});

export type DownloadFacts = z.infer<typeof downloadFacts>;

const numbers = (version: string) => version.split(".").map(Number);

/** Whether a version comes after another: 1.10.0 after 1.9.3. */
export function isNewer(version: string, than: string): boolean {
  const other = numbers(than);
  const at = numbers(version).findIndex((number, place) => number !== (other[place] ?? 0));
  return at >= 0 && (numbers(version)[at] ?? 0) > (other[at] ?? 0);
}

/** A zip with this in this file is an exported library, which the extension takes in. */
export const LIBRARY_FORMAT = "memwink-1";
export const LIBRARY_FORMAT_FILE = "format.txt";

/** Nothing that a member can set is as large. */
export const MESSAGE_CHARACTERS = 64 * 1024;

/** What the settings page may send to the extension, and what it is answered. The number is shown on both sides. */
export const settingsMessage = z.strictObject({
  type: z.literal("settings"),
  v: z.literal(1),
  nonce: z.string().check(z.regex(/^\d{4}$/)),
  /** Until when Pro counts, in milliseconds; null without it. */
  proUntil: z.nullable(z.number()),
  settings: z.strictObject({
    language: z.enum(locales),
    theme: z.enum(themes),
    quoteStyle: z.enum(quoteStyles),
    quoteTemplate: z.string().check(z.maxLength(TEMPLATE_LENGTH)),
    genPrompt: z.string().check(z.maxLength(TEMPLATE_LENGTH)),
    qaPrompt: z.string().check(z.maxLength(TEMPLATE_LENGTH)),
    embedModel: z.enum(embedModels),
    /** The feed that the news come from, whether it is one's own radar, and the world's subject that counts without Pro. */
    news: z.strictObject({
      tag: z.string().check(z.maxLength(200)),
      name: z.string().check(z.maxLength(200)),
      isOwn: z.boolean(),
      worldTag: z.string().check(z.maxLength(200)),
      worldName: z.string().check(z.maxLength(200)),
    }),
  }),
});

export const helloMessage = z.strictObject({ type: z.literal("hello"), v: z.literal(1) });

export type SettingsMessage = z.infer<typeof settingsMessage>;
export type SentSettings = SettingsMessage["settings"];

/** What the extension answers its own site: who it is, or what became of settings. */
export type ExtensionAnswer =
  | { ok: true; version: string; receivedAt: number | null; nonce: string | null }
  | { ok: false; reason: "origin" | "shape" | "size" | "storage" };
