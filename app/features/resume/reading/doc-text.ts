import { u16 } from "~/core/bytes";
import type { DocFile, Piece } from "./doc-file";
import { type DocRun, formatParagraph, formatRun } from "./doc-format";
import {
  type Changes,
  characterStretches,
  paragraphStretches,
  type Stretch,
  stretchAt,
} from "./doc-properties";
import { type DocStyles, readDocLists, readDocStyles } from "./doc-styles";
import {
  DEEPEST_FIELD,
  type Field,
  LINK_FIELD,
  OFF_PAGE_INDENT,
  PAGE_FIELD,
  SOME_FILL,
  withBackground,
  wordRunOf,
} from "./docx-format";
import type { Region } from "./extracted";
import { paragraphsOfRow } from "./word-rows";
import type { WordParagraph, WordRun } from "./word-text";

/** A stretch of the document that is read as one: body, notes, one header. Ends are character positions. */
export type Story = { region: Region; from: number; to: number };

type StoryReader = {
  read(story: Story): WordParagraph[];
  counts: { tables: number; pictures: number; shapes: number };
};

const CELL_END = "\x07";
const PARAGRAPH_ENDS = ["\r", CELL_END, "\x0c"];
const PICTURE = "\x01";
const SHAPE = "\x08";
const FIELD_BEGIN = "\x13";
const FIELD_SEPARATOR = "\x14";
const FIELD_END = "\x15";
/** Control characters that stand for something that is seen ([MS-DOC] 2.4.1 and 2.8.25). */
const SHOWN: Record<string, string> = { "\t": "\t", "\x0b": "\n", "\x0e": "\n", "\x1e": "-" };

export function createStoryReader(file: DocFile): StoryReader {
  const styles = readDocStyles(file);
  const isItem = readDocLists(file);
  const runStretches = characterStretches(file);
  const stretches = paragraphStretches(file);
  const counts = { tables: 0, pictures: 0, shapes: 0 };

  function readRuns(
    from: number,
    to: number,
    style: number,
    addText: (text: string, run: DocRun) => void,
  ): void {
    for (let at = from; at < to; ) {
      const piece = pieceAt(file.pieces, at);
      if (!piece) return;
      const place = piece.at + (at - piece.start) * piece.width;
      const stretch = stretchAt(runStretches, place);
      const length = Math.max(Math.floor((stretch.to - place) / piece.width), 1);
      const end = Math.min(to, piece.end, at + length);
      addText(file.text.slice(at, end), resolveRun(styles, style, stretch.changes));
      at = end;
    }
  }

  function readParagraph(from: number, end: number, region: Region, fields: Field[]) {
    const mark = markAt(stretches, file.pieces, end);
    const style = u16(mark.changes, 0);
    const format = formatParagraph(styles.paragraph(style), mark.changes.subarray(2));
    const runs: WordRun[] = [];
    const links: string[] = [];
    readRuns(from, end, style, (raw, run) => {
      for (const character of raw) if (character === PICTURE) counts.pictures++;
      for (const character of raw) if (character === SHAPE) counts.shapes++;
      const text = run.deleted ? "" : shownText(raw, run, fields, links);
      if (text !== "") runs.push(wordRunOf(text, run, format.shade));
    });
    while (fields.at(-1)?.showsResult === false) fields.pop();
    const listed = format.heading === null && isItem(format.list, format.level);
    const offPage = Math.abs(format.indent) > OFF_PAGE_INDENT;
    const { heading, indent } = format;
    const paragraph: WordParagraph = { runs, links, heading, listed, indent, offPage, region };
    return { paragraph, format };
  }

  function read(story: Story): WordParagraph[] {
    const paragraphs: WordParagraph[] = [];
    const fields: Field[] = [];
    let cells: WordParagraph[][] = [];
    let cell: WordParagraph[] = [];
    let inTable = false;
    for (let from = story.from; from < story.to; ) {
      const end = paragraphEnd(file.text, from, story.to);
      const endsCell = file.text[end] === CELL_END;
      const { paragraph, format } = readParagraph(from, end, story.region, fields);
      from = end + 1;
      if (format.inTable || endsCell) {
        if (!inTable) counts.tables++;
        inTable = true;
        if (format.endsRow) {
          const row = paragraphsOfRow(cells.map((one) => ({ paragraphs: one, spansRows: false })));
          paragraphs.push(...(format.shadesCells ? row.map((item) => withBackground(item, SOME_FILL)) : row));
          cells = [];
          continue;
        }
        cell.push(paragraph);
        if (endsCell) cells.push(cell.splice(0));
        continue;
      }
      paragraphs.push(...cells.flat(), ...cell, paragraph);
      [cells, cell, inTable] = [[], [], false];
    }
    return [...paragraphs, ...cells.flat(), ...cell];
  }
  return { read, counts };
}

function paragraphEnd(text: string, from: number, to: number): number {
  let end = from;
  while (end < to && !PARAGRAPH_ENDS.includes(text[end] ?? "")) end++;
  return end;
}

function shownText(raw: string, run: DocRun, fields: Field[], links: string[]): string {
  let shown = "";
  for (const character of raw) {
    const field = fields.at(-1);
    if (character === FIELD_BEGIN && fields.length < DEEPEST_FIELD)
      fields.push({ code: "", showsResult: false });
    else if (character === FIELD_END) fields.pop();
    else if (character === FIELD_SEPARATOR && field) {
      field.showsResult = true;
      const link = LINK_FIELD.exec(field.code)?.[1];
      if (link) links.push(link);
    } else if (field && !field.showsResult) field.code += character;
    else if (fields.some((open) => !open.showsResult || PAGE_FIELD.test(open.code))) continue;
    else if (character === "(" && run.symbol !== null) shown += run.symbol;
    else if (character >= " " && character !== "\x1f") shown += character;
    else shown += SHOWN[character] ?? "";
  }
  return shown;
}

function resolveRun(styles: DocStyles, style: number, changes: Changes): DocRun {
  const base = styles.run(style);
  const run = formatRun(base, changes);
  return run.style === null ? run : formatRun(styles.withCharacterStyle(base, run.style), changes);
}

function markAt(stretches: Stretch[], pieces: Piece[], at: number): Stretch {
  const piece = pieceAt(pieces, at);
  return stretchAt(stretches, piece ? piece.at + (at - piece.start) * piece.width : Number.MAX_SAFE_INTEGER);
}

function pieceAt(pieces: Piece[], at: number): Piece | null {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return pieces[low] ?? null;
}
