import { type Result, refuse } from "~/core/result";
import { MAX_XML_BYTES } from "../limits";
import { withBackground } from "./docx-format";
import { type MarginReference, type Part, readPart } from "./docx-part";
import { readNumbering, readRelationships, readSettings, readStyles } from "./docx-styles";
import type { ExtractedDocument, FileRefusal, Region } from "./extracted";
import { mainPartOf } from "./sniff";
import { wordDocument } from "./word-layout";
import { openZip, unpack } from "./zip";

type PartResult = Result<{ part: Part }, FileRefusal>;

/** Reads a stream of elements: a document tree takes seconds on large files and overflows the stack on deep ones. */
export function extractDocx(bytes: Uint8Array): Result<{ document: ExtractedDocument }, FileRefusal> {
  const zip = openZip(bytes);
  if (!zip.ok) return zip;
  const { entries } = zip;
  const main = mainPartOf(entries.keys());
  if (main === null) return refuse("resume.notAResume");

  let bytesRead = 0;
  function load(name: string): Result<{ data: Uint8Array | null }, FileRefusal> {
    const entry = entries.get(name);
    if (!entry) return { ok: true, data: null };
    bytesRead += entry.size;
    return bytesRead > MAX_XML_BYTES ? refuse("resume.tooLarge") : unpack(bytes, entry);
  }

  const shared = loadAll(["word/styles.xml", "word/numbering.xml", "word/settings.xml"], load);
  if (!shared.ok) return shared;
  const [styleData = null, numberingData = null, settingsData = null] = shared.data;
  const styles = readStyles(styleData);
  const numbering = readNumbering(numberingData);
  const settings = readSettings(settingsData);

  function readRegion(name: string, region: Region): PartResult {
    const loaded = loadAll([name, relationshipsOf(name)], load);
    if (!loaded.ok) return loaded;
    const [data = null, relationshipData = null] = loaded.data;
    const relationships = readRelationships(relationshipData);
    const part = data && readPart(data, { styles, numbering, relationships, region });
    if (!part) return refuse("resume.damaged");
    return part.tooLong ? refuse("resume.tooMuchText") : { ok: true, part };
  }

  const body = readRegion(main, "body");
  if (!body.ok) return body;
  const targets = load(relationshipsOf(main));
  if (!targets.ok) return targets;
  const parts: Record<Region, Part[]> = { header: [], body: [body.part], footer: [] };
  for (const [name, region] of partsAround(
    body.part,
    readRelationships(targets.data),
    settings.evenHeaders,
  )) {
    if (!entries.has(name)) continue;
    const result = readRegion(name, region);
    if (!result.ok) return result;
    parts[region].push(result.part);
  }
  const all = [...parts.header, ...parts.body, ...parts.footer];
  const page = (settings.background && body.part.background) || "FFFFFF";
  const hasBackdrops = all.some((part) => part.backdrops > 0);
  const paragraphs = all.flatMap((part) => part.paragraphs);
  return wordDocument({
    format: "docx",
    paper: body.part.paper,
    paragraphs: hasBackdrops ? paragraphs : paragraphs.map((paragraph) => withBackground(paragraph, page)),
    tables: all.reduce((sum, part) => sum + part.tables, 0),
    pictures: all.reduce((sum, part) => sum + part.pictures, 0),
  });
}

function partsAround(
  body: Part,
  relationships: ReturnType<typeof readRelationships>,
  evenHeaders: boolean,
): Map<string, Region> {
  function isShown(margin: MarginReference): boolean {
    if (margin.kind === "first") return body.titlePage;
    return margin.kind !== "even" || evenHeaders;
  }
  const around = new Map<string, Region>();
  for (const margin of body.margins.filter(isShown)) {
    const target = relationships.get(margin.id)?.target;
    if (target) around.set(partName(target), margin.region);
  }
  for (const notes of ["word/footnotes.xml", "word/endnotes.xml"]) around.set(notes, "body");
  return around;
}

function partName(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `word/${target.replace(/^\.\//, "")}`;
}

function relationshipsOf(name: string): string {
  return name.replace(/((?<![^/])[^/]+)$/, "_rels/$1.rels");
}

function loadAll(
  names: string[],
  load: (name: string) => Result<{ data: Uint8Array | null }, FileRefusal>,
): Result<{ data: (Uint8Array | null)[] }, FileRefusal> {
  const data: (Uint8Array | null)[] = [];
  for (const name of names) {
    const loaded = load(name);
    if (!loaded.ok) return loaded;
    data.push(loaded.data);
  }
  return { ok: true, data };
}
