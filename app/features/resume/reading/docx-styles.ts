import {
  formatOver,
  headingOfOutline,
  isOn,
  type ParagraphFormat,
  plainParagraph,
  plainRun,
  type RunFormat,
  readParagraphProperty,
  readRunProperty,
} from "./docx-format";
import { type Attributes, attribute, walkXml } from "./xml";

type Style = { basedOn: string | null; run: RunFormat; paragraph: ParagraphFormat };

export type Styles = {
  of(id: string | null): { run: RunFormat; paragraph: ParagraphFormat };
  character(id: string | null): RunFormat;
};

export type Numbering = { format(list: string, level: string): string | null };

export type Relationship = { target: string; external: boolean };

/** Word's size where nobody names one, in points (ECMA-376 17.3.2.38 leaves it to the reader; Word uses 10). */
const DEFAULT_SIZE = 10;
const LONGEST_CHAIN = 20;

export function readStyles(data: Uint8Array | null): Styles {
  const styles = new Map<string, Style>();
  const defaults: Style = {
    basedOn: null,
    run: { ...plainRun, size: DEFAULT_SIZE },
    paragraph: { ...plainParagraph },
  };
  let current = defaults;
  let defaultId: string | null = null;
  function open(name: string, attributes: Attributes, path: string[]): void {
    const parent = path.at(-2);
    if (name === "style") {
      const id = attribute(attributes, "styleId") ?? "";
      current = { basedOn: null, run: { ...plainRun }, paragraph: { ...plainParagraph } };
      styles.set(id, current);
      const isDefault = ["1", "true"].includes(attribute(attributes, "default") ?? "");
      if (isDefault && attribute(attributes, "type") === "paragraph") defaultId = id;
    } else if (name === "basedOn") current.basedOn = attribute(attributes, "val");
    else if (name === "name" && parent === "style") {
      const level = /^heading ([1-9])$/i.exec(attribute(attributes, "val") ?? "")?.[1];
      if (level) current.paragraph.heading = headingOfOutline(Number(level) - 1);
    } else if (path.includes("tblStylePr")) return;
    else if (parent === "rPr") readRunProperty(current.run, name, attributes);
    else if (parent === "pPr" || parent === "numPr")
      readParagraphProperty(current.paragraph, name, attributes);
  }
  if (data) walkXml(data, { open });

  function resolve(id: string | null, depth: number): Style {
    const style = id === null ? null : styles.get(id);
    if (!style || depth > LONGEST_CHAIN) return { basedOn: null, run: plainRun, paragraph: plainParagraph };
    const base = resolve(style.basedOn, depth + 1);
    return {
      basedOn: null,
      run: formatOver(base.run, style.run),
      paragraph: formatOver(base.paragraph, style.paragraph),
    };
  }
  const full = new Map<string | null, Style>();
  const own = new Map<string | null, Style>();
  return {
    of(id) {
      const known = full.get(id);
      if (known) return known;
      const { run, paragraph } = resolve(id !== null && styles.has(id) ? id : defaultId, 0);
      const style = {
        basedOn: null,
        run: formatOver(defaults.run, run),
        paragraph: formatOver(defaults.paragraph, paragraph),
      };
      full.set(id, style);
      return style;
    },
    character(id) {
      const style = own.get(id) ?? resolve(id, 0);
      own.set(id, style);
      return style.run;
    },
  };
}

/** numbering.xml (ECMA-376 17.9). */
export function readNumbering(data: Uint8Array | null): Numbering {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  let abstract = "";
  let list = "";
  let level = "";
  function open(name: string, attributes: Attributes, path: string[]): void {
    const value = attribute(attributes, "val") ?? "";
    if (name === "abstractNum") abstract = attribute(attributes, "abstractNumId") ?? "";
    else if (name === "lvl") level = attribute(attributes, "ilvl") ?? "0";
    else if (name === "numFmt" && path.includes("abstractNum")) formats.set(`${abstract}:${level}`, value);
    else if (name === "num") list = attribute(attributes, "numId") ?? "";
    else if (name === "abstractNumId") abstractOf.set(list, value);
  }
  if (data) walkXml(data, { open });
  return {
    format(id, at) {
      const owner = abstractOf.get(id);
      return owner === undefined ? null : (formats.get(`${owner}:${at}`) ?? null);
    },
  };
}

export function readRelationships(data: Uint8Array | null): Map<string, Relationship> {
  const relationships = new Map<string, Relationship>();
  function open(name: string, attributes: Attributes): void {
    if (name !== "Relationship") return;
    const target = attribute(attributes, "Target") ?? "";
    relationships.set(attribute(attributes, "Id") ?? "", {
      target,
      external: attribute(attributes, "TargetMode") === "External",
    });
  }
  if (data) walkXml(data, { open });
  return relationships;
}

export function readSettings(data: Uint8Array | null): { background: boolean; evenHeaders: boolean } {
  const seen = new Set<string>();
  if (data) {
    walkXml(data, {
      open(name, attributes) {
        if (isOn(attributes)) seen.add(name);
      },
    });
  }
  return { background: seen.has("displayBackgroundShape"), evenHeaders: seen.has("evenAndOddHeaders") };
}
