import type { VisibleGlyph } from "./chunk";
import { chunksOf } from "./chunks";
import { blocksOfPage, readingOrder } from "./columns";
import type { ExtractedDocument, ExtractedLine, HiddenReason, LayoutFacts } from "./extracted";
import { paperOf } from "./paper";
import type { Glyph } from "./pdf-drawing";
import { type Box, coverage } from "./pdf-paint";
import { countInvisibleControls, doorOf, fontRoles, isBroken, repairGlyph } from "./repair";
import { markRepeatedLines } from "./repeated-lines";
import { joinDots, joinMarkers, linesOfRows } from "./rows";
import { joinTracked } from "./tracking";

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  images: Box[];
  dots: Box[];
  links: { url: string; box: Box }[];
  fonts: Map<string, string>;
};

/** A page with an image and fewer characters than this is counted as an image, unless they were recognised from it. */
const imagePageCharacters = 200;

/** A page whose image covers at least this share and that shows fewer characters than this is a scan. */
const scanCoverage = 0.5;
const scanCharacters = 20;

/** Marks that a scanner adds in type make up at most this share of what was recognised. */
const scanMarks = 0.05;

const boldNames = /bold|black|heavy|semibd|demi|cmbx|sfbx|(?:^|[-+])[A-Z]*BX\d|,b\b|-b$|-bd/i;
const blackHan = /simhei|heiti|黑体/i;
const italicNames = /italic|oblique|cmti|cmsl|sfti|slant|-it(?:alic)?$|lightit$|-i$|kaiti|楷体/i;

