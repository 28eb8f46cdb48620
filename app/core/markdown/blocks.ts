import type { Token } from "marked";
import { type AlertTitles, alertKinds } from "./alerts";
import { escapeHtml } from "./escape";
import { lex, type Source } from "./lex";
import type { Target } from "./link";
import { joinedRanges } from "./nesting";
import {
  type Equations,
  joinPieces,
  leadsAway,
  type NotesTitles,
  type Numbering,
  numberArticle,
  type Piece,
} from "./notes";
import { type Rendering, renderTokens, renderTopToken } from "./render";

/** `breaks` keeps single line breaks, `footnotes` numbers links to other sites, `alerts` titles `> [!NOTE]`, `marks` shows `==words==`.
 * `highlight` and `math` give HTML, or null while they cannot; without `math`, dollar signs are plain text. */
export type MarkdownOptions = {
  breaks: boolean;
  footnotes: NotesTitles | null;
  alerts?: AlertTitles | null;
  marks?: boolean;
  frontMatter?: boolean;
  highlight?: (code: string, language: string) => string | null;
  math?: ((tex: string, display: boolean) => string | Equations | null) | null;
};

/** A top-level block and the source lines it spans, blank lines and definitions after it included; the list of notes spans 0. */
export type Block = { html: string; lines: number };

type Rendered = {
  pieces: Piece[];
  definitions: Map<string, string>;
  notes: Map<string, boolean>;
  languages: string[];
  math: boolean;
  hooked: boolean;
  pending: boolean;
};

type Memo = { options: MarkdownOptions; rendered: Map<string, Rendered> };

/** `languages` are those named by its code blocks; pass the whole article back with the next text. */
export type Article = { blocks: Block[]; languages: string[]; hasMath: boolean; memo: Memo };

type Patch = { from: number; removed: number; blocks: Block[] };

function targetOf(source: Source, key: string): Target | null {
  const link = source.links[key];
  return link ? { href: link.href, title: link.title ?? "" } : null;
}

function fingerprint(target: Target | null): string {
  return target ? JSON.stringify([target.href, target.title]) : "";
}

function stillValid(known: Rendered, source: Source, sameHooks: boolean): boolean {
  if (known.pending || (known.hooked && !sameHooks)) return false;
  for (const [key, before] of known.definitions)
    if (fingerprint(targetOf(source, key)) !== before) return false;
  for (const [label, before] of known.notes) if (source.notes.has(label) !== before) return false;
  return true;
}

function areAlike(one: MarkdownOptions, other: MarkdownOptions): boolean {
  return (
    one.breaks === other.breaks &&
    Boolean(one.marks) === Boolean(other.marks) &&
    Boolean(one.frontMatter) === Boolean(other.frontMatter) &&
    Boolean(one.footnotes) === Boolean(other.footnotes) &&
    Boolean(one.math) === Boolean(other.math) &&
    alertKinds.every((kind) => one.alerts?.[kind] === other.alerts?.[kind])
  );
}

function renderAnew(
  source: Source,
  options: MarkdownOptions,
  draw: (rendering: Rendering) => Piece[],
): Rendered {
  const rendered: Rendered = {
    pieces: [],
    definitions: new Map(),
    notes: new Map(),
    languages: [],
    math: false,
    hooked: false,
    pending: false,
  };
  function asked<T extends string | Equations>(answer: T | null): T | null {
    rendered.hooked = true;
    if (answer === null) rendered.pending = true;
    return answer;
  }
  const { highlight, math } = options;
  function drawMath(tex: string, display: boolean): string | Equations | null {
    rendered.math = true;
    return math ? asked(math(tex, display)) : null;
  }
  rendered.pieces = draw({
    breaks: options.breaks,
    marks: options.marks === true,
    texts: source.texts,
    math: math ? (tex, display, written) => drawMath(tex, display) ?? escapeHtml(written) : null,
    definition(key) {
      const target = targetOf(source, key);
      rendered.definitions.set(key, fingerprint(target));
      return target;
    },
    isNote(label) {
      const defined = source.notes.has(label);
      rendered.notes.set(label, defined);
      return defined;
    },
    becomesNote: (href) => options.footnotes !== null && leadsAway(href),
    code(text, language) {
      if (language) rendered.languages.push(language);
      const html = language && highlight ? asked(highlight(text, language)) : null;
      return html ?? escapeHtml(text);
    },
    formula: (tex, written) => drawMath(tex, true) ?? `<p>${escapeHtml(written)}</p>`,
  });
  return rendered;
}

