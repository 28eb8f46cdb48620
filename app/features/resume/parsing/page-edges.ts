import type { ExtractedLine } from "../reading/extracted";
import { emailsIn, linksIn, phonesIn } from "./contact-patterns";

const longest = 200;

function holdsFacts(text: string): boolean {
  return (
    text.length <= longest &&
    (emailsIn(text).length > 0 || linksIn(text).length > 0 || phonesIn(text).length > 0)
  );
}

const leastGap = 2.5;

/** The last line of a page that stands far below the others and tells how to reach somebody is a footer, whatever drew it. */
function isFooter(line: ExtractedLine, index: number, lines: ExtractedLine[]): boolean {
  const before = lines[index - 1];
  if (!before || line.y === 0 || line.bullet || !holdsFacts(line.text)) return false;
  const lowest = lines.every((one) => one === line || one.page !== line.page || one.y < line.y - 1);
  const above = lines.filter((one) => one.page === line.page && one !== line).map((one) => one.y);
  return lowest && above.length > 8 && line.y - Math.max(...above) > line.size * leastGap;
}

/** Parts the body of a document from what stands at the edges of its pages and tells of the person, each text once. */
export function edgesOf(
  lines: ExtractedLine[],
  isPdf: boolean,
): { body: ExtractedLine[]; edges: ExtractedLine[] } {
  const inner = lines.filter((line) => line.region === "body");
  const footers = inner.filter(isFooter);
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
