import { blockTags, type HtmlElement } from "~/core/html/element";
import { ShallowParser } from "~/core/html/shallow-parser";

/** Most elements within each other and of all; beyond them "flatten" takes an element off and keeps its words, "stop" reads no further. */
type TreeLimits = { depth: number; elements: number; beyond: "flatten" | "stop" };

type Tree = { root: HtmlElement; exceeded: "depth" | "elements" | null };

const names = (list: string) => new Set(list.split(" "));

const wordless = names(
  "applet audio canvas datalist dialog frameset math noembed noframes option script select style svg template textarea video xmp",
);

const voids = names("area base br col embed hr img input link meta param source track wbr");

const formatting = names("b big code em font i nobr s small strike strong tt u");

type Ends = { open: Set<string>; until: Set<string> };

const scopes = "table td th caption button object";
const endParagraph: Ends = { open: names("p"), until: names(scopes) };

/** Which open element ends when another begins (HTML Standard 13.2.6.4.7 and on), unless one of `until` lies between. */
const endedBy: Record<string, Ends> = {
  ...Object.fromEntries(blockTags.map((tag) => [tag, endParagraph])),
  li: { open: names("li"), until: names(`ul ol menu ${scopes}`) },
  dt: { open: names("dt dd"), until: names(`dl ${scopes}`) },
  dd: { open: names("dt dd"), until: names(`dl ${scopes}`) },
  thead: { open: names("thead tbody tfoot"), until: names("table") },
  tbody: { open: names("thead tbody tfoot"), until: names("table") },
  tfoot: { open: names("thead tbody tfoot"), until: names("table") },
  tr: { open: names("tr"), until: names("table") },
  td: { open: names("td th"), until: names("tr table") },
  th: { open: names("td th"), until: names("tr table") },
  a: { open: names("a"), until: names(scopes) },
};

/** As often a browser opens the same formatting again within itself. */
const MOST_ALIKE = 3;

/** The tree of a page without scripts and drawings; ends that HTML implies are kept, so that an open `<li>` is no nesting. */
export function readTree(html: string, limits: TreeLimits): Tree {
  const builder = new TreeBuilder(limits);
  const parser: ShallowParser = new ShallowParser(
    {
      onopentag(name, attributes) {
        builder.open(name, attributes);
        if (builder.exceeded && limits.beyond === "stop") parser.pause();
      },
      onclosetag: () => builder.close(),
      ontext: (text) => builder.text(text),
    },
    () => builder.frames.length,
  );
  parser.end(html);
  return { root: builder.root, exceeded: builder.exceeded };
}

class TreeBuilder {
  readonly root: HtmlElement = { tag: "#root", attributes: {}, children: [] };
  /** One for each tag that the parser holds open; null where no element came of it, "silent" where its words are no words. */
  readonly frames: (HtmlElement | "silent" | null)[] = [];
  exceeded: Tree["exceeded"] = null;
  private readonly inner: HtmlElement[] = [this.root];
  private silent = 0;
  private elements = 0;

  constructor(private readonly limits: TreeLimits) {}

  open(tag: string, attributes: Record<string, string>): void {
    if (this.silent > 0 || (wordless.has(tag) && !isData(tag, attributes))) {
      this.silent += 1;
      this.frames.push("silent");
    } else this.frames.push(this.add(tag, attributes));
  }

  close(): void {
    const frame = this.frames.pop();
    if (frame === "silent") this.silent -= 1;
    else if (frame) this.closeTo(this.inner.lastIndexOf(frame));
  }

  text(text: string): void {
    if (this.silent > 0) return;
    const { children } = this.parent;
    const last = children.length - 1;
    if (typeof children[last] === "string") children[last] += text;
    else children.push(text);
  }

  private get parent(): HtmlElement {
    return this.inner.at(-1) ?? this.root;
  }

  private add(tag: string, attributes: Record<string, string>): HtmlElement | null {
    const ends = endedBy[tag];
    if (ends) this.closeTo(this.outermost(ends));
    if (formatting.has(tag) && this.inner.filter((each) => each.tag === tag).length >= MOST_ALIKE)
      return null;
    this.elements += 1;
    if (this.elements > this.limits.elements) this.exceeded ??= "elements";
    else if (this.inner.length > this.limits.depth) this.exceeded ??= "depth";
    else return this.append({ tag, attributes, children: [] });
    return null;
  }

  private append(element: HtmlElement): HtmlElement | null {
    this.parent.children.push(element);
    if (voids.has(element.tag)) return null;
    this.inner.push(element);
    return element;
  }

  private outermost({ open, until }: Ends): number {
    let found = -1;
    for (let at = this.inner.length - 1; at > 0; at -= 1) {
      const tag = this.inner[at]?.tag ?? "";
      if (until.has(tag)) break;
      if (open.has(tag)) found = at;
    }
    return found;
  }

  private closeTo(at: number): void {
    if (at > 0) this.inner.length = at;
  }
}

function isData(tag: string, attributes: Record<string, string>): boolean {
  return tag === "script" && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? "");
}
