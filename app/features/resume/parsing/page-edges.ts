import { emailsIn, linksIn, phonesIn } from "../lexicon/contact-patterns";
import type { ExtractedLine } from "../reading/extracted";

const longest = 200;

function holdsFacts(text: string): boolean {
  return (
    text.length <= longest &&
    (emailsIn(text).length > 0 || linksIn(text).length > 0 || phonesIn(text).length > 0)
  );
}

const leastGap = 2.5;

const fewestLines = 8;

const fewestAlike = 3;

/** The last row of a page that stands far below the others and tells how to reach somebody is a footer, whatever drew it and parts it. */
function footerOf(page: ExtractedLine[]): ExtractedLine[] {
  const ranked = page.toSorted((a, b) => b.y - a.y);
  const [line] = ranked;
  if (!line || line.y === 0 || page.length <= fewestLines) return [];
  const row = ranked.filter((one) => line.y - one.y < line.size / 2);
  const rest = ranked.slice(row.length);
  const [above] = rest;
  if (!above || (row.length === 1 && line.bullet)) return [];
  const gap = line.y - above.y;
  // As much room stands above every section, and a section may end a page that is not full.
  const alike = rest.filter((one, index) => one.y - (rest[index + 1]?.y ?? one.y) > gap - 1);
  const isApart = gap > line.size * leastGap && alike.length < fewestAlike;
  return isApart && row.some(({ text }) => holdsFacts(text)) ? row.toSorted((a, b) => a.x - b.x) : [];
}

function footersOf(lines: ExtractedLine[]): ExtractedLine[] {
  return [...Map.groupBy(lines, (line) => line.page).values()].flatMap(footerOf);
}

/** Parts the body of a document from what stands at the edges of its pages and tells of the person, each text once. */
export function edgesOf(
  lines: ExtractedLine[],
  isPdf: boolean,
): { body: ExtractedLine[]; edges: ExtractedLine[] } {
  const inner = lines.filter((line) => line.region === "body");
  const footers = footersOf(inner);
  const body = inner.filter((line) => !footers.includes(line));
  const said = new Set(body.map((line) => line.text));
  const outer = lines.filter((line) => line.region !== "body" && (!isPdf || holdsFacts(line.text)));
  const edges = [...outer, ...footers.map((line) => ({ ...line, region: "footer" as const }))].filter(
    ({ text }) => {
      const isNew = !said.has(text);
      said.add(text);
      return isNew;
    },
  );
  return { body, edges };
}
