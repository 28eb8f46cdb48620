import type { App } from "~/ports/app";
import { GLOBAL } from "../config-types";
import type { FocusPoint } from "../focus-points";
import { readConfig } from "../read-config.server";
import { defaultFocusPoints, worldFocus } from "./world-focus";

/** What the world's feed follows: what is saved, else the defaults, which this address answers for. */
export async function readFocus(
  app: Pick<App, "db" | "secrets" | "log">,
  provider: string,
): Promise<{ points: FocusPoint[]; isDefault: boolean }> {
  const saved = worldFocus.shape.safeParse(await readConfig(app, GLOBAL, worldFocus));
  if (saved.success) return { points: saved.data.points, isDefault: false };
  return { points: defaultFocusPoints(provider), isDefault: true };
}
