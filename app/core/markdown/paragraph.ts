export const noteStart = /^ {0,3}\[\^([^\s[\]]{1,200})\]:[ \t]*/;

const delimiterRow = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

function columnsIn(row: string): number {
  const trimmed = row.trim();
  let bars = 0;
  let last = -1;
  for (let index = 0; index < trimmed.length; index++) {
    if (trimmed[index] === "\\") index++;
    else if (trimmed[index] === "|") {
      bars++;
      last = index;
    }
  }
  return bars + 1 - (trimmed.startsWith("|") ? 1 : 0) - (last > 0 && last === trimmed.length - 1 ? 1 : 0);
}

function isTableAt(header: string, next: string): boolean {
  return /[|:]/.test(next) && delimiterRow.test(next) && columnsIn(header) === columnsIn(next);
}

type Confirm = { formula: (rest: string) => boolean; table: (rest: string) => boolean };

/** Where a note, a formula or a table interrupts the first `length` characters of a text, a paragraph; -1 if none does. */
function interruptionOf(text: string, length: number, confirm: Confirm): number {
  let start = text.indexOf("\n") + 1;
  while (start > 0 && start < length) {
    const stop = text.indexOf("\n", start);
    const line = text.slice(start, stop < 0 ? text.length : stop);
    const sign = line.trimStart()[0] ?? "";
    if (sign === "[" && noteStart.test(line)) return start - 1;
    if ((sign === "$" || sign === "\\") && confirm.formula(text.slice(start))) return start - 1;
    if (stop < 0) return -1;
    const code = text.slice(stop + 1, stop + 5).trimStart()[0] ?? "";
    if ("|:-".includes(code) && code !== "") {
      const end = text.indexOf("\n", stop + 1);
      const next = text.slice(stop + 1, end < 0 ? text.length : end);
      if (isTableAt(line, next) && confirm.table(text.slice(start))) return start - 1;
    }
    start = stop + 1;
  }
  return -1;
}

/** The beginning of a text, whole lines, in growing pieces: most paragraphs are short, the text after them may be long. */
function* beginningsOf(text: string): Generator<string> {
  for (let size = 1_000; ; size *= 4) {
    const end = size < text.length ? text.indexOf("\n", size) : -1;
    if (end < 0) break;
    yield text.slice(0, end);
  }
  yield text;
}

/** The paragraph at the beginning of a text; notes, displayed formulas and tables interrupt it, as `confirm` says. */
export function paragraphAt(text: string, pattern: RegExp, confirm: Confirm): string | null {
  for (const beginning of beginningsOf(text)) {
    const raw = pattern.exec(beginning)?.[0];
    if (raw === undefined) return null;
    const end = interruptionOf(text, raw.length, confirm);
    if (end >= 0) return text.slice(0, end);
    if (raw.length < beginning.length || beginning === text) return raw;
  }
  return null;
}

export function isUnderlined(text: string, heading: RegExp, pattern: RegExp, confirm: Confirm): boolean {
  for (const beginning of beginningsOf(text)) {
    const raw = heading.exec(beginning)?.[0];
    if (raw !== undefined) return interruptionOf(text, raw.length, confirm) < 0;
    const length = pattern.exec(beginning)?.[0].length ?? 0;
    if (length < beginning.length || interruptionOf(text, length, confirm) >= 0) return false;
  }
  return false;
}
