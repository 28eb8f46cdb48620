import { BoundedParser } from "./bounded-parser";
import { markup } from "./content";
import type { FeedFormat } from "./feed";
import { LONGEST_FIELD, MOST_ITEMS, MOST_NAMED, type RawEntry, type RawFeed, rawEntry } from "./raw-feed";
import {
  categoryNames,
  foreignNames,
  htmlNames,
  itemNames,
  joinBase,
  type Prefixes,
  personNames,
  plainNames,
  richNames,
  roots,
  usualName,
} from "./xml-names";

const MOST_ATTRIBUTES = 1000;
/** More open elements than 500 items leave behind that close none of theirs; the parser's list of them takes linear time. */
const MOST_OPEN = 2000;

type Place = "outside" | "head" | "item" | "person" | "source" | "foreign";
type Open = { place: Place; base: string };
type Attributes = Record<string, string>;
type Field = {
  name: string;
  depth: number;
  start: number;
  text: string[];
  length: number;
  hasMarkup: boolean;
  attributes: Attributes;
  base: string;
};

type ReadXml = {
  feed: RawFeed | null;
  firstName: string;
  isRepaired: boolean;
  isClosed: boolean;
  isTooDeep: boolean;
};

/** Reads a feed in XML or near XML in one pass: unclosed elements, stray ampersands, text before the document and undeclared prefixes
 * are forgiven; own entities are not expanded. The time is bounded by the length of the text; too deep elements stop the reading, as do
 * a thousand attributes and the 500th item. */
export function readXml(text: string, url: string): ReadXml {
  return new XmlReader(text, url).read();
}

class XmlReader {
  private readonly prefixes: Prefixes = new Map();
  private attributes = 0;
  private declared: [name: string, uri: string][] = [];
  private readonly open: Open[] = [];
  private readonly head = rawEntry();
  private readonly items: RawEntry[] = [];
  private readonly parser: BoundedParser;
  private format: FeedFormat | null = null;
  private firstName = "";
  private lang = "";
  private item: { entry: RawEntry; depth: number } | null = null;
  private field: Field | null = null;
  private isClosed = false;
  private isTooDeep = false;

