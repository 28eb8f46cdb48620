import type { FormProblems } from "~/core/form";
import type { App } from "~/ports/app";
import { type FocusPoint, LONGEST_SOURCE } from "../focus-points";
import { readConfig } from "../read-config.server";
import { saveConfig } from "../save-config.server";
import { type FocusRow, isComplete, pointsOf, wishOf } from "./focus-rows";
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
  app: Pick<App, "db" | "secrets" | "outside" | "now" | "newId" | "log">,
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
