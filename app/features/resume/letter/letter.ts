import type { Resume, ResumeLanguage } from "~/core/resume";
import { type Block, blocksOf } from "../export/sheet/blocks";
import { escapeMarkdown } from "../formats/markdown";

/** A sentence of a letter and the ids of the resume's lines that it comes from; none for a mere courtesy. */
export type LetterSentence = { text: string; lines: string[] };

export type Letter = {
  language: ResumeLanguage;
  greeting: string[];
  opening: LetterSentence[];
  body: LetterSentence[];
  closing: string;
  farewell: string[];
  /** Empty where the resume names nobody. */
  name: string;
  /** Below the name, as Chinese letters have it; else empty. */
  date: string;
};

/** The most that a drafted letter has: words in English, characters in Chinese. */
export const longestLetter = { en: 250, zh: 400 };

function paragraph(language: ResumeLanguage, sentences: LetterSentence[]): string {
  return sentences.map(({ text }) => text).join(language === "zh" ? "" : " ");
}

export function letterText(letter: Letter): string {
  const [opening, body] = [letter.opening, letter.body].map((told) => paragraph(letter.language, told));
  const end = [...letter.farewell, letter.name, letter.date].filter((line) => line !== "").join("\n");
  const blocks = [letter.greeting.join("\n"), opening, body, letter.closing, end];
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** How long a letter is, in words (English) or in Chinese characters and other words (Chinese). */
export function letterSize(text: string, language: ResumeLanguage): number {
  const words = language === "zh" ? /\p{Script=Han}|[\p{L}\p{N}]+/gu : /\S+/g;
  return text.match(words)?.length ?? 0;
}

function letterParagraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").flatMap((line) => line.trim() || []))
    .filter((block) => block.length > 0);
}

/** The letter as Markdown: a paragraph a block, a hard break a line. */
export function letterMarkdown(text: string): string {
  const paragraphs = letterParagraphs(text).map((block) => block.map(escapeMarkdown).join("\\\n"));
  return paragraphs.length > 0 ? `${paragraphs.join("\n\n")}\n` : "";
}

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
