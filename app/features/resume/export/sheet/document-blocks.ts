import { markdownBlocks } from "../../reading/html-blocks";
import type { Block } from "./blocks";

/** Of the interview sheet topics are headings, questions entries, and answers text whose label is bold. */
export function documentBlocks(markdown: string): Block[] {
  return markdownBlocks(markdown).map(({ text, heading, bullet, lead }, index): Block => {
    const lines = [{ id: `m${index + 1}`, text }];
    if (heading === 1) return { kind: "name", lines };
    if (heading === 2) return { kind: "heading", lines, section: "other" };
    if (heading !== null) return { kind: "entry", lines, dates: null, place: null, section: "other" };
    return { kind: bullet ? "bullet" : "text", lines, section: "other", lead };
  });
}
