import type { Asked } from "../asking/next-steps";
import type { ExtractedDocument, ExtractedLine } from "../reading/extracted";
import type { ResumeData } from "../report";

/** Of a person who does not exist. In `text` "# " marks a heading and "- " a bullet. */
export type SampleResume = { fileName: string; text: string; advert: string };

export type MadeSample = { result: { resumeData: ResumeData; fileName: string }; asked: Asked };

const LEFT = 56;
const INDENT = 70;
const LINE_HEIGHT = 15;
const BODY_SIZE = 10.5;
const HEADING_SIZE = 14;

/** The lines as a plain page of one column would give them, so that a sample is read the way that an upload is. */
export function documentOfSample({ text }: SampleResume): ExtractedDocument {
  const written = text.trim().split("\n").filter(Boolean);
  const lines = written.map(lineAt);
  return {
    lines,
    layout: {
      format: "pdf",
      pages: 1,
      columns: 1,
      characters: lines.reduce((sum, line) => sum + line.text.length, 0),
      imagePages: 0,
      tables: 0,
      brokenGlyphShare: 0,
      hidden: [],
      contactInHeader: false,
    },
  };
}

function lineAt(raw: string, index: number): ExtractedLine {
  const [, mark, text = ""] = /^(# |- |)(.*)$/.exec(raw) ?? [];
  const isHeading = mark === "# ";
  const bullet = mark === "- ";
  const style = {
    x: bullet ? INDENT : LEFT,
    size: isHeading ? HEADING_SIZE : BODY_SIZE,
    bold: isHeading,
    italic: false,
  };
  return {
    ...style,
    text,
    page: 1,
    column: 0,
    region: "body",
    y: LINE_HEIGHT * (index + 4),
    bullet,
    heading: isHeading ? 2 : null,
    spans: [{ ...style, text, width: (text.length * style.size) / 2 }],
    links: [],
  };
}
