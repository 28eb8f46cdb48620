const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org";
const WORD = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const DOCUMENT_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;

export const contentTypes = `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${DOCUMENT_TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${DOCUMENT_TYPE}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const rootRelations = `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${OFFICE}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export function coreProperties(title: string): string {
  return `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`;
}

/** A4 with margins of 18 mm (1 mm is 56.7 twentieths of a point). */
export function document(body: string): string {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1020" w:right="1020" w:bottom="1020" w:left="1020" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>';
  return `${HEAD}<w:document ${WORD}><w:body>${body}${page}</w:body></w:document>`;
}

export function relations(links: { id: string; href: string }[]): string {
  const external = links.map(
    ({ id, href }) =>
      `<Relationship Id="${id}" Type="${RELATION}/hyperlink" Target="${href}" TargetMode="External"/>`,
  );
  return `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="styles" Type="${RELATION}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${RELATION}/numbering" Target="numbering.xml"/>${external.join("")}</Relationships>`;
}

/** Sizes are half points, distances twentieths of a point. */
const headings = [
  { id: "Heading1", level: 0, size: 36, before: 0, after: 80 },
  { id: "Heading2", level: 1, size: 26, before: 280, after: 80 },
  { id: "Heading3", level: 2, size: 22, before: 160, after: 20 },
  { id: "Heading4", level: 3, size: 21, before: 120, after: 20 },
];

export function styles(lang: "en" | "zh"): string {
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Calibri"/>';
  const language = `<w:lang w:val="en-US" w:eastAsia="${lang === "zh" ? "zh-CN" : "en-US"}"/>`;
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="21"/>${language}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  const titles = headings.map(
    ({ id, level, size, before, after }) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="heading ${level + 1}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="${before}" w:after="${after}"/><w:outlineLvl w:val="${level}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`,
  );
  const others =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="20"/></w:pPr></w:style><w:style w:type="character" w:styleId="Code"><w:name w:val="Code"/><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/></w:rPr></w:style>';
  return `${HEAD}<w:styles ${WORD}>${defaults}${others}${titles.join("")}</w:styles>`;
}

const levels = [0, 1, 2];

function listOf(id: number, format: "bullet" | "decimal"): string {
  const marks = levels.map(
    (level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === "bullet" ? "•" : `%${level + 1}.`}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
  );
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${marks.join("")}</w:abstractNum>`;
}

export const numbering = `${HEAD}<w:numbering ${WORD}>${listOf(1, "bullet")}${listOf(2, "decimal")}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;
