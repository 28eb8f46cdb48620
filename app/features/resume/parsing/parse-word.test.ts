import { expect, it } from "vitest";
import { doc } from "../../../../test/support/doc-files";
import { docx, paragraph, run, table } from "../../../../test/support/files";
import { weights } from "../../../../test/support/weights";
import { extractDoc } from "../reading/extract-doc";
import { extractDocx } from "../reading/extract-docx";
import { parseResume } from "./parse";

const lines = [
  "王芳",
  "13800138000",
  "工作经历",
  "2018.04-至今\t深圳市万成电子有限公司\t财务主管",
  "1、建立 12 个核算主体的月结流程，结账时间由 9 天缩短至 4 天；",
  "2、减免税额 120 万元",
  "2014.07-2018.03\t东莞宏泰五金制品厂\t会计",
  "（1）负责应收应付与成本核算；",
  "三、教育背景",
  "2010.09-2014.06\t广东财经大学\t会计学\t本科",
];

const xml = lines.map((line) => paragraph(run(line).replaceAll("\t", "</w:t><w:tab/><w:t>")));

it.each([
  ["DOCX", extractDocx(docx({ body: xml.join("") }))],
  ["DOC", extractDoc(doc({ body: lines.map((text) => ({ runs: [{ text }] })) }))],
])("a %s with tabs for columns and typed numbers gives entries with bullets", (_, read) => {
  if (!read.ok) throw new Error(read.reason);
  const [work, school] = parseResume(read.document, weights).sections;
  expect(work?.entries).toMatchObject([
    {
      title: { text: "财务主管" },
      organisation: { text: "深圳市万成电子有限公司" },
      dates: { to: "present" },
    },
    { title: { text: "会计" }, organisation: { text: "东莞宏泰五金制品厂" } },
  ]);
  expect(work?.entries[1]?.lines.map((bullet) => bullet.text)).toEqual(["负责应收应付与成本核算；"]);
  expect(work?.entries[0]?.lines.map((bullet) => bullet.text)).toEqual([
    "建立 12 个核算主体的月结流程，结账时间由 9 天缩短至 4 天；",
    "减免税额 120 万元",
  ]);
  expect(school).toMatchObject({ kind: "education", entries: [{ organisation: { text: "广东财经大学" } }] });
});

it("the rows of a Word table are entries and the names of its columns are none", () => {
  const cell = (text: string) => paragraph(run(text));
  const read = extractDocx(
    docx({
      body:
        paragraph(run("Ann Lee")) +
        paragraph(run("ann@example.com")) +
        paragraph(run("Education", "<w:b/>")) +
        table([
          ["Period", "University", "Degree"].map(cell),
          ["2014 – 2016", "Cascade University", "MSc Statistics"].map(cell),
          ["2010 – 2014", "Willamette College", "BA Economics"].map(cell),
        ]),
    }),
  );
  if (!read.ok) throw new Error(read.reason);
  const [education] = parseResume(read.document, weights).sections;
  expect(education?.lines.map((line) => line.text)).toEqual(["Period University Degree"]);
  expect(
    education?.entries.map((entry) => [entry.title?.text, entry.organisation?.text, entry.dates?.text]),
  ).toEqual([
    ["MSc Statistics", "Cascade University", "2014 – 2016"],
    ["BA Economics", "Willamette College", "2010 – 2014"],
  ]);
});
