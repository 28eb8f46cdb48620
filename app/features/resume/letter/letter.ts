import type { Resume, ResumeLanguage } from "~/core/resume";
import { type Block, blocksOf } from "../export/sheet/blocks";
import { escapeMarkdown } from "../formats/markdown";
import type { AdvertHead } from "./advert-head";

/** `since` is the year that a post which goes on began in; `organisation` is null of somebody who works for themselves. */
export type Post = {
  title: string;
  organisation: string | null;
  present: boolean;
  isLatest: boolean;
  since: number | null;
};

/** How a language words a letter. `said` is a line in the first person without its full stop; `turn` chooses among frames. */
export type LetterPhrases = {
  greeting: string[];
  applying(head: AdvertHead, turn: number): string;
  /** The opening of a letter that answers no advertisement; `title` is what its writer is, and where. */
  unasked(title: string, turn: number): string;
  post(post: Post): string;
  /** The post before, of a letter that has little else to tell. */
  before(post: Post): string;
  studies(title: string, school: string): string;
  /** Something done in the post that the opening has just told of. */
  samePost(post: Post, said: string, turn: number): string;
  /** One more of the same entry; `again` where the sentence before was one more, too. */
  sameEntry(said: string, again: boolean): string;
  /** Done for the employer that the sentence before, or the opening, has named, in another entry. */
  sameEmployer(said: string): string;
  atEmployer(organisation: string, said: string, turn: number): string;
  inProject(title: string, said: string, turn: number): string;
  /** Without a place; `work` where it opens the body and is of a post that nobody can name. */
  bare(said: string, work: "now" | "before" | null): string;
  closing(asked: boolean): string;
  farewell: string[];
  date(today: Date): string;
};

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
