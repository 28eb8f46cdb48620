import { longDate } from "~/core/dates";
import { digest } from "~/core/digest";
import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { findArticle, findTitle } from "../article/store.server";
import { type Letters, lettersOf } from "./glyphs.server";
import { breakLines, type Lines } from "./layout";
import {
  arcOf,
  blankPicture,
  contoursOf,
  fillContours,
  type Picture,
  pngOf,
  type Rgb,
  strokeLine,
} from "./raster";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const PAPER: Rgb = [0xfb, 0xfa, 0xf7];
const colours: Rgb[] = [
  [0x1c, 0x1b, 0x18],
  [0x6a, 0x66, 0x5c],
  [0xc2, 0x41, 0x0c],
  [0xe4, 0xe0, 0xd6],
];
const [INK, MUTED, VERMILION, LINE] = [0, 1, 2, 3];

const NAME = "Pings";
const LONGEST = { title: 140, source: 60 };
const TITLE_SIZES = [68, 60, 52];
const TITLE_LINES = 4;
const LINE_HEIGHT = 1.28;
const ellipsis: Record<Locale, string> = { zh: "…", en: "..." };
const DIAL = { centre: [1016, 312], radius: 104 } as const;

type Text = { text: string; x: number; y: number; size: number; colour: number };
type Title = { text: string; width: number; ellipsis: string };
type Foot = { source: string; date: string; ellipsis: string };

/** What changes with the words of an article's picture; null where there is no such article. */
export async function pictureVersion({ db }: Pick<App, "db">, id: string): Promise<string | null> {
  const title = await findTitle(db, id);
  return title === null ? null : digest(title);
}

/** The picture that stands for an article where its address is shared; null where there is no such article. */
export async function drawPicture(
  app: Pick<App, "db" | "asset">,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const article = await findArticle(app.db, { id, tagId: null, viewerId: null, related: 0, mentions: 0 });
  if (!article) return null;
  const { place, lang } = article;
  const title = plain(article.title, LONGEST.title, lang);
  const source = plain(article.source, LONGEST.source, lang);
  const date = longDate(place?.createdAt ?? article.publishedAt, lang);
  const letters = await lettersOf(app, `${NAME}0123456789 ·.…${date}${source}${title}`);
  const picture = blankPicture(WIDTH, HEIGHT);
  fillContours(picture, [box(0, 0, WIDTH, 12)], VERMILION);
  drawSign(picture, letters);
  if (place) drawScore(picture, letters, place.score);
  drawTitle(picture, letters, {
    text: drawable(title, letters),
    width: place ? 768 : WIDTH - 2 * MARGIN,
    ellipsis: ellipsis[lang],
  });
  drawFoot(picture, letters, { source: drawable(source, letters), date, ellipsis: ellipsis[lang] });
  return pngOf(picture, PAPER, colours);
}

/** On one line, without what is not seen. The font's quotes and dots are as wide as a Chinese character. */
function plain(text: string, longest: number, lang: Locale): string {
  const start = text.slice(0, longest * 4).normalize("NFC");
  const characters = [...start.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim()];
  const isCut = characters.length > longest;
  const line = characters.slice(0, longest).join("") + (isCut ? "…" : "");
  return lang === "zh" ? line : line.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/…/g, "...");
}

function drawable(text: string, letters: Letters): string {
  const known = [...text].filter((character) => letters.has(character)).join("");
  return known.replace(/ +/g, " ").trim();
}

function widthOf(text: string, letters: Letters): number {
  return [...text].reduce((sum, character) => sum + (letters.get(character)?.advance ?? 0), 0);
}

function drawText(picture: Picture, letters: Letters, { text, x, y, size, colour }: Text): void {
  let at = x;
  for (const character of text) {
    const letter = letters.get(character);
    if (!letter) continue;
    fillContours(picture, contoursOf(letter.glyph.getPath(at, y, size).commands), colour);
    at += letter.advance * size;
  }
}

const box = (x: number, y: number, width: number, height: number) => [
  [x, y] as const,
  [x + width, y] as const,
  [x + width, y + height] as const,
  [x, y + height] as const,
];

/** The product's sign, an eye that is open and one that winks, and its name. */
function drawSign(picture: Picture, letters: Letters): void {
  fillContours(picture, [arcOf([85, 98], 8.25)], VERMILION);
  const [wink = []] = contoursOf([
    { type: "M", x: 98, y: 96 },
    { type: "C", x1: 101, y1: 101.5, x2: 109.5, y2: 101.5, x: 112.5, y: 96 },
  ]);
  strokeLine(picture, wink, 4, INK);
  drawText(picture, letters, { text: NAME, x: 130, y: 111, size: 36, colour: INK });
}

function drawScore(picture: Picture, letters: Letters, score: number): void {
  const [x, y] = DIAL.centre;
  strokeLine(picture, arcOf(DIAL.centre, DIAL.radius), 12, LINE);
  if (score > 0) strokeLine(picture, arcOf(DIAL.centre, DIAL.radius, score / 100), 12, VERMILION);
  const size = 88;
  const text = `${score}`;
  const left = x - (widthOf(text, letters) * size) / 2;
  drawText(picture, letters, { text, x: left, y: y + size * 0.37, size, colour: INK });
}

function drawTitle(picture: Picture, letters: Letters, title: Title): void {
  const { lines, size } = fitted(title, letters);
  const height = lines.length * size * LINE_HEIGHT;
  const top = 324 - height / 2;
  for (const [index, text] of lines.entries()) {
    const y = top + index * size * LINE_HEIGHT + size;
    drawText(picture, letters, { text, x: MARGIN, y, size, colour: INK });
  }
}

function fitted({ text: title, ...room }: Title, letters: Letters): Lines & { size: number } {
  const tries = TITLE_SIZES.map((size) => ({
    size,
    ...breakLines(title, (text) => widthOf(text, letters) * size, { ...room, lines: TITLE_LINES }),
  }));
  return tries.find(({ isCut }) => !isCut) ?? tries.at(-1) ?? { lines: [], isCut: false, size: 0 };
}

function drawFoot(picture: Picture, letters: Letters, { source, date, ellipsis }: Foot): void {
  const size = 28;
  fillContours(picture, [box(MARGIN, 526, WIDTH - 2 * MARGIN, 2)], LINE);
  const measure = (text: string) => widthOf(text, letters) * size;
  const { lines } = breakLines(source, measure, { width: 700, lines: 1, ellipsis });
  const text = [...lines, date].filter(Boolean).join("  ·  ");
  drawText(picture, letters, { text, x: MARGIN, y: 576, size, colour: MUTED });
}
