import type { ResumeLanguage } from "~/core/resume";
import { tintOf } from "../sheet/accents";
import { APART } from "../sheet/blocks";
import type { Design } from "../sheet/design";
import type { Face } from "../sheet/sheet";
import { INK, MUTED } from "../sheet/strips";
import { type Template, templates } from "../sheet/templates";
import { stylesPart } from "./docx-parts";

const fonts = {
  serif: { latin: "Georgia", chinese: "SimSun" },
  sans: { latin: "Calibri", chinese: "Microsoft YaHei" },
};

/** In eighths of a point. */
const HAIRLINE = 5;

/** Points to the twentieths of a point that distances are given in. */
export const twips = (points: number) => Math.round(points * 20);
const hex = (colour: string) => colour.slice(1).toUpperCase();

type Style = {
  id: string;
  name: string;
  /** Properties of the paragraph in the order that ECMA-376 17.3.1 asks for. */
  paragraph: string;
  run: { family?: Face["family"]; bold?: boolean; colour?: string; scale?: number };
};

function fontsOf(family: Face["family"], language: ResumeLanguage): string {
  const { latin, chinese } = fonts[family];
  // Marks that both scripts have, such as quotes, take the font of the language (17.3.2.26).
  const hint = language === "zh" ? ' w:hint="eastAsia"' : "";
  return `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${chinese}" w:cs="${latin}"${hint}/>`;
}

const border = (side: string, size: number, space: number, colour: string) =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="${space}" w:color="${hex(colour)}"/>`;

/** The line or band of a heading. Word cannot draw one from the words to the edge, nor a short one; it gets one below. */
function decoration(rule: Template["heading"]["rule"], accent: string): string {
  if (rule === "bar") return `<w:pBdr>${border("bottom", 12, 2, accent)}</w:pBdr>`;
  if (rule === "above") return `<w:pBdr>${border("top", HAIRLINE, 3, accent)}</w:pBdr>`;
  if (rule !== "band") return `<w:pBdr>${border("bottom", HAIRLINE, 1, tintOf(accent, 0.5))}</w:pBdr>`;
  return `<w:pBdr>${border("left", 24, 4, accent)}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${hex(tintOf(accent, 0.1))}"/>`;
}

/** The styles of a document by their names in Word, so that its owner can restyle the whole. `textWidth` in twentieths of a point. */
export function stylesOf(design: Design, language: ResumeLanguage, textWidth: number): string {
  const { size: base, spacing, accent } = design;
  const template = templates[design.template];
  const { family, titleFamily, name, headline, headRule, heading, gaps } = template;
  const gap = (before: number, after = 0, line = "") =>
    `<w:spacing w:before="${twips(base * before * spacing)}" w:after="${twips(base * after * spacing)}"${line}/>`;
  const head = `<w:jc w:val="${template.head === "centre" ? "center" : "left"}"/>`;
  // A line shorter than the text has no equal in Word.
  const rule = headRule?.share === 1 ? headRule : null;
  const headBorder = (side: "top" | "bottom") =>
    rule?.side === (side === "top" ? "above" : "below")
      ? `<w:pBdr>${border(side, rule.height * 8, 6, accent)}</w:pBdr>`
      : "";
  const indent = twips(base * 1.15);
  const colourOf = (which: "ink" | "accent" | "muted") => ({ ink: INK, accent, muted: MUTED })[which];
  const styles: Style[] = [
    {
      id: "Title",
      name: "Title",
      paragraph: `<w:keepNext/>${headBorder("top")}${gap(0)}${head}`,
      run: { family: titleFamily, bold: name.bold, colour: colourOf(name.colour), scale: name.size },
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      paragraph: `<w:keepNext/>${gap(gaps.contact)}${head}`,
      run: { colour: colourOf(headline.colour), scale: headline.size },
    },
    {
      id: "Contact",
      name: "Contact",
      paragraph: `${headBorder("bottom")}${gap(gaps.contact)}${head}`,
      run: { colour: MUTED },
    },
    {
      id: "Heading1",
      name: "heading 1",
      paragraph: `<w:keepNext/>${decoration(heading.rule, accent)}${gap(heading.before, heading.after)}<w:outlineLvl w:val="0"/>`,
      run: {
        family: titleFamily,
        bold: heading.bold,
        colour: colourOf(heading.colour),
        scale: heading.size,
      },
    },
    {
      id: "Heading2",
      name: "heading 2",
      paragraph: `<w:keepNext/><w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs>${gap(gaps.entry)}<w:outlineLvl w:val="1"/>`,
      run: { bold: true },
    },
    {
      id: "EntryDates",
      name: "Entry Dates",
      paragraph: `<w:keepNext/>${gap(0)}<w:jc w:val="right"/>`,
      run: { colour: MUTED },
    },
    {
      id: "ListBullet",
      name: "List Bullet",
      paragraph: `<w:numPr><w:numId w:val="1"/></w:numPr>${gap(gaps.line)}<w:ind w:left="${indent}" w:hanging="${indent}"/>`,
      run: {},
    },
    { id: "BodyText", name: "Body Text", paragraph: gap(APART), run: {} },
  ];
  const runOf = ({ family: own, bold, colour, scale }: Style["run"]) =>
    [
      own ? fontsOf(own, language) : "",
      bold ? "<w:b/>" : "",
      colour ? `<w:color w:val="${hex(colour)}"/>` : "",
      scale ? `<w:sz w:val="${Math.round(base * scale * 2)}"/>` : "",
    ].join("");
  const line = ` w:line="${twips(base * (1 + (template.leading[language] - 1) * spacing))}" w:lineRule="atLeast"`;
  const defaults = `<w:rPrDefault><w:rPr>${fontsOf(family, language)}<w:color w:val="${hex(INK)}"/><w:sz w:val="${Math.round(base * 2)}"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${gap(gaps.line, 0, line)}</w:pPr></w:pPrDefault>`;
  return stylesPart(defaults, [
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    ...styles.map(
      ({ id, name, paragraph, run }) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${runOf(run)}</w:rPr></w:style>`,
    ),
    `<w:style w:type="character" w:styleId="SecondName"><w:name w:val="Second Name"/><w:rPr><w:b w:val="0"/><w:color w:val="${hex(template.brightSecond ? accent : INK)}"/></w:rPr></w:style>`,
    `<w:style w:type="character" w:styleId="Muted"><w:name w:val="Muted"/><w:rPr><w:b w:val="0"/><w:color w:val="${hex(MUTED)}"/></w:rPr></w:style>`,
  ]);
}
