import type { Resume } from "~/core/resume";
import { type Block, blocksOf } from "../export/sheet/blocks";
import { letterParagraphs } from "./letter";

/** What a letter is typeset from: the head of the resume that it goes with, then a block for each line of its text. */
export function letterBlocks(text: string, resume: Resume): Block[] {
  const lines = letterParagraphs(text).flatMap((paragraph) =>
    paragraph.map((line, index) => ({ line, apart: index === 0 })),
  );
  return [
    ...blocksOf({ ...resume, sections: [] }),
    ...lines.map(
      ({ line, apart }, index): Block => ({
        kind: "text",
        lines: [{ id: `letter-${index}`, text: line }],
        section: "other",
        apart,
      }),
    ),
  ];
}
