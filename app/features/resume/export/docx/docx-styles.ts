import type { ResumeLanguage } from "~/core/resume";
import type { Design } from "../sheet/design";
import { stylesPart } from "./docx-parts";
import type { Look } from "./looks";

type Style = {
  id: string;
  name: string;
  /** Properties of the paragraph and of its runs, in the order that ECMA-376 17.3 asks for. */
  paragraph: string;
  run: string;
};

const fonts = {
  serif: { latin: "Georgia", chinese: "SimSun" },
  sans: { latin: "Calibri", chinese: "Microsoft YaHei" },
};

/** Points to the twentieths of a point that distances are given in. */
const twips = (points: number) => Math.round(points * 20);

const size = (points: number) => `<w:sz w:val="${Math.round(points * 2)}"/>`;
const space = (before: number, after: number) =>
  `<w:spacing w:before="${twips(before)}" w:after="${twips(after)}"/>`;

/** The styles of a document by their names in Word, so that its reader can restyle the whole. */
export function stylesOf(design: Design, look: Look, language: ResumeLanguage, textWidth: number): string {
  const { size: base, spacing } = design;
  const accent = design.accent.slice(1).toUpperCase();
  const colour = `<w:color w:val="${accent}"/>`;
  const line = Math.round(240 * look.line * Math.min(spacing, 1.4));
  const gap = (factor: number) => base * factor * spacing;
  const head = `<w:jc w:val="${look.head}"/>`;
  const side = look.heading.rule === "above" ? "top" : "bottom";
  const rule =
    look.heading.rule === "none"
      ? ""
      : `<w:pBdr><w:${side} w:val="single" w:sz="6" w:space="1" w:color="${accent}"/></w:pBdr>`;
  const tab = `<w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs>`;
  const indent = twips(base * 1.2);
  const styles: Style[] = [
    {
      id: "Title",
      name: "Title",
      paragraph: `<w:keepNext/>${space(0, gap(0.1))}${head}`,
      run: `<w:b/>${look.bright ? colour : ""}${size(base * look.name)}`,
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      paragraph: `<w:keepNext/>${space(0, gap(0.2))}${head}`,
      run: size(base * 1.15),
    },
    { id: "Contact", name: "Contact", paragraph: `${space(0, gap(0.1))}${head}`, run: "" },
    {
      id: "Heading1",
      name: "heading 1",
      paragraph: `<w:keepNext/>${rule}${space(gap(look.heading.before), gap(0.35))}<w:outlineLvl w:val="0"/>`,
      run: `<w:b/>${colour}${size(base * look.heading.size)}`,
    },
    {
      id: "Heading2",
      name: "heading 2",
      paragraph: `<w:keepNext/>${tab}${space(gap(0.5), gap(0.1))}<w:outlineLvl w:val="1"/>`,
      run: `<w:b/>${size(base * 1.05)}`,
    },
    { id: "EntryDates", name: "Entry Dates", paragraph: `<w:keepNext/>${space(0, gap(0.1))}`, run: "" },
    {
      id: "ListBullet",
      name: "List Bullet",
      paragraph: `<w:numPr><w:numId w:val="1"/></w:numPr>${space(0, gap(0.15))}<w:ind w:left="${indent}" w:hanging="${indent}"/>`,
      run: "",
    },
  ];
  const { latin, chinese } = fonts[look.family];
  // Punctuation that both scripts have, such as quotes, takes the font of the language (17.3.2.26).
  const face = `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${chinese}" w:cs="${latin}"${language === "zh" ? ' w:hint="eastAsia"' : ""}/>`;
  const defaults = `<w:rPrDefault><w:rPr>${face}${size(base)}<w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${twips(gap(0.2))}" w:line="${line}" w:lineRule="auto"/></w:pPr></w:pPrDefault>`;
  return stylesPart(defaults, [
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    ...styles.map(
      ({ id, name, paragraph, run }) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr>${run && `<w:rPr>${run}</w:rPr>`}</w:style>`,
    ),
    '<w:style w:type="character" w:styleId="Plain"><w:name w:val="Entry Detail"/><w:rPr><w:b w:val="0"/></w:rPr></w:style>',
  ]);
}