function linesIn(raw: string): number {
  let lines = 0;
  for (let at = raw.indexOf("\n"); at >= 0; at = raw.indexOf("\n", at + 1)) lines++;
  return lines;
}

function withoutHtml({ pieces }: Rendered): boolean {
  return pieces.every((piece) => piece === "");
}

function blocksOf(tokens: Token[], rendered: Rendered[], numbering: Numbering): Block[] {
  const ranges = joinedRanges(tokens.map((token) => (token.type === "html" ? token.raw : null)));
  const blocks: Block[] = [];
  let range = 0;
  tokens.forEach((token, index) => {
    while ((ranges[range]?.[1] ?? Infinity) < index) range++;
    const [first = Infinity] = ranges[range] ?? [];
    const entry = rendered[index];
    const last = blocks.at(-1);
    const lines = linesIn(token.raw);
    const html = entry ? joinPieces(entry.pieces, numbering) : "";
    if (last && (first < index || !entry || withoutHtml(entry))) {
      last.html += html;
      last.lines += lines;
    } else blocks.push({ html, lines });
  });
  return blocks;
}

/** The blocks of a text, unsanitised; with the article of an earlier text only what changed is rendered. */
export function renderBlocks(text: string, options: MarkdownOptions, previous?: Article): Article {
  const written = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");
  const source = lex(written, { math: Boolean(options.math), frontMatter: options.frontMatter === true });
  const before = previous?.memo.options;
  const alike = before !== undefined && areAlike(before, options);
  const sameHooks = before?.highlight === options.highlight && before?.math === options.math;
  const known = alike ? previous?.memo.rendered : undefined;
  const memo = new Map<string, Rendered>();
  function rendered(key: string, draw: (rendering: Rendering) => Piece[]): Rendered {
    const old = memo.get(key) ?? known?.get(key);
    const entry = old && stillValid(old, source, sameHooks) ? old : renderAnew(source, options, draw);
    memo.set(key, entry);
    return entry;
  }
  const entries = source.tokens.map((token) =>
    rendered(`${token.type}\n${token.raw}`, (rendering) =>
      renderTopToken(token, options.alerts ?? null, rendering),
    ),
  );
  const numbering = numberArticle((label) => {
    const tokens = source.notes.get(label) ?? [];
    const raw = tokens.map((token) => token.raw).join("");
    const [only, ...others] = tokens.filter(({ type }) => type !== "space");
    const content = only?.type === "paragraph" && others.length === 0 ? [{ ...only, type: "text" }] : tokens;
    const entry = rendered(`note\n${raw}`, (rendering) => renderTokens(content, rendering));
    entries.push(entry);
    return entry.pieces;
  });
  const blocks = blocksOf(source.tokens, entries, numbering);
  const last = blocks.at(-1);
  if (last) last.lines += linesIn(written) + 1 - blocks.reduce((sum, { lines }) => sum + lines, 0);
  const notes = numbering.list(options.footnotes);
  if (notes) blocks.push({ html: notes, lines: 0 });
  return {
    blocks,
    languages: [...new Set(entries.flatMap(({ languages }) => languages))],
    hasMath: entries.some(({ math }) => math),
    memo: { options, rendered: memo },
  };
}

function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return one?.html === other?.html && one?.lines === other?.lines;
}

export function patchBetween(previous: Article | undefined, next: Article): Patch {
  const before = previous?.blocks ?? [];
  const after = next.blocks;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(before[from], after[from])) from++;
  let unchanged = 0;
  while (unchanged < shorter - from && isSame(before.at(-1 - unchanged), after.at(-1 - unchanged)))
    unchanged++;
  return {
    from,
    removed: before.length - unchanged - from,
    blocks: after.slice(from, after.length - unchanged),
  };
}
