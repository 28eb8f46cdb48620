import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { headingOf } from "../lexicon/headings";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";
import { partsOf } from "./sections";

const top = ["**李明**", "li@example.com", "13800138000"];

const sectionsOf = (...below: string[]) => parseResume(documentOf(...top, ...below)).sections;

it.each([
  ["【干过的工作】", "experience"],
  ["上班经历", "experience"],
  ["念过的书", "education"],
  ["会什么", "skills"],
  ["得过的奖", "awards"],
  ["得獎紀錄", "awards"],
  ["考过的证", "certificates"],
  ["说说自己", "summary"],
  ["想找的工作", "objective"],
  ["做过的项目", "projects"],
  ["怎么联系我", "contact"],
])("%s heads a section in spoken words", (text, kind) => expect(headingOf(text)).toBe(kind));

it.each(["工作", "我会尽快到岗", "干过三年车工", "本事不大力气大"])(
  "%s is no spoken heading of skills",
  (text) => expect(headingOf(text)).not.toBe("skills"),
);

it("a post in the type of the headings, above its employer and a line of place and period, begins an entry", () => {
  const post = (name: string) => `# ${name}`;
  const [, work] = sectionsOf(
    "# 學歷",
    "淡江商業大學",
    "企業管理學系 大學\t畢業",
    "2011/9～2015/6",
    "# 工作經歷",
    post("門市店長"),
    "悅安連鎖藥局股份有限公司",
    "新北市新莊區\t｜\t2020/4～仍在職",
    "• 管理門市人員之排班",
    post("門市副店長"),
    "全安百貨有限公司",
    "台北市中山區\t｜\t2016/9～2020/3",
    "• 處理訂貨",
  );
  expect(work?.entries).toMatchObject([
    { title: { text: "門市店長" }, organisation: { text: "悅安連鎖藥局股份有限公司" } },
    { title: { text: "門市副店長" }, organisation: { text: "全安百貨有限公司" } },
  ]);
});

it("how somebody left a school is no part of the degree", () => {
  const [school] = sectionsOf("# 學歷", "淡江商業大學", "企業管理學系 大學\t畢業", "2011/9～2015/6");
  expect(school?.entries).toMatchObject([{ title: { text: "企業管理學系 大學" } }]);
});

it("the ward on the line of a hospital belongs to it where the post stands elsewhere", () => {
  const [work] = sectionsOf(
    "# 执业经历",
    "2019年12月—至今\t**主治医师**",
    "泉南人民医院 心血管内科",
    "• 管床",
  );
  expect(work?.entries).toMatchObject([
    { title: { text: "主治医师" }, organisation: { text: "泉南人民医院 心血管内科" } },
  ]);
});

it("a Chinese post with its period may need two lines, and a sentence that begins with a period heads nothing", () => {
  const [work] = sectionsOf(
    "# 工作简历",
    "2018年11月—至今，某市盘龙区龙泉街道办事处，党政办公室副主任兼信访接待窗口负责人（一级主任科",
    "员）",
    "负责综合文稿和会务督办工作。",
    "2020年至2022年负责社区疫情防控物资调度，获评区级先进个人。",
    "2013年8月—2018年10月，某市盘龙区民政局，科员",
    "办理低保审核。",
  );
  expect(work?.entries.map((entry) => entry.dates?.text)).toEqual([
    "2018年11月—至今",
    "2013年8月—2018年10月",
  ]);
});

it("what a list of projects says below the name and its period is no part of them", () => {
  const project = (name: string, dates: string, rest: string) => [
    `• ${name}，${dates}`,
    { text: rest, x: 66, bullet: false },
  ];
  const document = documentOf(
    ...top,
    "# 科研项目",
    ...project("平原洪泛区地下水富集机理", "2021.01–2024.12", "国家自然科学基金面上项目，主持。"),
    ...project("岸带溶质交换与氮素去除", "2016.01–2018.12", "国家自然科学基金青年项目，主持。"),
  );
  expect(parseResume(document).sections[0]?.entries).toMatchObject([
    { title: { text: "平原洪泛区地下水富集机理" }, dates: { text: "2021.01–2024.12" } },
    { title: { text: "岸带溶质交换与氮素去除" }, dates: { text: "2016.01–2018.12" } },
  ]);
});

