import { useState } from "react";
import { isFull } from "~/core/indexed-db";
import type { Texts } from "../texts";

/** What a task says of itself: `run` shows what it ends with, or why it failed; what was written before that stays. */
export function useTold(t: Texts) {
  const [told, setTold] = useState("");
  const run = async (task: () => Promise<string>) => {
    setTold(t("tools.working"));
    setTold(await task().catch((error) => t(isFull(error) ? "tools.full" : "tools.failed")));
  };
  const progress = (done: number, all: number) => setTold(t("tools.progress", { done, all }));
  return { told, run, progress };
}
