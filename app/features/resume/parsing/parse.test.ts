import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { linesOf, type Resume } from "~/core/resume";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { extractPdf } from "../reading/extract-pdf.server";
import type { ExtractedDocument } from "../reading/extracted";
import { parseResume } from "./parse";

const root = new URL("../../../../", import.meta.url);

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`node_modules/pdfjs-dist/cmaps/${name}`, root)));
}

async function sample(name: string): Promise<ExtractedDocument> {
  const read = await extractPdf(
    new Uint8Array(await readFile(new URL(`test/data/resume/${name}`, root))),
    cMap,
  );
  if (!read.ok) throw new Error(read.reason);
  return read.document;
}

const top = ["**Jane Smith**", "jane@example.com | (312) 555-0123"];

/** The entries of the section that the drafts make, as title, organisation, place, dates. */
function entries(heading: string, ...drafts: Draft[]) {
  const resume = parseResume(documentOf(...top, `# ${heading}`, ...drafts), weights);
  return resume.sections.flatMap((section) => section.entries);
}

function short(heading: string, ...drafts: Draft[]) {
  return entries(heading, ...drafts).map(({ title, organisation, place, dates }) =>
    [title, organisation, place, dates].map((line) => line?.text ?? null),
  );
}

const job = ["Software Engineer", "Acme Corp", "Austin, TX", "Mar 2021 – Present"];

describe("the heading lines of a job", () => {
  it.each<[string, string[]]>([
    [
      "organisation first, places and dates on the right",
      ["**Acme Corp**\tAustin, TX", "Software Engineer\tMar 2021 – Present"],
    ],
    ["title first", ["**Software Engineer**\tMar 2021 – Present", "Acme Corp, Austin, TX"]],
    ["dates on their own line above", ["Mar 2021 – Present", "Software Engineer", "Acme Corp, Austin, TX"]],
    [
      "dates with a place on the third line",
      ["Software Engineer", "Acme Corp", "Mar 2021 – Present\tAustin, TX"],
    ],
    ["everything on one line", ["Software Engineer, Acme Corp, Austin, TX, Mar 2021 – Present"]],
    ["bars between", ["Software Engineer | Acme Corp | Austin, TX | Mar 2021 – Present"]],
    ["dots between", ["Acme Corp · Austin, TX", "Software Engineer · Mar 2021 – Present"]],
    ["dashes between", ["Acme Corp — Austin, TX", "Software Engineer — Mar 2021 – Present"]],
    ["at", ["Software Engineer at Acme Corp\tAustin, TX", "Mar 2021 – Present"]],
    ["brackets around the dates", ["Software Engineer, Acme Corp (Mar 2021 – Present)", "Austin, TX"]],
    ["dates on the left", ["Mar 2021 – Present\tSoftware Engineer, Acme Corp, Austin, TX"]],
  ])("are understood with %s", (_, heads) => {
    expect(short("Experience", ...heads, "• Built a thing that works")).toEqual([job]);
  });

  it("keep how long it took with the dates", () => {
    const [entry] = entries(
      "Experience",
      "Software Engineer",
      "Acme Corp",
      "Mar 2021 – Apr 2022 (1 year 2 months)",
    );
    expect(entry?.dates).toMatchObject({
      text: "Mar 2021 – Apr 2022 (1 year 2 months)",
      to: { year: 2022, month: 4 },
    });
  });

  it("may part title, employer and town by commas and looks", () => {
    expect(
      short("Experience", "2019 – present\t**Product Designer**, Contoso, Barcelona", "• Drew things"),
    ).toEqual([["Product Designer", "Contoso", "Barcelona", "2019 – present"]]);
  });
});

describe("the heading lines of Chinese entries", () => {
  it.each([
    [
      "tabs between",
      ["腾讯科技有限公司\t后端开发工程师\t2019.07 - 2021.08"],
      ["后端开发工程师", "腾讯科技有限公司", null, "2019.07 - 2021.08"],
    ],
    [
      "spaces between",
      ["2019年7月 – 至今 腾讯科技有限公司 后端开发工程师"],
      ["后端开发工程师", "腾讯科技有限公司", null, "2019年7月 – 至今"],
    ],
    [
      "a place behind the name",
      ["**字节跳动科技公司** 北京\t2019/07-2021/08", "产品经理"],
      ["产品经理", "字节跳动科技公司", "北京", "2019/07-2021/08"],
    ],
    [
      "labels",
      ["公司名称：美团科技有限公司\t2020.03-至今", "职位：算法工程师"],
      ["算法工程师", "美团科技有限公司", null, "2020.03-至今"],
    ],
  ])("are understood with %s", (_, heads, expected) => {
    expect(short("工作经历", ...heads, "• 负责订单系统的设计与开发")).toEqual([expected]);
  });
});