function bodyFont(pages: PageContent[]): string {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const glyph of page.glyphs) {
      const name = page.fonts.get(glyph.font) ?? "";
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

function isBold(name: string, body: string): boolean {
  if (boldNames.test(body) && name === body) return false;
  return boldNames.test(name) || (blackHan.test(name) && !blackHan.test(body));
}

/** Invisible text over a scan is what text recognition read and is kept where nothing else shows; elsewhere it is hidden text. */
function readable(page: PageContent): { seen: Glyph[]; hidden: Glyph[]; isImage: boolean } {
  const seen = page.glyphs.filter((glyph) => glyph.hidden === null);
  const scan = page.images.some((box) => coverage(box, page.width, page.height) >= scanCoverage);
  const shown = seen.filter((glyph) => glyph.text.trim()).length;
  const all = page.glyphs.filter((glyph) => glyph.text.trim()).length;
  const recognised = scan && shown < Math.max(scanCharacters, scanMarks * all);
  const characters = recognised ? all : shown;
  return {
    isImage:
      page.images.some((box) => coverage(box, page.width, page.height) > 0.1) &&
      characters < (recognised ? scanCharacters : imagePageCharacters),
    seen: recognised ? page.glyphs.filter((glyph) => !glyph.hidden || glyph.hidden === "invisible") : seen,
    hidden: page.glyphs.filter((glyph) => glyph.hidden && !(recognised && glyph.hidden === "invisible")),
  };
}

/** What the whole file tells of its type. `door` is how it writes the one character that its fonts leave open. */
type TypeFacts = { body: string; isOutlined: boolean; door: string; roles: ReturnType<typeof fontRoles> };

function typeFacts(pages: PageContent[]): TypeFacts {
  const glyphs = pages.flatMap((page) => page.glyphs);
  const text = glyphs.map((glyph) => glyph.text).join("");
  const outlined = glyphs.filter((glyph) => glyph.outlined).length;
  const isOutlined = outlined > glyphs.length / 2;
  return { body: bodyFont(pages), isOutlined, door: doorOf(text), roles: fontRoles(glyphs) };
}

function visibleGlyphs(glyphs: Glyph[], page: PageContent, facts: TypeFacts): VisibleGlyph[] {
  const { body } = facts;
  return glyphs.map(({ text, font, x, y, width, size, outlined }) => {
    const name = page.fonts.get(font) ?? "";
    const italic = italicNames.test(name) && !italicNames.test(body);
    const repaired = text === "⼾" ? facts.door : repairGlyph(text, { name, role: facts.roles.get(font) });
    return {
      text: repaired,
      x,
      y,
      width,
      size,
      bold: (outlined && !facts.isOutlined) || isBold(name, body),
      italic,
      font,
    };
  });
}

function mostly(
  line: { spans: ExtractedLine["spans"] },
  test: (span: ExtractedLine["spans"][number]) => boolean,
): boolean {
  const length = (spans: ExtractedLine["spans"]) =>
    spans.reduce((sum, span) => sum + span.text.trim().length, 0);
  return length(line.spans.filter(test)) > length(line.spans) / 2;
}

function linksOn(
  line: { x: number; y: number; size: number; spans: ExtractedLine["spans"] },
  page: PageContent,
): string[] {
  const right = Math.max(...line.spans.map((span) => span.x + span.width));
  const found = page.links.filter(({ box }) => {
    const middle = (box[1] + box[3]) / 2;
    const beside = middle > line.y - line.size * 1.1 && middle < line.y + line.size * 0.25;
    return beside && box[0] < right + 8 && box[2] > line.x - 8;
  });
  return [...new Set(found.map((link) => link.url))];
}

function hiddenFacts(glyphs: Glyph[], controls: number): LayoutFacts["hidden"] {
  const reasons = new Map<HiddenReason, string>();
  for (const glyph of glyphs)
    if (glyph.hidden) reasons.set(glyph.hidden, (reasons.get(glyph.hidden) ?? "") + glyph.text);
  const facts = [...reasons]
    .map(([why, text]) => ({
      why,
      characters: text.replace(/\s/g, "").length,
      sample: text.trim().slice(0, 60),
    }))
    .filter((fact) => fact.characters > 0);
  return controls ? [...facts, { why: "zeroWidth", characters: controls, sample: "" }] : facts;
}

export function layOut(pages: PageContent[]): ExtractedDocument {
  const facts = typeFacts(pages);
  const read = pages.map((page) => ({ page, ...readable(page) }));
  const blocks = read.map(({ page, seen }) => {
    const upright = visibleGlyphs(
      seen.filter((glyph) => glyph.upright),
      page,
      facts,
    );
    return blocksOfPage(joinDots(joinMarkers(joinTracked(chunksOf(upright))), page.dots));
  });
  const lines = readingOrder(blocks).flatMap(({ page: number, block }) => {
    const page = pages[number - 1];
    if (!page) return [];
    return linesOfRows(block.rows)
      .filter((line) => line.text.trim())
      .map(
        (line): ExtractedLine => ({
          ...line,
          text: line.text.trim(),
          page: number,
          column: block.column,
          region: "body",
          bold: mostly(line, (span) => span.bold),
          italic: mostly(line, (span) => span.italic),
          heading: null,
          links: linksOn(line, page),
        }),
      );
  });
  const turned = read.flatMap(({ page, seen }, index) =>
    turnedLines(
      visibleGlyphs(
        seen.filter((glyph) => !glyph.upright),
        page,
        facts,
      ),
      index + 1,
    ),
  );
  const all = markRepeatedLines([...lines, ...turned], pages);
  const text = all.map((line) => line.text.replace(/\s/g, "")).join("");
  const controls = read.reduce(
    (sum, { seen }) => sum + seen.reduce((count, glyph) => count + countInvisibleControls(glyph.text), 0),
    0,
  );
  return {
    lines: all,
    layout: {
      format: "pdf",
      pages: pages.length,
      ...paperOfFirst(pages),
      columns: Math.max(1, ...blocks.map((page) => new Set(page.map((block) => block.column)).size)),
      characters: text.length,
      imagePages: read.filter((page) => page.isImage).length,
      tables: 0,
      brokenGlyphShare: text.length ? Array.from(text).filter(isBroken).length / text.length : 0,
      hidden: hiddenFacts(
        read.flatMap((one) => one.hidden),
        controls,
      ),
      contactInHeader: false,
    },
  };
}

function paperOfFirst([first]: PageContent[]): Pick<LayoutFacts, "paper"> {
  const paper = first && paperOf(first.width, first.height);
  return paper ? { paper } : {};
}

function turnedLines(glyphs: VisibleGlyph[], page: number): ExtractedLine[] {
  const text = glyphs
    .map((glyph) => glyph.text)
    .join("")
    .trim();
  const [first] = glyphs;
  if (!text || !first) return [];
  const { x, y, size, bold, italic } = first;
  const span = { text, x, width: 0, size, bold, italic };
  return [
    {
      text,
      x,
      y,
      size,
      bold,
      italic,
      page,
      column: 0,
      region: "body",
      bullet: false,
      heading: null,
      spans: [span],
      links: [],
    },
  ];
}
