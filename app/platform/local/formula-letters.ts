import type { Plugin } from "vite";

type Chars = Record<string, Record<number, unknown>>;
type Letters = { chars: Chars; delimiters: Record<number, unknown> };

const FONT = "@mathjax/mathjax-newcm-font/js/";

/** Its further files that formulas may ask for. What the others hold, such as Cyrillic, is drawn in the letters of the page. */
const packaged =
  "accents arrows calligraphic double-struck fraktur marrows math monospace mshapes sans-serif sans-serif-b sans-serif-i sans-serif-r script shapes symbols symbols-b-i variants";

/** The shapes and sizes in which the characters of usual formulas are drawn; each other has a file of its own. */
const usualVariants =
  "normal -tex-variant -smallop -largeop -size3 -size4 -size5 -size6 -size7 -lf-tp -rt-bt -ex-md";

/** What stands in most formulas: signs, accents, Greek capitals, parts of tall brackets, italic letters; of the rest single ones. */
const usualRanges = [
  [0, 0xff],
  [0x2c6, 0x338],
  [0x391, 0x3a9],
  [0x2000, 0x206f],
  [0x239b, 0x23b1],
  [0x1d434, 0x1d467],
  [0x1d6a4, 0x1d6a5],
  [0x1d6fc, 0x1d71b],
] as const;
const usualSigns = new Set(
  Array.from(
    "ıȷℎℏℑℓ℘ℜℵ←↑→↓↔↕↦⇀⇌⇐⇒⇔∀∂∃∅∆∇∈∉∋∏∐∑−∓∖∗∘∙√∝∞∠∣∥∧∨∩∪∫∬∭∮∴∵∼≃≅≈≠≡≤≥≪≫≺≻⊂⊃⊆⊇⊕⊖⊗⊙⊢⊤⊥⟂⨁⨂⋀⋁⋂⋃⋅⋆⋮⋯⋱⌈⌉⌊⌋⎴⎵⏞⏟△◦⟨⟩⟵⟶⟸⟹⟺⟷⟼⩽⩾\u20d7",
    (sign) => sign.codePointAt(0),
  ),
);

const isUsual = (code: number) =>
  usualSigns.has(code) || usualRanges.some(([first, last]) => code >= first && code <= last);

/** What is not usual among the characters of text, by the first one that is no longer in the file. */
const rareFiles = [
  ["rare-letters", 0x2190],
  ["rare-arrows", 0x2200],
  ["rare-operators", 0x2300],
  ["rare-signs", 0x27f0],
  ["rare-arrows", 0x2980],
  ["rare-operators", 0x1d400],
  ["bold", 0x1d434],
  ["bold-italic", 0x1d6a4],
  ["bold", 0x1d6e2],
  ["rare-letters", 0x1d71c],
  ["bold-italic", 0x1d756],
  ["rare-letters", 0x1d7ce],
  ["bold", 0x1ee00],
] as const;

function fileOf(variant: string, code: number): string {
  if (!usualVariants.split(" ").includes(variant)) return variant.replace(/^-(?:tex-)?/, "");
  if (isUsual(code)) return "usual";
  return rareFiles.find(([, end]) => code < end)?.[0] ?? "rare-signs";
}

async function readFont(): Promise<Map<string, Letters>> {
  const { MathJaxNewcmFont } = await import(`${FONT}svg.js`);
  const files = new Map<string, Letters>();
  const file = (name: string) => {
    const known = files.get(name) ?? { chars: {}, delimiters: {} };
    files.set(name, known);
    return known;
  };
  const put = (name: string, variant: string, chars: object) => {
    file(name).chars[variant] = { ...file(name).chars[variant], ...chars };
  };
  for (const [variant, chars] of Object.entries<object>(MathJaxNewcmFont.defaultChars))
    for (const [code, char] of Object.entries(chars))
      put(fileOf(variant, Number(code)), variant, { [code]: char });
  file("usual").delimiters = MathJaxNewcmFont.defaultDelimiters;
  for (const name of packaged.split(" ")) {
    await import(`${FONT}svg/dynamic/${name}.js`);
    MathJaxNewcmFont.dynamicFiles[name].setup({
      defineChars: (variant: string, chars: object) => {
        for (const [code, char] of Object.entries(chars))
          put(usualSigns.has(Number(code)) ? "usual" : name, variant, { [code]: char });
      },
      defineDelimiters: (delimiters: object) => Object.assign(file(name).delimiters, delimiters),
    });
  }
  return files;
}

/** Codes in a row as their first and last. */
function rangesOf(chars: object): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const code of Object.keys(chars).map(Number)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const codeOf = ({ chars, delimiters }: Letters) =>
  `export const chars = ${JSON.stringify(chars)};\nexport const delimiters = ${JSON.stringify(delimiters)};\n`;

/** The letters that usual formulas have, and where the others come from. */
function codeOfUsual(files: Map<string, Letters>): string {
  const usual = files.get("usual");
  if (!usual) throw new Error("The font has no letters");
  const others = [...files].filter(([name]) => name !== "usual");
  const list = others.map(([name, { chars, delimiters }]) => [
    name,
    Object.fromEntries(Object.entries(chars).map(([variant, those]) => [variant, rangesOf(those)])),
    rangesOf(delimiters),
  ]);
  const loads = others.map(([name]) => `"${name}": () => import(${JSON.stringify(`${ID}/letters-${name}`)})`);
  return `${codeOf(usual)}export const files = ${JSON.stringify(list)};\nexport const load = {${loads.join()}};\n`;
}

const ID = "virtual:formula-letters";

/** Makes files of the letters of the font that formulas are drawn in: its own hold everything that a formula could have. */
export function formulaLetters(): Plugin {
  let font: Promise<Map<string, Letters>> | undefined;
  return {
    name: "wink:formula-letters",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith(ID)) return `\0${id}`;
      // What the library would draw in by itself.
      return id === "#default-font/svg/default.js" ? this.resolve(`${FONT}nofont.js`) : null;
    },
    async load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      font ??= readFont();
      const files = await font;
      const letters = files.get(id.slice(`\0${ID}/letters-`.length));
      return letters ? codeOf(letters) : codeOfUsual(files);
    },
  };
}
