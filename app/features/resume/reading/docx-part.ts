import { MAX_CHARACTERS } from "../limits";
import { closeDrawing, type Drawing, drawingElements, openDrawing, readDrawingElement } from "./docx-drawing";
import {
  DEEPEST_FIELD,
  type Field,
  formatOver,
  isOn,
  LINK_FIELD,
  OFF_PAGE_INDENT,
  PAGE_FIELD,
  type ParagraphFormat,
  plainParagraph,
  plainRun,
  type RunFormat,
  readParagraphProperty,
  readRunProperty,
  shadeOf,
  wordRunOf,
} from "./docx-format";
import type { Numbering, Relationship, Styles } from "./docx-styles";
import type { Region } from "./extracted";
import { paperOf, type UploadPaper } from "./paper";
import { paragraphsOfRow, type WordCell } from "./word-rows";
import type { WordParagraph, WordRun } from "./word-text";
import { type Attributes, attribute, walkXml } from "./xml";

type PartSettings = {
  styles: Styles;
  numbering: Numbering;
  relationships: Map<string, Relationship>;
  region: Region;
};

export type MarginReference = { id: string; kind: string; region: Region };

export type Part = {
  paragraphs: WordParagraph[];
  tables: number;
  pictures: number;
  backdrops: number;
  background: string | null;
  margins: MarginReference[];
  titlePage: boolean;
  paper?: UploadPaper;
  tooLong: boolean;
};

type PendingRun = { text: string; format: RunFormat; style: string | null };
type Paragraph = {
  format: ParagraphFormat;
  style: string | null;
  runs: PendingRun[];
  links: string[];
  drawing: Drawing | null;
};
type Table = { shade: string | null; cells: WordCell[]; cellShade: string | null; spansRows: boolean };

/** Deleted text, the older twin of a drawing, tracked formats and phonetic guides: none of them is the text as seen. */
const SKIPPED = /^(?:del|moveFrom|Fallback|rt|(?:pPr|rPr|sectPr|tblPr|tblPrEx|trPr|tcPr|tblGrid)Change)$/;
/** Numberings that mark sections rather than items (ECMA-376 17.18.59). */
const SECTION_NUMBERING = /^(?:none|upperRoman|upperLetter|chinese|ideograph|taiwanese|japanese)/;
const CHARACTERS: Record<string, string> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };

