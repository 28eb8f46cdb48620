import { z } from "zod";

const draftShape = z.object({
  id: z.string().min(1),
  title: z.string(),
  text: z.string(),
  /** Counts the saves; a save that knows an older one did not see the newest text. */
  revision: z.number().int().nonnegative(),
  /** The session that saved last. */
  writer: z.string(),
  updatedAt: z.number(),
  deletedAt: z.number().nullable(),
});

export type Draft = z.infer<typeof draftShape>;

const reasonShape = z.enum(["session", "interval", "shrink", "restore", "conflict", "recovery"]);

/** Why a version was kept. */
export type VersionReason = z.infer<typeof reasonShape>;

/** What is known of a version without reading its text; times in milliseconds, length in UTF-16 units. */
export type Version = { draft: string; at: number; id: string; length: number; reason: VersionReason };

const keyShape = z.array(z.union([z.string(), z.number()]));

export type Key = z.infer<typeof keyShape>;

const versionKeyShape = z.tuple([
  z.literal("version"),
  z.string(),
  z.number(),
  z.string(),
  z.number(),
  reasonShape,
]);

const versionShape = z.object({ text: z.string() });

export function parseDraft(value: unknown): Draft | null {
  return draftShape.safeParse(value).data ?? null;
}

/** A key from its JSON; null if it is none. */
export function parseKey(json: string): Key | null {
  try {
    return keyShape.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The version that a key stands for: the key holds all but the text, so that a list need not read any. */
export function parseVersionKey(key: unknown): Version | null {
  const parsed = versionKeyShape.safeParse(key).data;
  if (!parsed) return null;
  const [, draft, at, id, length, reason] = parsed;
  return { draft, at, id, length, reason };
}

export function versionKey({ draft, at, id, length, reason }: Version): Key {
  return ["version", draft, at, id, length, reason];
}

export function parseVersionText(value: unknown): string | null {
  return versionShape.safeParse(value).data?.text ?? null;
}

const withTextShape = z.object({ text: z.string() });

/** What can still be read of a damaged record, as text; empty if nothing. */
export function rawTextOf(value: unknown): string {
  if (typeof value === "string") return value;
  const text = withTextShape.safeParse(value).data?.text;
  if (text !== undefined) return text;
  return value === undefined || value === null ? "" : (JSON.stringify(value, null, 2) ?? "");
}

const LONGEST_TITLE = 80;

/** The first heading of a text, else its first line with words, without the marks of Markdown; empty for a blank text. */
export function titleOf(text: string): string {
  const start = text.slice(0, 20_000);
  const line = /^ {0,3}#{1,6}[ \t]+(.*\S)/m.exec(start)?.[1] ?? /^.*[\p{L}\p{N}].*$/mu.exec(start)?.[0] ?? "";
  const plain = line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[\s>*+-]+(?=\S)|[*_`~#]+/g, "")
    .trim();
  const letters = [...plain];
  return letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join("")}…` : plain;
}

const rescueShape = draftShape
  .pick({ text: true, writer: true })
  .extend({ draft: z.string().min(1), base: z.number(), at: z.number() });

/** A text that could not be stored before its page went away; `base` is the revision that it was written upon. */
export type Rescue = z.infer<typeof rescueShape>;

export function parseRescue(value: unknown): Rescue | null {
  return rescueShape.safeParse(value).data ?? null;
}

const messageShape = z.object({ kind: z.enum(["ask", "yielded"]), draft: z.string(), from: z.string() });

/** What tabs tell each other: one asks for a draft, the other has saved it and lets go. */
export type TabMessage = z.infer<typeof messageShape>;

export function parseTabMessage(value: unknown): TabMessage | null {
  return messageShape.safeParse(value).data ?? null;
}
