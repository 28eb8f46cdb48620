/** More than any site generator's template has; the search for the end stays short. */
const MOST_LINES = 200;
const MOST_CHARACTERS = 20_000;

const opening = /^\ufeff?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*$/;
const bareName = String.raw`[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.-]*(?: [\p{L}\p{N}\p{M}_.-]+){0,2}`;
const key = new RegExp(
  String.raw`^(?:(${bareName})|"([^"\n]+)"|'([^'\n]+)')[ \t]*:(?:[ \t]+([^ \t].*|))?$`,
  "su",
);
const emptyValue = /^(?:[ \t]*(?:#.*)?|[&!]\S*[ \t]*)$/s;
const continuation = /^(?:[ \t#].*|[\]}],?[ \t]*|)$/s;
const listItem = /^-(?:[ \t]|$)/;

type FrontMatter = { raw: string; title: string };

/** The YAML of site generators (jekyllrb.com/docs/front-matter), from a first line `---` to the next `---` or `...`; null for what merely begins with a rule. */
export function frontMatterOf(text: string): FrontMatter | null {
  const head = text.slice(0, MOST_CHARACTERS);
  const first = opening.exec(head)?.[0];
  if (first === undefined) return null;
  let title = "";
  let hasKey = false;
  let takesList = false;
  let start = first.length;
  for (let count = 0; count < MOST_LINES && start < head.length; count++) {
    const stop = head.indexOf("\n", start);
    if (stop < 0 && head.length < text.length) return null;
    const end = stop < 0 ? head.length : stop;
    const line = head.slice(start, end).replace(/\r$/, "");
    if (closing.test(line)) return hasKey ? { raw: head.slice(0, end + 1), title } : null;
    const found = key.exec(line);
    if (found) {
      const [, bare, double, single, value = ""] = found;
      hasKey = true;
      takesList = emptyValue.test(value);
      if ((bare ?? double ?? single)?.toLowerCase() === "title" && !title) title = scalarOf(value);
    } else if (!hasKey || !(continuation.test(line) || (takesList && listItem.test(line)))) return null;
    start = end + 1;
  }
  return null;
}

function scalarOf(value: string): string {
  const trimmed = value.trim();
  const quoted = /^"((?:[^"\\]|\\.)*)"|^'((?:[^']|'')*)'/.exec(trimmed);
  if (quoted)
    return (quoted[1]?.replace(/\\(["\\/])/g, "$1") ?? quoted[2]?.replaceAll("''", "'") ?? "").trim();
  if (/^[|>[{&*!#]/.test(trimmed)) return "";
  return trimmed.replace(/\s#.*$/, "").trim();
}

export function withoutFrontMatter(text: string): string {
  return text.slice(frontMatterOf(text)?.raw.length ?? 0);
}
