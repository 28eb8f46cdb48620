import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { openFonts } from "../../../../../test/support/fonts";
import { strongChinese, strongEnglish } from "../../../../../test/support/resumes";
import { arrangedResume } from "../../../../../test/support/sheet-texts";
import { weights } from "../../../../../test/support/weights";
import { toMarkdown } from "../../formats/markdown";
import { parseResume } from "../../parsing/parse";
import { extract } from "../../reading/extract.server";
import { writePdf } from "../pdf/write-pdf.client";
import { arrangedBlocks } from "./arranged";
import { blocksOf } from "./blocks";
import { templateIds } from "./design";
import { estimate } from "./fonts";
import { designOf, templates } from "./templates";
import { typeset } from "./typeset";

const cMap = async (name: string) => new Uint8Array(await readFile(`node_modules/pdfjs-dist/cmaps/${name}`));

test.each(
  templateIds.flatMap((template) => [
    [template, "an English", strongEnglish()] as const,
    [template, "a Chinese", strongChinese()] as const,
  ]),
)("%s: %s resume is still itself when its PDF is uploaded", async (template, _, resume) => {
  const { language } = resume;
  const set = (measure = estimate) =>
    typeset(blocksOf(resume), designOf(template, language), { language, uploadPages: 1 }, measure);
  const fonts = await openFonts(
    set().pages.flatMap(({ runs }) => runs),
    language,
  );
  const pdf = writePdf(set(fonts.measure), fonts, { title: "Resume", language });
  const read = await extract(new Uint8Array(await pdf.arrayBuffer()), { cMap });
  if (!read.ok) throw new Error(read.reason);
  const { bar, main } = arrangedBlocks(blocksOf(resume), templates[template]);
  const columns = bar.length > 0 ? 2 : 1;
  // In a bar that hardly any text fills, nobody can tell where only a line was broken, and addresses are as short as they can be.
  const told = (one: Resume) =>
    toMarkdown(one).replace(bar.length > 0 ? /[\s<>-]|https:\/\/(?:www\.)?/g : "", "");
  expect(read.document.layout).toMatchObject({ columns, tables: 0, hidden: [], brokenGlyphShare: 0 });
  expect(told(parseResume(read.document, weights))).toBe(told(arrangedResume(resume, [...bar, ...main])));
});
