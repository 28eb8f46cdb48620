import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { documentOf } from "../../../../test/support/lines";
import { exportFaults, orderFaults } from "../../../../test/support/page-order";
import { weights } from "../../../../test/support/weights";
import { extract } from "../reading/extract.server";
import { parseResume } from "./parse";

const root = new URL("../../../../", import.meta.url);
const folders = ["test/data/resume/", "test/data/resume/held-out/"].map((path) => new URL(path, root));
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx)$/.test(name))
    .map((name) => ({ name, url: new URL(name, folder) })),
);

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`node_modules/pdfjs-dist/cmaps/${name}`, root)));
}

it.each(files)(
  "$name keeps every line once, where its page has it, in the resume and in both documents",
  async ({ url }) => {
    const read = await extract(new Uint8Array(await readFile(url)), { cMap });
    if (!read.ok) throw new Error(read.reason);
    const resume = parseResume(read.document, weights);
    expect(orderFaults(read.document, resume)).toEqual([]);
    expect(exportFaults(resume)).toEqual([]);
  },
);

const document = documentOf(
  "**Jane Smith**",
  "jane@example.com",
  "# Experience",
  "Camp Counsellor",
  "• Led 12 children",
  "Designer, Acme Ltd\t2019 – 2021",
  "• Designed logos",
);

it("roles without a date line stay above their own bullets", () => {
  expect(orderFaults(document, parseResume(document, weights))).toEqual([]);
});

it.each([
  ["moved", (texts: string[]) => texts.reverse()],
  ["lost", (texts: string[]) => texts.slice(1)],
  ["doubled", (texts: string[]) => [...texts, ...texts]],
])("a line that was %s is found", (_, change) => {
  const resume = parseResume(document, weights);
  const [section] = resume.sections;
  if (!section) throw new Error("no section");
  const entries = change(section.entries.map((entry) => entry.id)).flatMap((id) =>
    section.entries.filter((entry) => entry.id === id),
  );
  const lines = change(section.lines.map((line) => line.id)).flatMap((id) =>
    section.lines.filter((line) => line.id === id),
  );
  expect(orderFaults(document, { ...resume, sections: [{ ...section, entries, lines }] })).not.toEqual([]);
});
