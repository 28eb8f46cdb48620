import { z } from "zod";

export type Grant = { email: string; expiryDate: Date };

/** Where a page of members lies: after or before an address, among those that begin with `search`. */
export type GrantPlace = { search: string; after: string | null; before: string | null };

export const GRANTS_A_PAGE = 50;

const text = z.string().max(320).catch("");

export function placeOf(parameters: URLSearchParams): GrantPlace {
  const of = (name: string) => text.parse(parameters.get(name) ?? "").toLowerCase();
  return { search: of("q").trim(), after: of("after") || null, before: of("before") || null };
}

/** The query of an address on the same page; empty values are left out. */
export function queryOf(values: Record<string, string | null>): string {
  const filled = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "?";
}

/** The first text that no text with this beginning reaches. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** What the administrator's page of members sends. An address is judged by `readAddress`. */
export const memberForm = z.object({ intent: z.enum(["add", "remove"]), email: z.string().default("") });
