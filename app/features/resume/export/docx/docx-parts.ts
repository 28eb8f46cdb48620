const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org";
const WORD = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const DRAWING = `xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing" xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:pic="${OFFICE}/drawingml/2006/picture"`;
const PICTURE = `${OFFICE}/drawingml/2006/picture`;
const WORD_PART = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;
/** English Metric Units to the point (ECMA-376 20.1.10.16). */
const EMU = 12_700;

const controls = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(controls, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const parts = {
  document: "document.main",
  styles: "styles",
  numbering: "numbering",
  settings: "settings",
  fontTable: "fontTable",
};
const overrides = Object.entries(parts).map(
  ([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${WORD_PART}.${type}+xml"/>`,
);

export const contentTypes = `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>${overrides.join("")}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const rootRelations = `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${OFFICE}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export function coreProperties(title: string, language: string): string {
  return `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`;
}

type PageSize = { width: number; height: number; margin: number };

/** Sizes in twentieths of a point. */
export function documentPart(body: string, { width, height, margin }: PageSize): string {
  const sides = ["top", "right", "bottom", "left"].map((side) => `w:${side}="${margin}"`).join(" ");
  const page = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar ${sides} w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>`;
  return `${HEAD}<w:document ${WORD} ${DRAWING}><w:body>${body}${page}</w:body></w:document>`;
}

type Relations = { links: { id: string; href: string }[]; picture: string | null };

export function relationsPart({ links, picture }: Relations): string {
  const inside = ["styles", "numbering", "settings", "fontTable"].map(
    (name) => `<Relationship Id="${name}" Type="${RELATION}/${name}" Target="${name}.xml"/>`,
  );
  const outside = links.map(
    ({ id, href }) =>
      `<Relationship Id="${id}" Type="${RELATION}/hyperlink" Target="${escapeXml(href)}" TargetMode="External"/>`,
  );
  const media = picture ? [`<Relationship Id="photo" Type="${RELATION}/image" Target="${picture}"/>`] : [];
  return `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${[...inside, ...outside, ...media].join("")}</Relationships>`;
}

/** The same everywhere: without it Word opens the file in the compatibility mode of Word 2007. */
export const settingsPart = `${HEAD}<w:settings ${WORD}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

export const fontTablePart = `${HEAD}<w:fonts ${WORD}>${[
  ["Georgia", "Source Serif 4", "roman"],
  ["SimSun", "宋体", "roman"],
  ["Calibri", "Carlito", "swiss"],
  ["Microsoft YaHei", "微软雅黑", "swiss"],
]
  .map(
    ([name, other, family]) =>
      `<w:font w:name="${name}"><w:altName w:val="${other}"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`,
  )
  .join("")}</w:fonts>`;

export const numberingPart = `${HEAD}<w:numbering ${WORD}><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

export function stylesPart(defaults: string, styles: string[]): string {
  return `${HEAD}<w:styles ${WORD}><w:docDefaults>${defaults}</w:docDefaults>${styles.join("")}</w:styles>`;
}

/** How much of each side is cut off, in thousandths of a per cent. */
export type Crop = { x: number; y: number };

/** A picture at the upper right corner of the margins, with the text beside it; sizes in points. */
export function anchored(size: { width: number; height: number }, crop: Crop): string {
  const [cx, cy] = [Math.round(size.width * EMU), Math.round(size.height * EMU)];
  const place = `<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV><wp:extent cx="${cx}" cy="${cy}"/><wp:wrapSquare wrapText="left"/>`;
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
  const fill = `<pic:blipFill><a:blip r:embed="photo"/><a:srcRect l="${crop.x}" t="${crop.y}" r="${crop.x}" b="${crop.y}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`;
  return `<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="${9 * EMU}" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0">${place}<wp:docPr id="1" name="Photo"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="${PICTURE}"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Photo"/><pic:cNvPicPr/></pic:nvPicPr>${fill}${shape}</pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}
