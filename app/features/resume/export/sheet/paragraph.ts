import { chunksOf, isSeam } from "./break-points";
import type { Face, Measure } from "./sheet";

/** A stretch of text in one look, of one line of the resume or of none. `scale` is a factor of the size of the text. */
export type Span = {
  text: string;
  face: Face;
  scale: number;
  colour: string;
  link: string | null;
  line: string | null;
};

type Piece = { span: Span; text: string; width: number };

type Word = { pieces: Piece[]; width: number; gap: number };

/** Words ready to be broken into lines; all widths in ems of the size of the text. */
export type Paragraph = { words: Word[]; width: number };

export type SetPiece = Piece & { x: number; space: "" | " " };

export type SetLine = { pieces: SetPiece[]; width: number };

export function emsBy(measure: Measure): (text: string, span: Pick<Span, "face" | "scale">) => number {
  const known = new Map<string, number>();
  return (text, { face, scale }) => {
    const key = `${face.family}${face.bold ? 1 : 0}${text}`;
    const width = known.get(key) ?? measure(text, face, 100) / 100;
    known.set(key, width);
    return width * scale;
  };
}

export type Ems = ReturnType<typeof emsBy>;

/** The words of spans that follow each other without a space of their own: a word may go through several. */
export function paragraphOf(spans: Span[], ems: Ems): Paragraph {
  const text = spans.map((span) => span.text).join("");
  const ends: number[] = [];
  for (const span of spans) ends.push((ends.at(-1) ?? 0) + span.text.length);
  const words: Word[] = [];
  let [at, index] = [0, 0];
  const skipSpace = () => {
    while (at < text.length && /\s/u.test(text.charAt(at))) at += 1;
  };
  for (const chunk of chunksOf(text)) {
    skipSpace();
    const pieces: Piece[] = [];
    const end = at + chunk.text.length;
    while (at < end) {
      while ((ends[index] ?? end) <= at) index += 1;
      const span = spans[index];
      if (!span) break;
      const part = text.slice(at, Math.min(end, ends[index] ?? end));
      pieces.push({ span, text: part, width: ems(part, span) });
      at += part.length;
    }
    const last = pieces.at(-1)?.span;
    const gap = chunk.gap && last ? ems(" ", last) : 0;
    words.push({ pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0), gap });
  }
  const width = words.reduce(
    (sum, word, place) => sum + word.width + (place + 1 < words.length ? word.gap : 0),
    0,
  );
  return { words, width };
}

/** An overlong word in parts of at most `room`: cut behind a seam where one comes late enough, else anywhere. */
function cutWord(word: Word, room: number, ems: Ems): Word[] {
  const letters = word.pieces.flatMap(({ span, text }) =>
    [...text].map((letter): Piece => ({ span, text: letter, width: ems(letter, span) })),
  );
  const parts: Piece[][] = [];
  let part: Piece[] = [];
  let width = 0;
  for (const letter of letters) {
    if (part.length > 0 && width + letter.width > room) {
      const seam = part.findLastIndex(({ text }) => isSeam(text)) + 1;
      const cut = seam > part.length / 2 ? seam : part.length;
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      width = part.reduce((sum, one) => sum + one.width, 0);
    }
    part.push(letter);
    width += letter.width;
  }
  parts.push(part);
  return parts.map((pieces, index) => ({
    pieces: joinedPieces(pieces),
    width: pieces.reduce((sum, piece) => sum + piece.width, 0),
    gap: index === parts.length - 1 ? word.gap : 0,
  }));
}

/** An overlong word is set smaller down to this share of its size, so that who reads the page finds it whole. */
const SMALLEST = 0.72;

function fitWord(word: Word, room: number, ems: Ems): Word[] {
  const share = (room / word.width) * 0.999;
  if (share < SMALLEST) return cutWord(word, room, ems);
  const pieces = word.pieces.map(({ span, text, width }) => ({
    span: { ...span, scale: span.scale * share },
    text,
    width: width * share,
  }));
  return [{ ...word, pieces, width: word.width * share }];
}

function joinedPieces(letters: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { span, text, width } of letters) {
    const last = pieces.at(-1);
    if (last?.span === span) {
      last.text += text;
      last.width += width;
    } else pieces.push({ span, text, width });
  }
  return pieces;
}

function lineOf(words: Word[]): SetLine {
  const pieces: SetPiece[] = [];
  let x = 0;
  for (const [index, word] of words.entries()) {
    for (const [place, { span, text, width }] of word.pieces.entries()) {
      const space = place === word.pieces.length - 1 && word.gap > 0 ? " " : "";
      const last = pieces.at(-1);
      if (last?.span === span) {
        last.text += last.space + text;
        last.width = x + width - last.x;
        last.space = space;
      } else pieces.push({ span, text, width, x, space });
      x += width;
    }
    if (index < words.length - 1) x += word.gap;
  }
  return { pieces, width: x };
}

/** Each line takes all words that it has room for: a reader that finds one short takes it for the end of a paragraph. */
export function breakLines({ words }: Paragraph, room: number, ems: Ems, hang = 0): SetLine[] {
  const lines: SetLine[] = [];
  let line: Word[] = [];
  let width = 0;
  const roomHere = () => Math.max(1, lines.length === 0 ? room : room - hang);
  for (const word of words) {
    const parts = word.width > roomHere() ? fitWord(word, Math.max(1, room - hang), ems) : [word];
    for (const part of parts) {
      if (line.length > 0 && width + part.width > roomHere() + 1e-6) {
        lines.push(lineOf(line));
        [line, width] = [[], 0];
      }
      line.push(part);
      width += part.width + part.gap;
    }
  }
  return line.length > 0 ? [...lines, lineOf(line)] : lines;
}
