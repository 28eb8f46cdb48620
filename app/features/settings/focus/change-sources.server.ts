import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type FocusPoint, LONGEST_SOURCE } from "../focus-points";
import { saveConfig } from "../save-config.server";
import { readFocus } from "./focus.server";
import { withoutSource, withReplacement, withSource } from "./point-sources";
import { worldFocus } from "./world-focus";

type Changing = Pick<App, "db" | "secrets" | "outside" | "services" | "now" | "newId" | "log" | "adminEmail">;

export type SourceEdit =
  | { kind: "add"; tagId: string; url: string }
  | { kind: "replace"; from: string; to: string }
  | { kind: "drop"; url: string };

/** Changes one source in every focus point that it concerns, and saves them as the page of focus points does. Gives their names. */
export async function changeSources(
  app: Changing,
  administrator: string,
  edit: SourceEdit,
): Promise<Result<{ changed: string[] }>> {
  const address = edit.kind === "replace" ? edit.to : edit.url;
  const isUsable = address.length <= LONGEST_SOURCE && app.outside.check(address, true).ok;
  if (edit.kind !== "drop" && !isUsable) return refuse("config.badAddress");
  const { points } = await readFocus(app, app.adminEmail ?? "");
  const edited = editedPoints(points, edit);
  const changed = edited.filter((point, index) => point !== points[index]).map(({ tag_name }) => tag_name);
  if (changed.length === 0) return refuse("focus.sourceUnchanged");
  const saved = await saveConfig(app, administrator, worldFocus, { points: edited });
  if (saved.ok) return { ok: true, changed };
  const [problem] = Object.values(saved.problems).flat();
  return refuse(problem ?? "form.invalid");
}

function editedPoints(points: readonly FocusPoint[], edit: SourceEdit): FocusPoint[] {
  if (edit.kind === "add") return withSource(points, edit.tagId, edit.url);
  return edit.kind === "replace"
    ? withReplacement(points, edit.from, edit.to)
    : withoutSource(points, edit.url);
}
