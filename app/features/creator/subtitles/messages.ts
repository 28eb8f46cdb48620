import type { Choices, Conversion } from "./convert";

/** What the page asks of the converter. Without a text, the one asked about last is meant. */
export type Request = { id: number; text?: string; choices: Choices };

/** What the converter says: that it has started, and what became of a text. */
export type Answer = { kind: "ready" } | { kind: "converted"; id: number; conversion: Conversion };
