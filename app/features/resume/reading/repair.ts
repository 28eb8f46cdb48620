import type { Glyph } from "./pdf-drawing";

/** What a font is there for: "icons" are pictures beside the text, "bullets" mark the items of lists, "signs" both. */
export type FontRole = "icons" | "bullets" | "signs";

type GlyphFont = { name: string; role?: FontRole };

const iconFonts =
  /awesome|academicons|icon|fontello|feather|icomoon|phosphor|marvosym|material ?symbols|emoji/i;
const dingbatFonts = /wingding|webding|dingbat|^(?:[A-Z]{6}\+)?symbol(?:mt)?$/i;

/** Letters at which Wingdings and ZapfDingbats keep dots, squares, arrows and ticks; their other places hold pictures. */
const wingBullets = /^[A-Za-z§¨°·ØÜàèðüþ]$/;

/** Private-use places at which Word's Symbol and Wingdings fonts keep the shapes that people use as bullets. */
const privateBullets = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf06c, 0xf06e, 0xf075, 0xf071, 0xf09f, 0xf0a8, 0xf0be, 0xf0e8,
  0xf0b2, 0xf077, 0xf0f0, 0xf0d2,
]);

export function symbolAsText(symbol: string): string {
  return privateBullets.has(symbol.codePointAt(0) ?? 0) ? "•" : "";
}

/** Radicals of the CJK supplement that fonts use for whole characters; NFKC leaves these alone (Unicode 15, U+2E80–2EFF). */
const radicals = new Map(
  Array.from(
    "⺁厂⺎兀⺒巳⺓幺⺛旡⺟母⺠民⺩王⺬示⺮竹⺷羊⺼月⺾艹⻁虎⻄西⻅见⻆角⻇角⻉贝⻋车⻌辶⻑長⻓长⻔门⻖阝⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⻳龟".matchAll(
      /(.)(.)/gu,
    ),
    ([, radical = "", plain = ""]) => [radical, plain],
  ),
);

/** Zero-width and bidirectional controls: they show nothing, and serve to hide or to break words. */
const invisibleControls =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c\u180e]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu;

const compatible =
  /[\ufb00-\ufb06\u2f00-\u2fdf\uf900-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]|[\u{1d400}-\u{1d7ff}]/gu;

const controls = /(?![\t\n\r])\p{Cc}/gu;

export function countInvisibleControls(text: string): number {
  return text.match(invisibleControls)?.length ?? 0;
}

/** Ligatures and look-alikes in plain form, controls gone; full-width Chinese punctuation, tabs and line breaks stay. */
export function repairText(text: string): string {
  return text
    .replace(invisibleControls, "")
    .replace(controls, "")
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g, " ")
    .replace(/[\u00ad\u2010\u2011]/g, "-")
    .replace(/\u2012/g, "–")
    .replace(/\u301c/g, "\uff5e")
    .replace(/\u4e28/g, "|")
    .replace(compatible, (character) => character.normalize("NFKC"))
    .replace(/[\u2e80-\u2eff]/g, (character) => radicals.get(character) ?? character)
    .replace(/\u2024/g, ".")
    .replace(/[\uf8f0-\uf8ff]/g, "");
}

const simplified = /[经历学专业电话员设计实务语时产开关体区号医华单卖项册师门长东车马]/g;
const traditional = /[經歷學專業電話員設計實務語時產開關體區號醫華單賣項冊師門長東車馬]/g;

/** Fonts of both scripts keep 户 and 戶 under one radical (U+2F3E), which stands for the traditional form alone: the rest of the text tells which it is. */
export function doorOf(text: string): "户" | "戶" {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  return count(traditional) > count(simplified) ? "戶" : "户";
}

