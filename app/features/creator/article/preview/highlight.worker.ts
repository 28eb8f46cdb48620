type Highlighter = typeof import("highlight.js/lib/core")["default"];
type Grammar = () => Promise<{ default: Parameters<Highlighter["registerLanguage"]>[1] }>;

/** Grammars by their own names; each is fetched when a text first asks for it. */
const grammars: Record<string, Grammar> = {
  bash: () => import("highlight.js/lib/languages/bash"),
  c: () => import("highlight.js/lib/languages/c"),
  cpp: () => import("highlight.js/lib/languages/cpp"),
  csharp: () => import("highlight.js/lib/languages/csharp"),
  css: () => import("highlight.js/lib/languages/css"),
  diff: () => import("highlight.js/lib/languages/diff"),
  dockerfile: () => import("highlight.js/lib/languages/dockerfile"),
  go: () => import("highlight.js/lib/languages/go"),
  ini: () => import("highlight.js/lib/languages/ini"),
  java: () => import("highlight.js/lib/languages/java"),
  javascript: () => import("highlight.js/lib/languages/javascript"),
  json: () => import("highlight.js/lib/languages/json"),
  kotlin: () => import("highlight.js/lib/languages/kotlin"),
  markdown: () => import("highlight.js/lib/languages/markdown"),
  php: () => import("highlight.js/lib/languages/php"),
  python: () => import("highlight.js/lib/languages/python"),
  ruby: () => import("highlight.js/lib/languages/ruby"),
  rust: () => import("highlight.js/lib/languages/rust"),
  sql: () => import("highlight.js/lib/languages/sql"),
  swift: () => import("highlight.js/lib/languages/swift"),
  typescript: () => import("highlight.js/lib/languages/typescript"),
  xml: () => import("highlight.js/lib/languages/xml"),
  yaml: () => import("highlight.js/lib/languages/yaml"),
};

const otherNames: Record<string, string> = {
  "c#": "csharp",
  "c++": "cpp",
  cc: "cpp",
  console: "bash",
  cs: "csharp",
  docker: "dockerfile",
  golang: "go",
  h: "c",
  hpp: "cpp",
  html: "xml",
  js: "javascript",
  jsonc: "json",
  jsx: "javascript",
  kt: "kotlin",
  md: "markdown",
  mjs: "javascript",
  patch: "diff",
  py: "python",
  python3: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  svg: "xml",
  toml: "ini",
  ts: "typescript",
  tsx: "typescript",
  vue: "xml",
  yml: "yaml",
  zsh: "bash",
};

/** Grammars that colour a part of another language's text. */
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
  const known = otherNames[name] ?? name;
  return Object.hasOwn(grammars, known) ? known : null;
}

/** The code in colour as HTML, or null: no grammar, not loaded yet, or too long. */
export function highlight(code: string, language: string): string | null {
  const grammar = grammarOf(language);
  if (!highlighter || !grammar || code.length > LONGEST_LISTING || !highlighter.getLanguage(grammar))
    return null;
  return highlighter.highlight(code, { language: grammar, ignoreIllegals: true }).value;
}

/** Loads what some languages need; null if there is nothing to load (or it was tried before). */
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

export function loadEveryLanguage(): Promise<void> | null {
  return loadLanguages(Object.keys(grammars));
}

async function register(names: string[]): Promise<void> {
  const [{ default: core }, ...loaded] = await Promise.all([
    import("highlight.js/lib/core"),
    ...names.map(async (name) => ({ name, grammar: await grammars[name]?.() })),
  ]);
  for (const { name, grammar } of loaded) if (grammar) core.registerLanguage(name, grammar.default);
  highlighter = core;
}
