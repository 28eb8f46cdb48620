import type { Relevance } from "./score";

export function reasonOf({ matched }: Relevance, _sources: number, _lang: "zh" | "en"): string {
  return matched.join(", ");
}
