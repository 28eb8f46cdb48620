import type { Result } from "~/core/result";
import type { AnalystRefusal } from "./analyst";

/** A stretch of a page under its number. `line` counts the lines of the page. */
export type NumberedSegment = { id: number; line: number; text: string };

export type LabelQuestion = { segments: NumberedSegment[] };

/** Says what the segments of a page are. It adds no word to them: whoever asks assembles them. */
export type Labeller = {
  name: "openai";
  /** Labels as it gave them: "26-27 D". */
  label(question: LabelQuestion, signal: AbortSignal): Promise<Result<{ labels: string[] }, AnalystRefusal>>;
};
