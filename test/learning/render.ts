import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";
import { extract } from "~/features/resume/reading/extract.server";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";
import playwrightConfig from "../playwright.config";
import { docx } from "../support/files";
import type { Body, Pools, Words } from "./body";
import { pour } from "./pour";
import { randomOf } from "./random";
import type { Truth } from "./samples";
import { cMap, type Print } from "./samples";

/** A page that we made, as the product reads it, with what it says. */
export type Rendered = {
  design: string;
  body: string;
  seed: number;
  document: ExtractedDocument;
  truth: Truth;
};

type Named<Value> = { name: string; value: Value };

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => extname(name) !== "")
    .sort();
}

export function bodiesOf(folder: string): Named<Body>[] {
  return filesOf(folder).map((name) => ({
    name,
    value: JSON.parse(readFileSync(join(folder, name), "utf8")),
  }));
}

export function designsOf(folder: string): Named<string>[] {
  return filesOf(folder).map((name) => ({ name, value: readFileSync(join(folder, name), "utf8") }));
}

export function wordsOf(folder: string): Record<"en" | "zh", Words> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const of = (lang: "en" | "zh"): Words => ({
    headings: read(`headings.${lang}.json`),
    labels: read(`labels.${lang}.json`),
  });
  return { en: of("en"), zh: of("zh") };
}

export function poolsOf(folder: string): Record<"en" | "zh", Pools> {
  const of = (lang: string): Pools => {
    const read = (name: string) =>
      readFileSync(join(folder, lang, `${name}.txt`), "utf8")
        .split("\n")
        .filter((line) => line.trim());
    return {
      titles: read("titles"),
      employers: read("employers"),
      schools: read("schools"),
      degrees: read("degrees"),
      places: read("places"),
    };
  };
  return { en: of("en"), zh: of("zh") };
}

const styles = ["Heading1", "Heading2", "Title", "ListBullet"]
  .map(
    (id) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace(/(?=\d)/, " ").toLowerCase()}"/></w:style>`,
  )
  .join("");
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const parts = {
  "word/styles.xml": `<w:styles ${word}>${styles}</w:styles>`,
  "word/numbering.xml": `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
};

/** One browser that prints page after page, while `work` runs; the one of the tests. */
export async function printing<Value>(work: (print: Print) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const page = await browser.newPage();
  try {
    return await work(async (html) => {
      await page.setContent(html);
      return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    });
  } finally {
    await browser.close();
  }
}

/**
 * Pours bodies through every design, `times` each, prints or packs them, and reads them as the product does. The same seed
 * gives the same pages.
 */
export async function render(
  designs: Named<string>[],
  bodies: Named<Body>[],
  words: Record<"en" | "zh", Words>,
  pools: Record<"en" | "zh", Pools>,
  times: number,
  print: Print,
): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const [index, design] of designs.entries())
    for (let time = 0; time < times; time += 1) {
      const seed = index * 1000 + time + 1;
      const random = randomOf(seed * 31);
      // A design of one language serves the other too, now and then.
      const own = design.name.startsWith("zh") ? "zh" : "en";
      const lang = random() < 0.85 ? own : own === "zh" ? "en" : "zh";
      const fitting = bodies.filter(({ value }) => value.lang === lang);
      const body = fitting[Math.floor(random() * fitting.length)];
      if (!body) continue;
      const format = extname(design.name);
      const { text, truth } = pour(
        body.value,
        design.value,
        format === ".md",
        words[lang],
        pools[lang],
        seed,
      );
      const bytes =
        format === ".html"
          ? await print(text)
          : format === ".xml"
            ? docx({ body: text, parts })
            : new TextEncoder().encode(text);
      const read = await extract(bytes, { cMap });
      if (read.ok)
        rendered.push({ design: design.name, body: body.name, seed, document: read.document, truth });
      else console.error(`${design.name} ${seed}: ${read.reason}`);
    }
  return rendered;
}
