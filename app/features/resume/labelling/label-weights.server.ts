import type { App } from "~/ports/app";
import { openWeights, type Weights } from "./weights";

const WEIGHTS_PATH = "/learned/resume-labels.bin";

let opened: Weights | null = null;

/** The learned weights, fetched from the static files when they are first needed and kept as long as the worker lives. */
export async function labelWeights({ asset }: Pick<App, "asset">): Promise<Weights> {
  opened ??= openWeights(await asset(WEIGHTS_PATH));
  return opened;
}
