import { ShallowParser } from "~/core/html/shallow-parser";
import { escapeHtml } from "~/core/markdown/escape";
import { attributesOf, plainCharacters } from "./allowed-attributes";
import {
  allowedElements,
  blockElements,
  boundaryElements,
  droppedElements,
  emptyElements,
  headingElements,
  parentElements,
  standsFor,
} from "./allowed-elements";

/** Elements within each other, and all of them: what is more is taken off, and its words stay. */
const DEEPEST = 60;
const MOST_ELEMENTS = 20_000;

type Element = { name: string };

/** What one tag of the source has become; null where it was taken off. */
type Frame = { element: Element | null; hides: boolean };

/** Markup of allowed elements and attributes alone, and its words in lines: written anew from what was understood, every element closed
 * and every text escaped, so that a browser cannot understand it differently. */
export function sanitiseHtml(source: string): { html: string; text: string } {
  const writer = new Writer();
  const parser = new ShallowParser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      onclosetag: () => writer.close(),
      ontext: (text) => writer.text(text),
    },
    () => writer.depth,
  );
  parser.end(source);
  return { html: writer.html.join(""), text: linesOf(writer.words.join("")) };
}

class Writer {
  readonly html: string[] = [];
  readonly words: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly inner: Element[] = [];
  private hidden = 0;
  private count = 0;

  get depth(): number {
    return this.frames.length;
  }

  open(source: string, attributes: Record<string, string>): void {
    const hides = droppedElements.has(source);
    if (hides) this.hidden += 1;
    const name = standsFor[source] ?? source;
    const isShown = this.hidden === 0 && allowedElements.has(name);
    this.frames.push({ hides, element: isShown ? this.write(name, attributes) : null });
  }

  close(): void {
    const frame = this.frames.pop();
    if (frame?.hides) this.hidden -= 1;
    if (frame?.element) this.closeTo(this.inner.lastIndexOf(frame.element));
  }

  text(source: string): void {
    if (this.hidden > 0) return;
    const text = plainCharacters(source);
    this.html.push(escapeHtml(text));
    this.words.push(text);
  }

  private write(name: string, given: Record<string, string>): Element | null {
    if (this.count >= MOST_ELEMENTS) return null;
    const attributes = attributesOf(name, given);
    if (attributes === null) return null;
    if (blockElements.has(name)) this.closeTo(this.openParagraph());
    if (!this.fits(name)) return null;
    this.count += 1;
    this.words.push(breakAround(name));
    this.html.push(`<${name}${attributes}>`);
    if (emptyElements.has(name)) return null;
    const element = { name };
    this.inner.push(element);
    return element;
  }

  /** Whether an element may stand here, once what it cannot stand in has been closed. */
  private fits(name: string): boolean {
    const within = parentElements[name];
    if (within) {
      const at = this.findWithin((each) => within.has(each));
      if (at < 0) return false;
      this.closeTo(at + 1);
    }
    const isTwice = (names: Set<string>) =>
      names.has(name) && this.inner.some((each) => names.has(each.name));
    return this.inner.length < DEEPEST && !isTwice(headingElements) && !isTwice(links);
  }

  private openParagraph(): number {
    return this.findWithin((each) => each === "p");
  }

  /** The innermost open element of this kind that is in the same cell; -1 for none. */
  private findWithin(isIt: (name: string) => boolean): number {
    for (let at = this.inner.length - 1; at >= 0; at -= 1) {
      const name = this.inner[at]?.name ?? "";
      if (isIt(name)) return at;
      if (boundaryElements.has(name)) return -1;
    }
    return -1;
  }

  private closeTo(at: number): void {
    while (at >= 0 && this.inner.length > at) {
      const name = this.inner.pop()?.name ?? "";
      this.html.push(`</${name}>`);
      this.words.push(breakAround(name));
    }
  }
}

const links = new Set(["a"]);

function breakAround(name: string): string {
  if (name === "td" || name === "th") return " ";
  return blockElements.has(name) || name === "br" ? "\n" : "";
}

function linesOf(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}
