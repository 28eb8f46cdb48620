import { Parser } from "htmlparser2";
import { MAX_XML_DEPTH } from "../limits";

export type Attributes = Record<string, string>;

/** What a walk calls for each element, by local name: prefixes differ between producers. `path` ends with the element. */
type XmlVisitor = {
  open(name: string, attributes: Attributes, path: string[]): void;
  text?(text: string, path: string[]): void;
  close?(name: string, path: string[]): void;
  isDone?(): boolean;
};

const PIECE_CHARACTERS = 65_536;

/** No tree, no recursion, no DTD entities; false where XML is truncated or nested deeper than `MAX_XML_DEPTH`. */
export function walkXml(data: Uint8Array, visitor: XmlVisitor): boolean {
  const path: string[] = [];
  let tooDeep = false;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        if (tooDeep || path.length >= MAX_XML_DEPTH) {
          tooDeep = true;
          return;
        }
        elements++;
        const name = localName(qualified);
        path.push(name);
        visitor.open(name, attributes, path);
      },
      ontext(text) {
        if (!tooDeep) visitor.text?.(text, path);
      },
      onclosetag(qualified) {
        if (tooDeep) return;
        path.pop();
        visitor.close?.(localName(qualified), path);
      },
    },
    { xmlMode: true },
  );
  const xml = decode(data);
  for (let at = 0; at < xml.length && !tooDeep; at += PIECE_CHARACTERS) {
    if (visitor.isDone?.()) return true;
    parser.write(xml.slice(at, at + PIECE_CHARACTERS));
  }
  return !tooDeep && elements > 0 && path.length === 0;
}

export function attribute(attributes: Attributes, name: string): string | null {
  const value = attributes[`w:${name}`] ?? attributes[`r:${name}`] ?? attributes[name];
  if (value !== undefined) return value;
  for (const key in attributes) if (localName(key) === name) return attributes[key] ?? null;
  return null;
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(":") + 1);
}

function decode(data: Uint8Array): string {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder("utf-16le").decode(data);
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder("utf-16be").decode(data);
  return new TextDecoder().decode(data);
}