  constructor(
    private readonly text: string,
    private readonly url: string,
  ) {
    this.parser = new BoundedParser(
      {
        onopentag: (name, attributes) => this.onOpen(name, attributes),
        onclosetag: (name, isImplied) => this.onClose(name, isImplied),
        onattribute: (name, value) => {
          this.attributes += 1;
          if (this.attributes > MOST_ATTRIBUTES) this.stop();
          if (name.startsWith("xmlns")) this.declared.push([name, value]);
        },
        ontext: (data) => this.onText(data),
      },
      { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
    );
  }

  read(): ReadXml {
    this.parser.end(this.text);
    this.endField(this.text.length);
    this.endItem();
    const { format, lang, head, items, firstName, isClosed, isTooDeep } = this;
    const isRepaired = this.parser.hasStrayTags || (!isClosed && items.length < MOST_ITEMS);
    return { feed: format && { format, lang, head, items }, firstName, isRepaired, isClosed, isTooDeep };
  }

  private onOpen(written: string, attributes: Attributes): void {
    const { openNames } = this.parser;
    openNames.set(written, (openNames.get(written) ?? 0) + 1);
    const around = this.open.at(-1) ?? { place: "outside", base: "" };
    const usual = usualName(written, this.declared, this.prefixes);
    this.declared = [];
    this.attributes = 0;
    const name = (this.format ?? "atom") === "atom" && usual.startsWith("atom:") ? usual.slice(5) : usual;
    if (this.firstName === "") this.firstName = name;
    const base = joinBase(attributes["xml:base"], around.base, this.url);
    const place = this.placeOf(name, around.place, attributes);
    this.open.push({ place, base });
    if (this.open.length > MOST_OPEN) {
      this.stop();
    } else if (place === "item" && itemNames.has(name)) {
      this.startItem(attributes);
    } else if (this.field && !isFieldOver(this.field, name)) {
      this.field.hasMarkup = true;
    } else {
      this.endField(this.parser.startIndex);
      this.startField(name, place, attributes, base);
    }
  }

  private placeOf(name: string, around: Place, attributes: Attributes): Place {
    if (this.format === null) {
      this.format = roots.get(name) ?? null;
      this.lang = attributes["xml:lang"] ?? "";
      return this.format ? "head" : "outside";
    }
    if (around === "foreign") return "foreign";
    if (around === "source" || (name === "source" && around === "item")) return "source";
    if (itemNames.has(name) && around !== "outside") return "item";
    if (foreignNames.has(name)) return "foreign";
    return personNames.has(name) ? "person" : around;
  }

  private onClose(written: string, isImplied: boolean): void {
    const { openNames } = this.parser;
    openNames.set(written, (openNames.get(written) ?? 1) - 1);
    if (this.field?.depth === this.open.length) this.endField(this.parser.startIndex);
    if (this.item?.depth === this.open.length) this.endItem();
    this.open.pop();
    if (isImplied && this.parser.isClosing) this.parser.hasStrayTags = true;
    if (this.open.length === 0 && !isImplied) this.isClosed = true;
  }

  private stop(): void {
    this.isTooDeep = true;
    this.parser.pause();
  }

  private onText(data: string): void {
    if (!this.field || this.field.length > LONGEST_FIELD) return;
    this.field.text.push(data);
    this.field.length += data.length;
  }

  private startItem(attributes: Attributes): void {
    this.endField(this.parser.startIndex);
    this.endItem();
    this.item = { entry: rawEntry(), depth: this.open.length };
    const about = attributes["rdf:about"] ?? attributes.about;
    if (about) this.item.entry.texts.set("rdf:about", { value: about, type: "", base: "" });
  }

  private endItem(): void {
    if (!this.item || this.items.length >= MOST_ITEMS) return;
    this.items.push(this.item.entry);
    this.item = null;
    if (this.items.length >= MOST_ITEMS) this.parser.pause();
  }

  private startField(name: string, place: Place, attributes: Attributes, base: string): void {
    const entry = this.entryAt(place);
    // Of the feed that an item was gathered from its name alone: RSS has it as the text, Atom as the title.
    if (!entry || (place === "source" && name !== "source" && name !== "title")) return;
    if (name === "link" || name === "atom:link") {
      const { href, rel = "alternate", type = "" } = attributes;
      if (href !== undefined) {
        if (entry.links.length < MOST_NAMED) entry.links.push({ href, rel, type, base });
        return;
      }
    }
    if (name === "category" && attributes.term !== undefined) {
      addTo(entry.categories, attributes.label ?? attributes.term);
      return;
    }
    if (name === "guid") entry.isPermaLink = permaLink(attributes.ispermalink);
    const isField =
      plainNames.has(name) ||
      richNames.has(name) ||
      categoryNames.has(name) ||
      (place === "person" && name === "name") ||
      place === "source";
    const fieldName = place === "source" ? "source:title" : personNames.has(name) ? "person" : name;
    if (!isField && fieldName !== "person") return;
    this.field = {
      name: fieldName,
      depth: this.open.length,
      start: this.parser.endIndex + 1,
      text: [],
      length: 0,
      hasMarkup: false,
      attributes,
      base,
    };
  }

  private endField(end: number): void {
    const { field } = this;
    this.field = null;
    const entry = field && this.entryAt(this.open[field.depth - 1]?.place ?? "head");
    if (!field || !entry) return;
    const value =
      field.hasMarkup && richNames.has(field.name)
        ? markup(this.text.slice(field.start, Math.min(end, field.start + LONGEST_FIELD)))
        : field.text.join("");
    if (value.trim() === "") return;
    if (field.name === "person" || field.name === "name") entry.authors.push(value);
    else if (categoryNames.has(field.name)) addTo(entry.categories, value);
    else if (field.name === "link")
      entry.links.push({ href: value, rel: "alternate", type: "", base: field.base });
    else if (!entry.texts.has(field.name)) {
      const type = field.hasMarkup ? "xhtml" : (field.attributes.type ?? "").toLowerCase();
      entry.texts.set(field.name, { value, type: this.format === "atom" ? type : "", base: field.base });
    }
  }

  private entryAt(place: Place): RawEntry | null {
    if (place === "head") return this.head;
    return place === "outside" || place === "foreign" ? null : (this.item?.entry ?? this.head);
  }
}

/** A field that was never closed ends where another begins that cannot be part of it. */
function isFieldOver(field: Field, name: string): boolean {
  const isField = [plainNames, richNames, personNames, categoryNames].some((names) => names.has(name));
  if (field.name === "person") return isField || name === "name";
  if (field.name === "title" || !richNames.has(field.name)) return isField;
  return isField && !htmlNames.has(name);
}

function addTo(names: string[], name: string): void {
  if (names.length < MOST_NAMED) names.push(name);
}

function permaLink(said: string | undefined): boolean | null {
  return said === undefined ? null : said.trim().toLowerCase() !== "false";
}