export function readPart(data: Uint8Array, settings: PartSettings): Part | null {
  const part: Part = {
    paragraphs: [],
    tables: 0,
    pictures: 0,
    backdrops: 0,
    background: null,
    margins: [],
    titlePage: false,
    tooLong: false,
  };
  const open: Paragraph[] = [];
  const sinks: WordParagraph[][] = [part.paragraphs];
  const tables: Table[] = [];
  const drawings: Drawing[] = [];
  const fields: Field[] = [];
  let skipFrom = Number.POSITIVE_INFINITY;
  let characters = 0;

  function addText(text: string): void {
    const isCode = fields.some((field) => !field.showsResult || PAGE_FIELD.test(field.code));
    const run = open.at(-1)?.runs.at(-1);
    if (isCode || !run) return;
    run.text += text;
    characters += text.length;
    part.tooLong ||= characters > 2 * MAX_CHARACTERS;
  }

  function addLink(id: string | null, target: string | null): void {
    const link = target ?? settings.relationships.get(id ?? "")?.target;
    if (link) open.at(-1)?.links.push(link);
  }

  function readField(kind: string | null): void {
    const field = fields.at(-1);
    if (kind === "begin" && fields.length < DEEPEST_FIELD) fields.push({ code: "", showsResult: false });
    else if (kind === "end") fields.pop();
    else if (kind === "separate" && field) {
      field.showsResult = true;
      const link = LINK_FIELD.exec(field.code)?.[1];
      if (link) addLink(null, link);
    }
  }

  function readProperty(name: string, attributes: Attributes, path: string[]): void {
    const [owner, parent] = [path.at(-3), path.at(-2)];
    const paragraph = open.at(-1);
    const run = paragraph?.runs.at(-1);
    const table = tables.at(-1);
    if (name === "shd" && parent === "tblPr" && table) table.shade = shadeOf(attributes);
    else if (name === "shd" && parent === "tcPr" && table) table.cellShade = shadeOf(attributes);
    else if (name === "vMerge" && table) table.spansRows = attribute(attributes, "val") === "restart";
    else if (name === "pStyle" && paragraph) paragraph.style = attribute(attributes, "val");
    else if (name === "rStyle" && run && owner === "r") run.style = attribute(attributes, "val");
    else if (parent === "rPr" && owner === "r" && run) readRunProperty(run.format, name, attributes);
    else if ((parent === "pPr" || parent === "numPr") && paragraph) {
      readParagraphProperty(paragraph.format, name, attributes);
    } else if (name === "titlePg") part.titlePage ||= isOn(attributes);
    else if (name === "headerReference" || name === "footerReference") {
      const region = name === "headerReference" ? "header" : "footer";
      const kind = attribute(attributes, "type") ?? "default";
      part.margins.push({ id: attributes["r:id"] ?? attribute(attributes, "id") ?? "", kind, region });
    }
  }

  function finish(paragraph: Paragraph): void {
    if (!paragraph.runs.some((run) => run.text !== "")) return;
    const style = settings.styles.of(paragraph.style);
    const format = formatOver(style.paragraph, paragraph.format);
    const table = tables.at(-1);
    const behind = format.shade ?? paragraph.drawing?.fill ?? table?.cellShade ?? table?.shade ?? null;
    const indent = format.indent ?? 0;
    sinks.at(-1)?.push({
      runs: paragraph.runs.map((run) => toRun(run, style.run, settings.styles, behind)),
      links: paragraph.links,
      heading: format.heading,
      listed: format.heading === null && isItem(format, settings.numbering),
      indent,
      offPage: Math.abs(indent) > OFF_PAGE_INDENT || paragraph.drawing?.offPage === true,
      region: settings.region,
    });
  }

  const complete = walkXml(data, {
    open(name, attributes, path) {
      if (path.length > skipFrom) return;
      const isSeparator =
        /^(?:foot|end)note$/.test(name) && /separator|notice/i.test(attribute(attributes, "type") ?? "");
      if (SKIPPED.test(name) || isSeparator) skipFrom = path.length;
      else if (name === "p") {
        const drawing = drawings.at(-1) ?? null;
        open.push({ format: { ...plainParagraph }, style: null, runs: [], links: [], drawing });
      } else if (name === "r") open.at(-1)?.runs.push({ text: "", format: { ...plainRun }, style: null });
      else if (path.at(-2) === "r" && name in CHARACTERS) addText(CHARACTERS[name] ?? "");
      else if (name === "sym") addText(symbolOf(attributes));
      else if (name === "hyperlink") addLink(attribute(attributes, "id"), null);
      else if (name === "fldChar") readField(attribute(attributes, "fldCharType"));
      else if (name === "fldSimple")
        fields.push({ code: attribute(attributes, "instr") ?? "", showsResult: true });
      else if (name === "tbl") tables.push({ shade: null, cells: [], cellShade: null, spansRows: false });
      else if (name === "tc") sinks.push([]);
      else if (name === "background") part.background = attribute(attributes, "color");
      else if (name === "pgSz") {
        const points = (side: string) => Number(attribute(attributes, side)) / 20;
        part.paper ??= paperOf(points("w"), points("h"));
      } else if (drawingElements.has(name)) drawings.push(openDrawing());
      else if (drawings.length > 0 && !path.includes("txbxContent"))
        readDrawingElement(drawings, name, attributes, path);
      else readProperty(name, attributes, path);
    },
    text(text, path) {
      if (path.length >= skipFrom) return;
      const [parent, name] = [path.at(-2), path.at(-1)];
      const field = fields.at(-1);
      if (name === "t" && parent === "r") addText(text);
      else if (name === "instrText" && field) field.code += text;
      else if (name === "posOffset") readDrawingElement(drawings, "offset", { val: text }, path);
    },
    close(name, path) {
      if (path.length >= skipFrom) return;
      if (path.length + 1 === skipFrom) {
        skipFrom = Number.POSITIVE_INFINITY;
        return;
      }
      const table = tables.at(-1);
      if (name === "p") {
        while (fields.at(-1)?.showsResult === false) fields.pop();
        const paragraph = open.pop();
        if (paragraph) finish(paragraph);
      } else if (name === "fldSimple") fields.pop();
      else if (name === "tc" && table && sinks.length > 1) {
        table.cells.push({ paragraphs: sinks.pop() ?? [], spansRows: table.spansRows });
        Object.assign(table, { cellShade: null, spansRows: false });
      } else if (name === "tr" && table) sinks.at(-1)?.push(...paragraphsOfRow(table.cells.splice(0)));
      else if (name === "tbl") {
        tables.pop();
        part.tables++;
      } else if (drawingElements.has(name)) closeDrawing(drawings, part);
    },
    isDone: () => part.tooLong,
  });
  return complete ? part : null;
}

function toRun(run: PendingRun, base: RunFormat, styles: Styles, behind: string | null): WordRun {
  const format = formatOver(formatOver(base, styles.character(run.style)), run.format);
  return wordRunOf(run.text, format, behind);
}

function isItem(format: ParagraphFormat, numbering: Numbering): boolean {
  if (format.list === null || format.list === "0") return false;
  const marker = numbering.format(format.list, format.level ?? "0");
  return marker !== null && !SECTION_NUMBERING.test(marker);
}

/** A character of a symbol font. Private-use ones are pictures: they matter as list markers only (`word-text.ts`). */
function symbolOf(attributes: Attributes): string {
  const code = Number.parseInt(attribute(attributes, "char") ?? "", 16);
  return code > 0 && code <= 0xffff ? String.fromCharCode(code) : "";
}