describe("education, awards and other dated lists", () => {
  it.each<[string, string[]]>([
    [
      "school above, degree with dates",
      ["**State University**\tAustin, TX", "B.S. in Computer Science\tAug 2016 – May 2020"],
    ],
    ["one line", ["B.S. in Computer Science, State University, Austin, TX, Aug 2016 – May 2020"]],
  ])("are understood with %s", (_, heads) => {
    expect(short("Education", ...heads)).toEqual([
      ["B.S. in Computer Science", "State University", "Austin, TX", "Aug 2016 – May 2020"],
    ]);
  });
});

describe("sections", () => {
  it("stand in the order of the upload with ids of their own", () => {
    const resume = parseResume(
      documentOf(
        ...top,
        "# Summary",
        "Writes programs.",
        "# Skills",
        "• Go",
        "• SQL",
        "# Education",
        "State University",
        "B.A. 2020",
      ),
      weights,
    );
    expect(resume.sections.map(({ id, kind, heading }) => [id, kind, heading?.id, heading?.text])).toEqual([
      ["s1", "summary", "s1.h", "Summary"],
      ["s2", "skills", "s2.h", "Skills"],
      ["s3", "education", "s3.h", "Education"],
    ]);
    expect(resume.sections[1]?.lines.map((line) => line.id)).toEqual(["s2.l1", "s2.l2"]);
  });

  it("of a plain text without any looks are found by their words", () => {
    const plain = ["Experience", "Cook, Acme Corp, 2020 – 2022", "Skills", "Baking, Roasting"];
    expect(
      parseResume(documentOf("Jane Smith", "jane@example.com", ...plain), weights).sections.map(
        (section) => section.kind,
      ),
    ).toEqual(["experience", "skills"]);
  });

  it("leave an objective among the contact details to the person", () => {
    const { contact, sections } = parseResume(
      documentOf("**张三**", "求职意向：后端开发", "13800138000 | 杭州", "# 教育背景", "浙江大学\t2016-2020"),
      weights,
    );
    expect(contact).toMatchObject({
      headline: { text: "后端开发", label: "求职意向：" },
      phone: { text: "13800138000" },
      place: { text: "杭州" },
    });
    expect(sections.map((section) => section.kind)).toEqual(["education"]);
  });

  it.each(["工作意向", "职业意向"])("leave %s to the contact details that go on below it", (label) => {
    const { contact, sections } = parseResume(
      documentOf("**张三**", `${label}：后端开发`, "13800138000 | 杭州", "# 教育背景", "浙江大学\t2016-2020"),
      weights,
    );
    expect(contact).toMatchObject({ phone: { text: "13800138000" }, place: { text: "杭州" } });
    expect(sections.map((section) => section.kind)).toEqual(["education"]);
  });

  it("know an objective that stands on one line with its label", () => {
    const resume = parseResume(
      documentOf("**张三**", "13800138000", "# 教育背景", "浙江大学\t2016-2020", "求职意向：后端开发工程师"),
      weights,
    );
    expect(resume.sections[1]).toMatchObject({
      kind: "objective",
      heading: { text: "求职意向" },
      lines: [{ text: "后端开发工程师" }],
    });
  });

  it("without headings keep every line", () => {
    const resume = parseResume(
      documentOf("Jane Smith", "jane@example.com", "Cook at a small place", "Baker at a big place"),
      weights,
    );
    expect(resume.contact.name?.text).toBe("Jane Smith");
    expect(resume.sections.flatMap((section) => section.lines.map((line) => line.text))).toEqual([
      "Cook at a small place",
      "Baker at a big place",
    ]);
  });
});

describe("no word is lost", () => {
  function counts(texts: string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const character of texts.join("").replace(/[\s\p{P}\p{S}]/gu, ""))
      found.set(character, (found.get(character) ?? 0) + 1);
    return found;
  }

  /** Labels such as "LinkedIn:" are said by the field that their value goes to. */
  function lost(document: ExtractedDocument, resume: Resume): string[] {
    const kept = counts(linesOf(resume).map((line) => line.text));
    const given = counts(
      document.lines
        .filter((line) => line.region === "body")
        .map((line) => line.text.replace(/\b(?:LinkedIn|GitHub): /g, "")),
    );
    return [...given]
      .filter(([character, count]) => (kept.get(character) ?? 0) < count)
      .map(([character]) => character);
  }

  it.each([
    "awesome-cv-resume",
    "billryan-resume-zh_CN",
    "chromium-two-column-sidebar",
    "date-heading-bulleted-roles",
    "google-docs-skia-proxy-minimal",
    "multi-degree-coursework",
    "rm-john_doe",
    "single-column-title-below-anchor",
  ])("of %s, and every line has an id of its own", async (name) => {
    const document = await sample(`${name}.pdf`);
    const resume = parseResume(document, weights);
    const ids = linesOf(resume).map((line) => line.id);
    expect(lost(document, resume)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
