import { expect, it } from "vitest";
import { documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

function entries(heading: string, ...drafts: string[]) {
  const { sections } = parseResume(documentOf("# Jane Smith", "jane@example.com", `# ${heading}`, ...drafts));
  return sections[0]?.entries.map(({ title, organisation, place, dates }) =>
    [title, organisation, place, dates].map((line) => line?.text ?? null),
  );
}

it.each<[string, string[], (string | null)[][]]>([
  [
    "the labels of columns tell what their cells are",
    [
      "起止时间\t工作单位\t职务\t工作内容",
      "2017.09-2020.01\t柳州鱼峰超市\t收银员\t对账与理货",
      "2015.07-2017.08\t东莞星辉玩具厂\t流水线操作工\t装配与质检",
    ],
    [
      ["收银员", "柳州鱼峰超市", null, "2017.09-2020.01"],
      ["流水线操作工", "东莞星辉玩具厂", null, "2015.07-2017.08"],
    ],
  ],
  [
    "the third field behind bars or dashes is a town",
    [
      "Store Manager | Homeware Direct | Bristol | Jan 2020 - Present",
      "• Ran a store of 40",
      "Receptionist – Sea View Inn – Poole – 2014 to 2018",
      "• Checked guests in",
    ],
    [
      ["Store Manager", "Homeware Direct", "Bristol", "Jan 2020 - Present"],
      ["Receptionist", "Sea View Inn", "Poole", "2014 to 2018"],
    ],
  ],
  [
    "what follows a title and “at” is an employer, though it is called a unit",
    [
      "**Senior Midwife at St Brigid's Maternity Unit, Cork** (March 2019 – present)",
      "• Led the ward of twelve",
    ],
    [["Senior Midwife", "St Brigid's Maternity Unit", "Cork", "March 2019 – present"]],
  ],
  [
    "a slash parts an employer from a title",
    ["聯發科技股份有限公司 ／ 韌體工程師", "2015/07 ～ 仍在職", "• 開發驅動程式"],
    [["韌體工程師", "聯發科技股份有限公司", null, "2015/07 ～ 仍在職"]],
  ],
])("%s", (_, drafts, wanted) => {
  expect(entries(/\p{Script=Han}/u.test(drafts[0] ?? "") ? "工作经历" : "Experience", ...drafts)).toEqual(
    wanted,
  );
});

it("each line that a bracketed period dates is an entry of its own", () => {
  expect(
    entries(
      "Education",
      "MA Translation, University of Leipzig (2012–2014)",
      "BA English, University of Bremen (2009–2012)",
    ),
  ).toEqual([
    ["MA Translation", "University of Leipzig", null, "2012–2014"],
    ["BA English", "University of Bremen", null, "2009–2012"],
  ]);
});

it.each([
  ["Acme University, First Class Honours", "Acme University"],
  ["Acme College, with distinction", "Acme College"],
])("how somebody left %j is no part of its name", (school, wanted) => {
  expect(entries("Education", "**BSc Biology**\t2010 – 2013", school)?.[0]?.[1]).toBe(wanted);
});

it("the labels of a table's columns, in words of more than one, head no entry", () => {
  expect(
    entries(
      "Projects",
      "Project\tYears\tKey facts",
      "St. Lucy Tower\t2021–2024 $94M, LEED Silver",
      "Concourse C\t2012–2014 $140M",
    ),
  ).toEqual([
    ["St. Lucy Tower", null, null, "2021–2024"],
    ["Concourse C", null, null, "2012–2014"],
  ]);
});
