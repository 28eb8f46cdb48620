import { strToU8, type Zippable, zipSync } from "fflate";

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DRAWING =
  'xmlns:wp="urn:wp" xmlns:wps="urn:wps" xmlns:a="urn:a" xmlns:mc="urn:mc" xmlns:v="urn:v" xmlns:o="urn:o"';

export type DocxParts = {
  /** What stands in `w:body`. */
  body: string;
  /** Further parts by their path in the package. */
  parts?: Record<string, string | Uint8Array>;
  /** Header and footer parts by name, e.g. { "header1.xml": { kind: "default", xml: "<w:p>…" } }. */
  margins?: Record<string, { kind: "default" | "first" | "even"; xml: string }>;
  /** Addresses of hyperlinks, by relationship id. */
  links?: Record<string, string>;
  titlePage?: boolean;
  /** 0 stores the parts as they are, past every check of how well they are packed. */
  level?: 0 | 6;
};

/** A DOCX package around the given body. */
export function docx({
  body,
  parts = {},
  margins = {},
  links = {},
  titlePage = false,
  level = 6,
}: DocxParts): Uint8Array {
  const files: Zippable = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "_rels/.rels": strToU8("<Relationships/>"),
  };
  const references: string[] = [];
  const relations = Object.entries(links).map(
    ([id, target]) => `<Relationship Id="${id}" Target="${target}" TargetMode="External"/>`,
  );
  for (const [name, { kind, xml }] of Object.entries(margins)) {
    const tag = name.startsWith("header") ? "hdr" : "ftr";
    const reference = tag === "hdr" ? "headerReference" : "footerReference";
    references.push(`<w:${reference} w:type="${kind}" r:id="${name}"/>`);
    relations.push(`<Relationship Id="${name}" Target="${name}"/>`);
    files[`word/${name}`] = strToU8(`<w:${tag} ${WORD} ${RELATIONS} ${DRAWING}>${xml}</w:${tag}>`);
  }
  const section = `<w:sectPr>${references.join("")}${titlePage ? "<w:titlePg/>" : ""}</w:sectPr>`;
  files["word/document.xml"] = strToU8(
    `<w:document ${WORD} ${RELATIONS} ${DRAWING}><w:body>${body}${section}</w:body></w:document>`,
  );
  files["word/_rels/document.xml.rels"] = strToU8(`<Relationships>${relations.join("")}</Relationships>`);
  for (const [path, content] of Object.entries(parts)) {
    files[path] = typeof content === "string" ? strToU8(content) : content;
  }
  return zipSync(files, { level });
}

/** A Word paragraph; `properties` stand in `w:pPr`. */
export function paragraph(content: string, properties = ""): string {
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ""}${content}</w:p>`;
}

/** A Word run of plain text; `properties` stand in `w:rPr`. */
export function run(text: string, properties = ""): string {
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ""}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A Word table; each cell is the XML of its paragraphs. */
export function table(rows: string[][]): string {
  const cells = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`);
  return `<w:tbl>${cells.join("")}</w:tbl>`;
}

/** A shape with text, the way Word writes it: a modern one and its older twin. `fill` is RRGGBB. */
export function textBox(paragraphs: string, fill: string | null = null, offset = 0): string {
  const painted = fill ? `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>` : "<a:noFill/>";
  const content = `<w:txbxContent>${paragraphs}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0">
    <wp:positionH><wp:posOffset>${offset}</wp:posOffset></wp:positionH>
    <wps:wsp><wps:spPr>${painted}</wps:spPr><wps:txbx>${content}</wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice>
    <mc:Fallback><w:pict><v:rect><v:textbox>${content}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

/** Sets a little-endian number of 2 or 4 bytes in a copy, to make headers lie. */
export function patched(bytes: Uint8Array, at: number, value: number, width: 2 | 4): Uint8Array {
  const copy = bytes.slice();
  for (let index = 0; index < width; index++) copy[at + index] = (value >>> (index * 8)) & 0xff;
  return copy;
}

/** Where a zip's central directory lists this entry. */
export function centralEntryAt(zip: Uint8Array, name: string): number {
  const text = new TextDecoder("latin1").decode(zip);
  for (let at = text.indexOf("PK\x01\x02"); at >= 0; at = text.indexOf("PK\x01\x02", at + 4)) {
    if (text.startsWith(name, at + 46)) return at;
  }
  throw new Error(`no entry ${name}`);
}

const MOST_RUNS = 8;

/** Milliseconds of processor time that a call takes, which busy neighbours do not change as they do wall time. Of one that takes more
 * than `enough` the least of several runs: what a machine adds by its caches and collectors differs, what the call needs does not. */
export function processorTime(call: () => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && least >= enough; run++) {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Pieces of bytes as one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
