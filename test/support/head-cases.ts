import { parseResume } from "~/features/resume/parsing/parse";
import { type Draft, documentOf } from "./lines";

type HeadCase = { heading: string; name: string; drafts: Draft[]; wanted: string[] };

/** Cases parted by empty lines. `{x:72}` before a line sets it in, "=> " begins an entry that is wanted. */
export function headCases(text: string): HeadCase[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [heading = "", ...rows] = block.split("\n");
      const lines = rows.filter((row) => !row.startsWith("=> "));
      const drafts = lines.map((row): Draft => {
        const [, x, set] = /^\{x:(\d+)\}(.*)$/.exec(row) ?? [];
        return set === undefined ? row : { text: set, x: Number(x) };
      });
      const wanted = rows.filter((row) => row.startsWith("=> ")).map((row) => row.slice(3));
      return { heading, name: lines[0] ?? "", drafts, wanted };
    });
}

/** The entries that the parser makes of lines below a heading, one text each; what stands above the first begins with "before". */
export function readHeads(heading: string, drafts: Draft[]): string[] {
  const person = /\p{Script=Han}/u.test(heading) ? "**张三**" : "**Jane Smith**";
  const { sections } = parseResume(documentOf(person, "jane@example.com", `# ${heading}`, ...drafts));
  return sections.flatMap(({ lines, entries }) => [
    ...(lines.length > 0 ? [`before # ${lines.map((line) => line.text).join(" # ")}`] : []),
    ...entries.map(({ title, organisation, place, dates, lines: content }) => {
      const fields = [title, organisation, place, dates].map((line) => line?.text ?? "-").join(" | ");
      return fields + content.map((line) => ` # ${line.text}`).join("");
    }),
  ]);
}
