import type { ExtractedDocument, ExtractedLine } from "~/features/resume/reading/extracted";

/** What a test says of a line: a text, or a text with its style. A leading "• " makes it a bullet, "**" bold. */
export type Draft = string | (Partial<ExtractedLine> & { text: string });

const usual = {
  page: 1,
  column: 0,
  region: "body",
  x: 50,
  size: 10,
  bold: false,
  italic: false,
  bullet: false,
  heading: null,
  links: [],
} as const;

/**
 * Lines as a PDF would give them, one under the other, 14 points apart. `**text**` is bold, a leading "• " is a bullet
 * and `# text` a heading in bold 14 points. Each character is half an em wide.
 */
export function lines(...drafts: Draft[]): ExtractedLine[] {
  let y = 60;
  return drafts.map((draft) => {
    const { text: raw, ...style } = typeof draft === "string" ? { text: draft } : draft;
    const heading = raw.startsWith("# ");
    const bullet = raw.startsWith("• ");
    const parts = raw.replace(/^(?:# |• )/, "").split("**");
    const size = heading ? 14 : usual.size;
    const x = bullet ? 60 : usual.x;
    let at = x;
    const spans = parts.flatMap((text, index) => {
      const width = text.length * size * 0.5;
      const span = { text, x: at, width, size, bold: heading || index % 2 === 1, italic: false };
      at += width;
      return text ? [span] : [];
    });
    const text = parts.join("");
    const bold =
      spans.filter((span) => span.bold).reduce((sum, span) => sum + span.text.length, 0) > text.length / 2;
    y += heading ? 22 : 14;
    return { ...usual, links: [], x, y, size, bullet, bold, text, spans, ...style };
  });
}

/** A document of such lines; the layout is that of a plain one-page PDF. */
export function documentOf(...drafts: Draft[]): ExtractedDocument {
  const all = lines(...drafts);
  return {
    lines: all,
    layout: {
      format: "pdf",
      pages: 1,
      columns: 1,
      characters: all.reduce((sum, line) => sum + line.text.length, 0),
      imagePages: 0,
      tables: 0,
      brokenGlyphShare: 0,
      hidden: [],
      contactInHeader: false,
    },
  };
}
