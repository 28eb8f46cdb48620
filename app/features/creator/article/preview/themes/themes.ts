import { classic } from "./classic";
import { clean } from "./clean";
import { ink } from "./ink";
import type { ThemeId } from "./theme-ids";

const sheets: Record<ThemeId, string> = { classic, clean, ink };

/** Tag and class selectors and plain values only: every rule is written into the elements when an article is copied. Light also
 * in the dark interface, because readers meet the article on WeChat's white. */
export function themeCss(id: ThemeId): string {
  return sheets[id];
}
