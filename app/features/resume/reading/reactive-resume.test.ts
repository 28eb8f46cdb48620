import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { toMarkdown } from "../formats/markdown";
import { extractJson } from "./extract-json";

function read(json: unknown): Resume {
  const result = extractJson(JSON.stringify(json));
  if (!result.ok || !result.document.resume) throw new Error(result.ok ? "no resume" : result.reason);
  return result.document.resume;
}

const href = (url: string) => ({ label: "", href: url });
const list = (name: string, ...items: unknown[]) => ({ name, visible: true, items });

const fourth = {
  basics: {
    ...{ name: "Ann Lee", headline: "Web developer", email: "ann@example.com", phone: "", location: "Lund" },
    ...{
      url: href("https://ann.example"),
      customFields: [{ id: "x", icon: "", name: "Visa", value: "None needed" }],
    },
  },
  sections: {
    summary: { name: "Summary", visible: true, content: "<p>Builds <strong>web</strong> shops.</p>" },
    profiles: list("Profiles", {
      ...{ visible: true, network: "GitHub", username: "ann", url: href("https://github.com/ann") },
    }),
    experience: list(
      "Work",
      {
        ...{ visible: true, company: "Acme", position: "Developer", location: "Malmö", date: "2019 – 2021" },
        ...{ summary: "<ul><li><p>Built a shop.</p></li><li><p>Led 3 people.</p></li></ul>", url: href("") },
      },
      { visible: false, company: "Hidden Ltd", position: "Nobody", date: "", summary: "" },
    ),
    education: list("School", {
      ...{
        visible: true,
        institution: "Lund University",
        studyType: "BSc",
        area: "Physics",
        date: "2015 – 2018",
      },
    }),
    skills: list("Skills", {
      visible: true,
      name: "Web",
      description: "Advanced",
      level: 4,
      keywords: ["HTML", "CSS"],
    }),
    languages: list("Languages", { visible: true, name: "Swedish", description: "Native", level: 5 }),
    awards: { ...list("Awards", { visible: true, title: "Prize" }), visible: false },
    references: list("References"),
    custom: {
      c1: list("Talks", { visible: true, name: "On shops", date: "2020", summary: "<p>At a fair.</p>" }),
    },
  },
  metadata: {
    layout: [
      [
        ["education", "summary", "experience", "custom.c1"],
        ["skills", "languages"],
      ],
    ],
  },
};

test("what version 4 saves is read in the order of its page, without what is hidden", () => {
  expect(toMarkdown(read(fourth))).toBe(`# Ann Lee

Web developer

ann@example.com · Lund · <https://ann.example> · GitHub: <https://github.com/ann>

Visa: None needed

## School

### BSc, Physics — Lund University

2015 – 2018

## Summary

Builds web shops.

## Work

### Developer — Acme

2019 – 2021 · Malmö

- Built a shop.
- Led 3 people.

## Talks

### On shops

2020

At a fair.

## Skills

- Web (Advanced): HTML, CSS

## Languages

- Swedish: Native
`);
});

const fifth = {
  picture: { hidden: true, url: "" },
  basics: {
    name: "李安",
    headline: "前端工程师",
    email: "li@example.com",
    website: { url: "https://li.example", label: "" },
  },
  summary: { title: "简介", hidden: false, content: "<p>八年前端经验。</p>" },
  sections: {
    experience: {
      ...{ title: "工作经历", hidden: false },
      items: [
        {
          ...{
            hidden: false,
            company: "云桥科技",
            position: "",
            location: "上海",
            period: "",
            description: "<p>支付团队。</p>",
          },
          roles: [
            { position: "高级工程师", period: "2021.03 - 至今", description: "<ul><li>重构收银台</li></ul>" },
            { position: "工程师", period: "2018.07 - 2021.02", description: "" },
          ],
        },
      ],
    },
    education: {
      ...{ title: "教育经历", hidden: false },
      items: [
        { school: "浙江大学", degree: "学士", area: "软件工程", grade: "3.8", period: "2014.09 - 2018.06" },
      ],
    },
    skills: { title: "技能", hidden: true, items: [{ name: "CSS", keywords: [] }] },
  },
  customSections: [
    {
      id: "s1",
      type: "projects",
      title: "项目",
      hidden: false,
      items: [{ name: "图表库", period: "2020", website: { url: "https://c.example" } }],
    },
  ],
  metadata: {
    layout: {
      sidebarWidth: 30,
      pages: [{ main: ["summary", "s1", "experience", "education"], sidebar: [] }],
    },
  },
};

test("what version 5 saves is read, each role of an employer as a post", () => {
  const resume = read(fifth);
  expect(resume.language).toBe("zh");
  expect(resume.sections.map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ["summary", "简介"],
    ["projects", "项目"],
    ["experience", "工作经历"],
    ["education", "教育经历"],
  ]);
  const posts = resume.sections[2]?.entries.map(({ title, organisation, dates, lines }) => [
    title?.text,
    organisation?.text,
    dates?.text,
    lines.map(({ text }) => text),
  ]);
  expect(posts).toEqual([
    ["高级工程师", "云桥科技", "2021.03 - 至今", ["支付团队。", "重构收银台"]],
    ["工程师", "云桥科技", "2018.07 - 2021.02", []],
  ]);
  expect(resume.sections[3]?.entries[0]?.lines.map(({ text }) => text)).toEqual(["3.8"]);
});

test.each([
  ["sections that are no object", { basics: { name: "Ann" }, sections: [] }],
  ["items that are no list", { basics: {}, sections: { skills: { items: "HTML" } } }],
  ["no basics", { sections: {} }],
])("%s are no resume of its kind", (_, json) => {
  const result = extractJson(JSON.stringify(json));
  expect(result.ok && result.document.resume?.sections.length).toBeFalsy();
});