it("plain rows of a form head their lists where two or more are known by their words", () => {
  const form = lines(
    "**李明**",
    "**工作经历**",
    "2018.08至今",
    "奖惩情况",
    "优质课一等奖",
    "资格证书",
    "教师资格证",
  );
  const parts = partsOf(form.map((line) => ({ ...line, x: 0, y: 0 })));
  expect(parts.map(({ kind }) => kind)).toEqual(["contact", "experience", "awards", "certificates"]);
});

it("a heading above nothing but addresses tells where to see somebody's work", () => {
  const resume = parseResume(documentOf(...top, "# 作品", "zcool.com.cn/u/liming", "behance.net/liming"));
  expect(resume.contact.links.map(({ text }) => text)).toEqual([
    "zcool.com.cn/u/liming",
    "behance.net/liming",
  ]);
});

it("what had no room in a cell of a form goes back into it", () => {
  const row = (...cells: string[]) => ({
    text: cells.join("\t"),
    spans: cells.map((text, at) => ({
      text,
      x: 50 + at * 90,
      width: 60,
      size: 10,
      bold: false,
      italic: false,
    })),
  });
  const { contact } = parseResume(
    documentOf(
      row("姓 名", "邵君", "性 别", "女"),
      row("联系电话", "15800000000", "现居住地", "江苏省南通市崇"),
      { text: "川区", x: 320 },
      row("求职意向", "财务主管", "电子邮箱", "shaojun@exam"),
      { text: "ple.com", x: 320 },
      "# 工作经历",
      "2015年3月—至今\t南通恒旺纺织有限公司\t总账会计",
    ),
  );
  expect(contact.email?.text).toBe("shaojun@example.com");
  expect(contact.place?.text).toBe("江苏省南通市崇川区");
});

it("a Chinese address may break anywhere", () => {
  const contact = parseContact(lines("丁峰", "电子邮箱：ding@example.com；常住地：云南", "省昆明市盘龙区。"));
  expect(contact.place?.text).toContain("云南省昆明市盘龙区");
});

it("an employer and a post may be told as a sentence", () => {
  const { sections } = parseResume(
    documentOf(
      "马建国",
      "电话：13800000000",
      "# 工作经历",
      "2019.6-至今 在大同市晋通物流有限公司任半挂车司机",
      "• 跑大同至天津港煤炭专线，每月14个往返。",
    ),
  );
  expect(sections[0]?.entries[0]).toMatchObject({
    organisation: { text: "大同市晋通物流有限公司" },
    title: { text: "半挂车司机" },
  });
});

it("an employer in the type of the headings heads its posts and no section", () => {
  const { sections } = parseResume(
    documentOf(
      "韩立群",
      "电话：13800000000",
      "# 工作履历",
      "# 苏州康迈医疗器械股份有限公司",
      "华东大区销售经理\t2020/01 – 至今",
      "• 下辖地区经理4名。",
      "# 教育背景",
      "徐州医科大学\t药学\t2007/09 – 2011/06",
    ),
  );
  expect(sections.map(({ heading }) => heading?.text)).toEqual(["工作履历", "教育背景"]);
  expect(sections[0]?.entries[0]?.organisation?.text).toBe("苏州康迈医疗器械股份有限公司");
});

it("plain words that stand apart in a side column are its headings", () => {
  const side = (text: string, y: number) => ({ text, x: 20, y, column: 1 });
  const { sections } = parseResume(
    documentOf(
      "温若彤",
      "电话：13800000000",
      "# 职业经历",
      "上海果壳文化传播有限公司\t视觉设计组长\t2021.06 – 至今",
      "• 搭建品牌视觉规范及组件库",
      side("软件技能", 100),
      side("Photoshop", 116),
      side("Figma", 132),
      side("爱好", 165),
      side("摄影、陶艺", 181),
    ),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "skills", "interests"]);
});