/** Text of one glyph, repaired with what its font tells: icons vanish, symbols that serve as bullets become "•". */
export function repairGlyph(text: string, font: GlyphFont): string {
  if (font.role === "bullets" && !/\p{N}/u.test(text)) return "•";
  const code = text.codePointAt(0) ?? 0;
  if (privateBullets.has(code)) return "•";
  if (font.role === "icons") return "";
  if (font.role === "signs" && iconFonts.test(font.name)) return "•";
  if (iconFonts.test(font.name)) return text === " " ? text : "";
  if (dingbatFonts.test(font.name) && /^[!-~¡-ÿ]$/.test(text) && !/symbol/i.test(font.name))
    return wingBullets.test(text) ? "•" : "";
  if (/^[-\u00ad\u2010\u2011]{2,}$/.test(text)) return "-";
  return repairText(text);
}

export function isBroken(character: string): boolean {
  return /[\ue000-\uf8ff\ufffd]|[\u{f0000}-\u{10fffd}]/u.test(character);
}

export const bulletGlyphs = "•‧◦▪▫‣⁃∙●○◎◉■□◆◇◾◽▶►▸▹➢➤➔➜➡→✓✔✦✧★☆❖❏❑⦁⦿·⚫⬤∗⋄⋆›»☐☑⚬♦➧➨➣▻⇒⊙∘✱✽❯※√✅☞☛";

/** A marker glyph, a dash or star before a word, a lone "o", or a number such as "1." "2、" "（3）" "④". */
const marker = new RegExp(
  `^(?:[${bulletGlyphs}]+\\s*|[-–—*+]\\s+(?=[^\\s\\d])|o\\s+(?=\\S)|\\(?\\d{1,2}[.)]\\s+(?=\\D|\\d+\\s*\\p{L})|\\d{1,2}(?:、|\\.(?=\\p{Script=Han}))\\s*|[（(](?:\\d{1,2}|[一二三四五六七八九十]{1,2})[)）]\\s*|[①-⑳❶-❿]\\s*)`,
  "u",
);

const onlyMarker = new RegExp(`^(?:[${bulletGlyphs}]|[-–—*]|o|\\d{1,2}[.)、]|[①-⑳])$`, "u");

export function isMarker(text: string): boolean {
  return onlyMarker.test(text);
}

export function stripMarker(text: string): { bullet: boolean; text: string } {
  const found = marker.exec(text)?.[0];
  if (found === undefined || found.length === text.length) return { bullet: false, text };
  return { bullet: true, text: text.slice(found.length).trimStart() };
}

/** A font whose private characters make up more of the file than this is text that cannot be read. */
const mostIcons = 0.1;

/** Fewer lines than this that start with the same lone character are no list. */
const fewestBullets = 3;

function opensLine(before: Glyph | undefined, glyph: Glyph, after: Glyph | undefined): boolean {
  if (!after || (before && Math.abs(before.y - glyph.y) < glyph.size * 0.5)) return false;
  const isBeside = Math.abs(after.y - glyph.y) < after.size * 0.5;
  return isBeside && after.x - glyph.x - glyph.width > after.size * 0.15;
}

/** The roles of fonts by what they draw, by the name under which the glyphs know them; fonts of usual text have none. */
export function fontRoles(glyphs: Glyph[]): Map<string, FontRole> {
  const inked = glyphs.filter((glyph) => glyph.text.trim() !== "");
  const uses = new Map<string, { texts: Set<string>; total: number; broken: number; opening: number }>();
  for (const [index, glyph] of inked.entries()) {
    const use = uses.get(glyph.font) ?? { texts: new Set(), total: 0, broken: 0, opening: 0 };
    uses.set(glyph.font, use);
    if (use.texts.size < 2) use.texts.add(glyph.text);
    use.total += 1;
    if (isBroken(glyph.text)) use.broken += 1;
    if (opensLine(inked[index - 1], glyph, inked[index + 1])) use.opening += 1;
  }
  const roles = new Map<string, FontRole>();
  for (const [font, { texts, total, broken, opening }] of uses) {
    const isList = texts.size === 1 && total >= fewestBullets && opening === total;
    if (isList) roles.set(font, "bullets");
    else if (total >= fewestBullets && opening === total) roles.set(font, "signs");
    else if (broken === total && total < inked.length * mostIcons) roles.set(font, "icons");
  }
  return roles;
}
