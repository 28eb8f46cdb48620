import type { Choices, Conversion } from "./convert";

/** Without a text, the last one is meant. */
export type Request = { id: number; text?: string; choices: Choices };

export type Answer = { kind: "ready" } | { kind: "converted"; id: number; conversion: Conversion };
