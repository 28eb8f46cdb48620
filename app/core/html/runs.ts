export const markTags = { "**": "strong", "*": "em", "~~": "del", "==": "mark" } as const;

export type Mark = keyof typeof markTags;

/** How words stand in a text: their marks and the address of their link or "". */
export type Style = { marks: readonly Mark[]; link: string; code: boolean };

/** Words, Markdown that is written as it is, or a line break. */
export type Run = { style: Style } & (
  | { kind: "text"; text: string }
  | { kind: "source"; source: string }
  | { kind: "break" }
);

/** Runs in lines: no space at the ends of a line and never two, code that touches together. */
export function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let isAfterSpace = true;
  const trimEnd = () => {
    const last = tidy.at(-1);
    if (last?.kind === "text") last.text = last.text.trimEnd();
    if (last?.kind === "text" && last.text === "") tidy.pop();
  };
  for (const run of runs) {
    const last = tidy.at(-1);
    if (run.kind !== "text") {
      if (run.kind === "break") trimEnd();
      if (run.kind !== "break" || tidy.length > 0) tidy.push(run);
      isAfterSpace = run.kind === "break" || run.source.endsWith(" ");
      continue;
    }
    const text = isAfterSpace ? run.text.trimStart() : run.text;
    if (text === "") continue;
    isAfterSpace = text.endsWith(" ");
    if (last?.kind === "text" && isAlike(last.style, run.style)) last.text += text;
    else tidy.push({ ...run, text });
  }
  do trimEnd();
  while (tidy.at(-1)?.kind === "break" && tidy.pop());
  return tidy;
}

function isAlike(one: Style, other: Style): boolean {
  if (one.link !== other.link || one.code !== other.code) return false;
  return one.code || one.marks.join() === other.marks.join();
}

export function plainWords(runs: readonly Run[]): string {
  return tidied(runs)
    .map((run) => (run.kind === "text" ? run.text : run.kind === "break" ? "\n" : ""))
    .join("")
    .trim();
}
