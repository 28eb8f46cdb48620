type Highlighter = typeof import("highlight.js/lib/core")["default"];
type Grammar = Parameters<Highlighter["registerLanguage"]>[1];

const files = import.meta.glob<Grammar>(
  "/node_modules/highlight.js/es/languages/{bash,c,cpp,csharp,css,diff,dockerfile,go,ini,java,javascript,json,kotlin,markdown,php,python,ruby,rust,sql,swift,typescript,xml,yaml}.js",
  { import: "default" },
);
const grammars = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.js$/g, ""), load]),
);

const otherNames = new Map(
  "c#:csharp cs:csharp c++:cpp cc:cpp hpp:cpp console:bash sh:bash shell:bash zsh:bash docker:dockerfile golang:go h:c html:xml svg:xml vue:xml js:javascript jsx:javascript mjs:javascript jsonc:json kt:kotlin md:markdown patch:diff py:python python3:python rb:ruby rs:rust toml:ini ts:typescript tsx:typescript yml:yaml"
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]),
);

const within: Record<string, string[]> = {
  javascript: ["xml"],
  markdown: ["xml"],
  php: ["xml"],
  typescript: ["xml"],
  xml: ["css", "javascript"],
};

/** A longer listing stays plain, so that one block never holds up the article. Characters. */
const LONGEST_LISTING = 60_000;

let highlighter: Highlighter | null = null;
const asked = new Set<string>();

function grammarOf(language: string): string | null {
  const name = language.toLowerCase();
  const known = otherNames.get(name) ?? name;
  return grammars.has(known) ? known : null;
}

export function highlight(code: string, language: string): string | null {
  const grammar = grammarOf(language);
  if (!highlighter || !grammar || code.length > LONGEST_LISTING || !highlighter.getLanguage(grammar))
    return null;
  return highlighter.highlight(code, { language: grammar, ignoreIllegals: true }).value;
}

export function loadLanguages(languages: Iterable<string>): Promise<void> | null {
  const wanted = new Set<string>();
  for (const language of languages) {
    const grammar = grammarOf(language);
    for (const name of grammar ? [grammar, ...(within[grammar] ?? [])] : [])
      if (!asked.has(name)) wanted.add(name);
  }
  if (wanted.size === 0) return null;
  for (const name of wanted) asked.add(name);
  return register([...wanted]);
}

async function register(names: string[]): Promise<void> {
  const [{ default: core }, ...loaded] = await Promise.all([
    import("highlight.js/lib/core"),
    ...names.map(async (name) => ({ name, grammar: await grammars.get(name)?.() })),
  ]);
  for (const { name, grammar } of loaded) if (grammar) core.registerLanguage(name, grammar);
  highlighter = core;
}
