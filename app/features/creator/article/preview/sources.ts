import type { RenderedBlock } from "./protocol";

const label = String.raw`\[((?!\^)(?:[^[\]\\]|\\.)+)\]`;

export function sourcesIn(text: string, blocks: readonly { lines: number }[]): (index: number) => string {
  let starts: number[] | null = null;
  return (index) => {
    starts ??= startsOf(text, blocks);
    return text.slice(starts[index], starts[index + 1]).replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, "");
  };
}

function startsOf(text: string, blocks: readonly { lines: number }[]): number[] {
  let at = 0;
  return blocks.map(({ lines }) => {
    const start = at;
    for (let line = 0; line < lines; line++) at = text.indexOf("\n", at) + 1 || text.length;
    return start;
  });
}

/** The whole source of every block shown only in its beginning, with the definitions of its links that stand elsewhere. */
export function cutSources(text: string, blocks: readonly RenderedBlock[]): string[] {
  const source = sourcesIn(text, blocks);
  return blocks.flatMap(({ cut, whole }, index) =>
    cut ? [whole ?? withDefinitions(source(index), text)] : [],
  );
}

function withDefinitions(source: string, text: string): string {
  const used = new Set([...source.matchAll(new RegExp(label, "g"))].map(([, name]) => folded(name)));
  const missing: string[] = [];
  const definitions = new RegExp(`^ {0,3}${label}:[ \\t]*\\n?[ \\t]*\\S.*$`, "gm");
  for (const [written, name] of text.matchAll(definitions))
    if (used.delete(folded(name)) && !source.includes(written)) missing.push(written);
  return missing.length > 0 ? `${source}\n\n${missing.join("\n")}` : source;
}

/** CommonMark compares the names of definitions without regard to case and runs of white space. */
function folded(name = ""): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}
