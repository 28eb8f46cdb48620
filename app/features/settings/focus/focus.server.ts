import { z } from "zod";
import type { FormProblems } from "~/core/form";
import { readSentOpml } from "~/core/opml";
import { recordOf } from "~/core/parse-unknown";
import type { Result } from "~/core/result";
import type { App } from "~/ports/app";
import { type FocusPoint, LONGEST_SOURCE } from "../focus-points";
import { readConfig } from "../read-config.server";
import { saveConfig } from "../save-config.server";
import { type FocusRow, focusRow, isComplete, pointsOf, wishOf } from "./focus-rows";
import { withFeeds } from "./opml";
import { defaultFocusPoints, worldFocus } from "./world-focus";

/** What the world's feed follows: what is saved, else the defaults, which this address answers for. */
export async function readFocus(
  app: Pick<App, "db" | "secrets" | "log">,
  provider: string,
): Promise<{ points: FocusPoint[]; isDefault: boolean }> {
  const saved = worldFocus.shape.safeParse(await readConfig(app, worldFocus));
  if (saved.success) return { points: saved.data.points, isDefault: false };
  return { points: defaultFocusPoints(provider), isDefault: true };
}

type SavedFocus =
  | { ok: true; points: FocusPoint[]; dropped: number }
  | { ok: false; problems: FormProblems; refused: string[] };

/** Saves what the world's feed follows. `refused` are the sources that the server may not ask. */
export async function saveFocus(
  app: Pick<App, "db" | "secrets" | "outside" | "services" | "now" | "newId" | "log">,
  administrator: string,
  rows: readonly FocusRow[],
): Promise<SavedFocus> {
  const { points, dropped, problems } = pointsOf(rows);
  const refused = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const bad = isComplete(row)
      ? wishOf(row).sources.filter((url) => url.length > LONGEST_SOURCE || !app.outside.check(url, true).ok)
      : [];
    for (const url of bad) refused.add(url);
    if (bad.length > 0) problems[`points[${index}].sources`] = ["config.badAddress"];
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, refused: [...refused] };
  const saved = await saveConfig(app, administrator, worldFocus, { points });
  return saved.ok ? { ok: true, points, dropped } : { ...saved, refused: [...refused] };
}

type Import = { rows: FocusRow[]; target: number; opml: string; file?: File | string };

/** The rows with the feeds of the chosen file, or of the text that was pasted. */
export async function importOpml({
  rows,
  target,
  ...sent
}: Import): Promise<Result<{ rows: FocusRow[]; added: number }>> {
  const read = await readSentOpml(sent);
  if (!read.ok) return read;
  return { ok: true, ...withFeeds(rows, read.feeds, Math.min(target, rows.length - 1)) };
}

const entries = z
  .array(z.string())
  .default([])
  .transform((list) => list.join("\n"));
const rows = z.array(focusRow.extend({ words: entries, must: entries, not: entries, sources: entries }));

/** The rows that a call means; null where it has not their shape. What one does not send stays as it is stored for its tag. */
export function sentRows(sent: unknown, stored: readonly FocusPoint[]): FocusRow[] | null {
  const known = [...stored, ...defaultFocusPoints("")];
  const points = Array.isArray(sent) ? sent.map(recordOf) : null;
  const whole = points?.map((point) => {
    const lang = /\p{Script=Han}/u.test(String(point.tag_name)) ? "zh" : "en";
    const before = known.find(({ tag_id }) => tag_id === String(point.tag_id).trim());
    return { lang, tag_name: "", provider: "", ...before, ...point };
  });
  return rows.safeParse(whole).data ?? null;
}
