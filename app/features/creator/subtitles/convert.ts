import { LONGEST_STARTING_TEXT } from "~/core/starting-text";
import { type Cue, chooseRows, cuesOf, isWrong, type Order, takesOneText } from "./reading/cues";
import { mendCues, mendCuesOfFile } from "./reading/mend";
import type { Skipped, Source, Transcript } from "./reading/row";
import { type Format, headOf, writeCue, writeMarkdown } from "./writing/write";

export type Choices = {
  format: Format;
  order: Order;
  /** Whether rows with one text become cues; null follows the source. */
  oneText: boolean | null;
  mended: boolean;
};

export type Conversion = {
  source: Source;
  cues: Cue[];
  /** Cues that the rules made and no player can show as they are, before mending. */
  wrong: number;
  skipped: (Skipped & { number: number })[];
  oneText: boolean;
  pieces: string[];
  /** Null if it is too long to be sent to the editor. */
  markdown: string | null;
};

const CUES_A_PIECE = 100;

export function convertTranscript(transcript: Transcript, choices: Choices): Conversion {
  const oneText = choices.oneText ?? takesOneText(transcript);
  const { rows, skipped } = chooseRows(transcript, oneText);
  const byTheRules = cuesOf(rows);
  const mendAll = transcript.source === "file" ? mendCuesOfFile : mendCues;
  const cues = choices.mended ? mendAll(byTheRules) : byTheRules;
  const written = cues.map((cue) => writeCue(cue, choices.format, choices.order));
  const pieces: string[] = [];
  for (let from = 0; from < written.length; from += CUES_A_PIECE) {
    const piece = written.slice(from, from + CUES_A_PIECE).join("");
    pieces.push(from === 0 ? headOf(choices.format) + piece : piece);
  }
  const length = cues.reduce((sum, { texts }) => sum + texts.join("").length, 0);
  const markdown = length <= LONGEST_STARTING_TEXT ? writeMarkdown(cues, choices.order) : null;
  return {
    source: transcript.source,
    cues,
    wrong: byTheRules.filter(isWrong).length,
    skipped: skipped.map((each, index) => ({ ...each, number: index + 1 })),
    oneText,
    pieces,
    markdown: markdown !== null && markdown.length <= LONGEST_STARTING_TEXT ? markdown : null,
  };
}

/** Without a text, the last one is meant. */
export type Request = { id: number; text?: string; choices: Choices };

export type Answer = { kind: "ready" } | { kind: "converted"; id: number; conversion: Conversion };
