import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { linesOf } from "~/core/resume";
import { employerOf } from "../lexicon/employers";
import { extract } from "../reading/extract.server";
import { parseResume } from "./parse";

const root = new URL("../../../../", import.meta.url);
const folder = new URL("test/data/resume/held-out/", root);
const truthOf = z.object({
  contact: z.object({ full_name: z.string(), email: z.string(), phone: z.string() }),
  experience: z.array(z.object({ title: z.string(), company: z.string(), dates: z.string() })),
  education: z.array(z.object({ institution: z.string() })),
});

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`node_modules/pdfjs-dist/cmaps/${name}`, root)));
}

/** Fonts draw one kind of dash for another. */
function dashed(text: string): string {
  return text.replace(/\s*[\u2010-\u2015-]\s*/g, "-");
}

const files = readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/.test(name));

it.each(files)("%s tells who somebody is, where they worked and what they studied", async (file) => {
  const truth = truthOf.parse(
    JSON.parse(readFileSync(new URL(file.replace(/\.\w+$/, ".truth.json"), folder), "utf8")),
  );
  const read = await extract(new Uint8Array(await readFile(new URL(file, folder))), { cMap });
  if (!read.ok) throw new Error(read.reason);
  const resume = parseResume(read.document);
  const { name, email, phone } = resume.contact;
  expect([name?.text, email?.text, phone?.text]).toEqual(Object.values(truth.contact));
  const roles = resume.sections.flatMap((section) =>
    section.entries.map((entry) => {
      const employer = employerOf(entry, section.entries)?.text;
      return [entry.title?.text, employer, dashed(entry.dates?.text ?? "")];
    }),
  );
  for (const role of truth.experience)
    expect(roles).toContainEqual([role.title, role.company, dashed(role.dates)]);
  const schools = resume.sections.flatMap((section) =>
    section.entries.map((entry) => entry.organisation?.text),
  );
  expect(schools).toEqual(expect.arrayContaining(truth.education.map((school) => school.institution)));
  const ids = linesOf(resume).map((line) => line.id);
  expect(new Set(ids).size).toBe(ids.length);
});
