import { expect, it } from "vitest";
import { type Draft, lines } from "../../../../test/support/lines";
import { parseContact } from "./parse-contact";

type Found = {
  name?: string;
  headline?: string;
  email?: string;
  phone?: string;
  place?: string;
  links?: string[];
  other?: string[];
};

function read(...drafts: Draft[]): Found {
  const { name, headline, email, phone, place, links, other } = parseContact(lines(...drafts));
  return {
    name: name?.text,
    headline: headline?.text,
    email: email?.text,
    phone: phone?.text,
    place: place?.text,
    links: links.map((line) => line.text),
    other: other.map((line) => line.text),
  };
}

const jane = {
  name: "Jane Smith",
  email: "jane@example.com",
  phone: "(312) 555-0123",
  place: "Austin, TX",
  links: ["linkedin.com/in/jane"],
  other: [],
};

it.each<[string[]]>([
  [["# Jane Smith", "jane@example.com (312) 555-0123 Austin, TX linkedin.com/in/jane"]],
  [["# Jane Smith", "(312) 555-0123 jane@example.com linkedin.com/in/jane Austin, TX"]],
  [["# Jane Smith", "jane@example.com / (312) 555-0123 / Austin, TX / linkedin.com/in/jane"]],
  [["# Jane Smith", "Austin, TX/(312) 555-0123/jane@example.com/linkedin.com/in/jane"]],
  [["# Jane Smith", "jane@example.com, (312) 555-0123, Austin, TX, linkedin.com/in/jane"]],
  [["# Jane Smith", "Austin, TX, (312) 555-0123, jane@example.com, linkedin.com/in/jane"]],
  [
    [
      "# Jane Smith",
      "\uF0E0 jane@example.com \uF095 (312) 555-0123 \uF041 Austin, TX \uF08C linkedin.com/in/jane",
    ],
  ],
  [["# Jane Smith", "📧 jane@example.com 📞 (312) 555-0123 📍 Austin, TX 🔗 linkedin.com/in/jane"]],
  [["# Jane Smith", "✉jane@example.com☎(312) 555-0123⌂Austin, TX ● linkedin.com/in/jane"]],
  [["# Jane Smith", "E: jane@example.com T: (312) 555-0123 A: Austin, TX W: linkedin.com/in/jane"]],
  [["# Jane Smith", "Email jane@example.com Phone (312) 555-0123 | Austin, TX | linkedin.com/in/jane"]],
  [
    [
      "# Jane Smith",
      "Tel: (312) 555-0123",
      "E-mail: jane@example.com",
      "Location: Austin, TX",
      "LinkedIn: linkedin.com/in/jane",
    ],
  ],
  [
    [
      "# Jane Smith",
      "Phone",
      "(312) 555-0123",
      "Email",
      "jane@example.com",
      "Location",
      "Austin, TX",
      "LinkedIn",
      "linkedin.com/in/jane",
    ],
  ],
  [
    [
      "# Jane Smith",
      "Phone\t(312) 555-0123",
      "Email\tjane@example.com",
      "Address\tAustin, TX",
      "LinkedIn\tlinkedin.com/in/jane",
    ],
  ],
  [["# Jane Smith", "jane@example.com(312) 555-0123linkedin.com/in/jane", "Austin, TX"]],
  [["# Jane Smith", "Austin, TX", "(312) 555-0123jane@example.com", "linkedin.com/in/jane"]],
  [["# Jane Smith", "jane@example.comlinkedin.com/in/jane", "(312) 555-0123 Austin, TX"]],
  [["# Jane Smith", "jane@exam", "ple.com", "(312) 555-0123", "Austin, TX", "linkedin.com/in/jane"]],
  [["# Jane Smith", "jane@", "example.com", "(312) 555-0123", "Austin, TX", "linkedin.com/in/jane"]],
  [["# Jane Smith", "jane", "@example.com", "(312) 555-0123", "Austin, TX", "linkedin.com/in/jane"]],
  [["# Jane Smith", "Austin, TX — (312) 555-0123 — jane@example.com — linkedin.com/in/jane"]],
  [["# Jane Smith", "Austin, TX ⋄ (312) 555-0123 ⋄ jane@example.com ⋄ linkedin.com/in/jane"]],
  [["# Jane Smith", "Austin, TX ~ (312) 555-0123 ~ jane@example.com ~ linkedin.com/in/jane"]],
  [["**Jane Smith** | Austin, TX | (312) 555-0123 | jane@example.com | linkedin.com/in/jane"]],
  [["Jane Smith, Austin, TX, (312) 555-0123, jane@example.com, linkedin.com/in/jane"]],
  [["**Jane Smith**\tjane@example.com", "Austin, TX\t(312) 555-0123", "linkedin.com/in/jane"]],
  [
    [
      "Curriculum Vitae",
      "Name: Jane Smith",
      "Mobile: (312) 555-0123",
      "jane@example.com",
      "Austin, TX",
      "linkedin.com/in/jane",
    ],
  ],
  [["# Resume of Jane Smith", "jane@example.com | (312) 555-0123", "Austin, TX", "linkedin.com/in/jane"]],
  [
    [
      "# Jane Smith – Curriculum Vitae",
      "jane@example.com | (312) 555-0123",
      "Austin, TX",
      "linkedin.com/in/jane",
    ],
  ],
  [["Basics", "# Jane Smith", "jane@example.com | (312) 555-0123", "Austin, TX", "linkedin.com/in/jane"]],
  [["jane@example.com | (312) 555-0123", "Austin, TX", "linkedin.com/in/jane", "# Jane Smith"]],
  [["# Jane", "# Smith", "jane@example.com • (312) 555-0123 • Austin, TX • linkedin.com/in/jane"]],
])("%j is complete", (drafts) => {
  const found = read(...drafts);
  expect(found).toMatchObject(jane);
});

const li = {
  name: "李明",
  email: "liming@example.com",
  phone: "13800138000",
  place: "杭州",
};

it.each<[string[], Found]>([
  [["# 李明", "13800138000 | liming@example.com | 杭州"], { other: [] }],
  [["# 李明", "13800138000 liming@example.com 杭州"], { other: [] }],
  [["# 李明", "杭州/13800138000/liming@example.com"], { other: [] }],
  [["# 李明", "电话：13800138000邮箱：liming@example.com现居：杭州"], { other: [] }],
  [["# 李明", "手机号码: 13800138000  电子邮箱: liming@example.com  所在地: 杭州"], { other: [] }],
  [["# 李明", "手机13800138000，邮箱liming@example.com，杭州"], { other: [] }],
  [
    [
      "姓名：李明性别：男年龄：25籍贯：山东求职意向：Java开发电话：13800138000邮箱：liming@example.com现居地：杭州",
    ],
    { headline: "Java开发", other: ["性别：男", "年龄：25", "籍贯：山东"] },
  ],
  [
    [
      "姓名：李明 性别：男 民族：汉 政治面貌：中共党员",
      "手机：13800138000 邮箱：liming@example.com 现居住地：杭州",
    ],
    { other: ["性别：男", "民族：汉", "政治面貌：中共党员"] },
  ],
  [
    ["姓　　名：李明\t性　　别：男", "联系电话：13800138000\t电子邮件：liming@example.com", "所在城市：杭州"],
    { other: ["性别：男"] },
  ],
  [
    ["个人简历", "姓名\t李明\t性别\t男", "电话\t13800138000\t邮箱\tliming@example.com", "现居地\t杭州"],
    { other: ["性别：男"] },
  ],
  [
    ["# 李明", "男 / 25岁 / 本科 / 杭州", "13800138000 / liming@example.com"],
    { other: ["男", "25岁", "本科"] },
  ],
  [["# 李明", "微信：liming_dev | 13800138000 | liming@example.com | 杭州"], { other: ["微信：liming_dev"] }],
  [["# 李明", "手机/微信：13800138000", "liming@example.com", "杭州"], { other: [] }],
  [["# 李明的个人简历", "13800138000 liming@example.com 杭州"], {}],
  [["# 李明", "QQ：123456789 电话：13800138000 邮箱：liming@example.com 杭州"], { other: ["QQ：123456789"] }],
  [
    ["# 李明", "出生年月：1995.03  电话：13800138000", "liming@example.com 杭州"],
    { other: ["出生年月：1995.03"] },
  ],
  [["# 李明", "爱称：小明 | 13800138000 | liming@example.com | 杭州"], { other: ["爱称：小明"] }],
  [["# 李 明", "\uF095 13800138000 \uF0E0 liming@example.com \uF041 杭州"], { other: [] }],
  [
    ["# 李明", "期望城市：上海 现居：杭州", "13800138000", "liming@example.com"],
    { other: ["期望城市：上海"] },
  ],
  [
    ["# 李明", "Java 开发工程师 | 5年经验", "13800138000 · liming@example.com · 杭州"],
    { headline: "Java 开发工程师 | 5年经验" },
  ],
  [["基本信息", "# 李明", "13800138000", "liming@example.com", "杭州"], {}],
  [["簡介", "# 李明", "13800138000", "liming@example.com", "杭州"], {}],
])("%j 各归其位", (drafts, more) => {
  expect(read(...drafts)).toMatchObject({ ...li, ...more });
});

it.each<[Draft[], string]>([
  [["# JANE SMITH", "jane@example.com"], "JANE SMITH"],
  [["# J A N E", "jane@example.com"], "JANE"],
  [["# J A N E\tS M I T H", "jane@example.com"], "JANE SMITH"],
  [["# Jane Smith, RN, BSN", "jane@example.com"], "Jane Smith"],
  [["# Dr. Jane Smith, PhD", "jane@example.com"], "Dr. Jane Smith, PhD"],
  [["# Jane Smith CPA", "jane@example.com"], "Jane Smith"],
  [["# Ludwig van der Berg", "l@example.com"], "Ludwig van der Berg"],
  [["# Seán O’Connor-Díaz", "s@example.com"], "Seán O’Connor-Díaz"],
  [["# 李明 (Ming Li)", "a@example.com"], "李明 (Ming Li)"],
  [["# Ming Li 李明", "a@example.com"], "Ming Li 李明"],
  [["# 欧阳娜娜", "a@example.com"], "欧阳娜娜"],
  [["# 阿不都·热西提", "a@example.com"], "阿不都·热西提"],
  [["# 陳怡君", "a@example.com"], "陳怡君"],
  [["# Andy Dufresne | Headed the prison library", "a@example.com"], "Andy Dufresne"],
  [["# Jane Smith – Product Designer", "a@example.com"], "Jane Smith"],
  [["Software Engineer", "# Jane Smith", "jane@example.com"], "Jane Smith"],
  [["jane smith", "jane@example.com"], "jane smith"],
  [["Creative and Innovative Web Developer", "John Doe", "john.doe@example.com"], "John Doe"],
  [["# 个人简历", "李明", "13800138000"], "李明"],
  [["# 李明 | 前端开发工程师 | 3年", "13800138000"], "李明"],
])("%j names %s", (drafts, name) => {
  expect(read(...drafts).name).toBe(name);
});

it.each([
  "+1 312 555 0123",
  "+1 (312) 555-0123",
  "312.555.0123",
  "+44 7700 900123",
  "020 7946 0958",
  "+49 (0)171 1234567",
  "0171/1234567",
  "06 12 34 56 78",
  "+33 6 12 34 56 78",
  "+91 98765 43210",
  "(11) 98765-4321",
  "0412 345 678",
  "9123 4567",
  "+852 9123 4567",
  "090-1234-5678",
  "0912-345-678",
  "138-0013-8000",
  "138 0013 8000",
  "+86 138 0013 8000",
  "(+86) 138-0013-8000",
  "021-62345678",
  "138xxxx8000",
  "312-555-0123 ext. 45",
])("%s is a number beside an address and a town", (number) => {
  const found = read("# Jane Smith", `Leeds, UK | ${number} | jane@example.com`);
  expect(found).toMatchObject({ phone: number, email: "jane@example.com", place: "Leeds, UK", other: [] });
});

it.each([
  "2013 - 2017",
  "2019.03-2021.05",
  "Austin, TX 78701-1234",
  "身份证号：110101199003071234",
  "邮编：430070",
  "20190901",
])("%s holds no number", (text) => {
  expect(read("# Jane Smith", text).phone).toBeUndefined();
});

it.each([
  "12 High Street, Leeds LS1 4AP",
  "10115 Berlin",
  "123 Main St, Springfield, IL 62701",
  "Musterstraße 12, 10115 Berlin",
  "Toronto, ON M5V 2T6",
  "浙江省杭州市西湖区",
  "武汉市洪山区珞喻路1037号",
  "襄阳",
  "北京·海淀",
  "LONDON, UNITED KINGDOM",
  "bristol, uk",
  "London",
  "Remote",
])("%s is a place among the ways to reach somebody", (place) => {
  expect(read("# Jane Smith", `jane@example.com | ${place} | 312-555-0123`)).toMatchObject({
    place,
    other: [],
  });
});

it("says of which fields it is unsure, and shows their lines", () => {
  expect(parseContact(lines("# Jane Smith", "jane@example.com")).doubt).toBeNull();
  expect(parseContact(lines("Prince", "12345@example.com")).doubt).toEqual({
    fields: ["name"],
    lines: ["Prince"],
  });
  expect(parseContact(lines("# Jane Smith", "jane@example.com | Ambleside")).doubt).toEqual({
    fields: ["place"],
    lines: ["jane@example.com | Ambleside"],
  });
});

it("reads labels of both languages before one value", () => {
  const found = read(
    "# 何雨欣",
    "电话 Tel：13612345678 ｜ 邮箱 Email：yuxin@example.com ｜ 地址 Add：武汉市洪山区",
  );
  expect(found).toMatchObject({
    phone: "13612345678",
    email: "yuxin@example.com",
    place: "武汉市洪山区",
    other: [],
  });
});

it("takes a label behind its value for no value", () => {
  const found = read("# Jane Smith", "312-555-0123 (mobile), linkedin.com/in/jane (LinkedIn), Austin, TX");
  expect(found).toMatchObject({
    phone: "312-555-0123",
    links: ["linkedin.com/in/jane"],
    place: "Austin, TX",
    other: [],
  });
});

it("loses no word of a block that it cannot name", () => {
  const words = "Zuverlässig, 3 Kinder; frei ab sofort – Führerschein";
  const found = read("# Jane Smith", "jane@example.com", words);
  expect(found.other?.join(" ")).toContain("Führerschein");
  expect(found.other?.join(" ")).toContain("Zuverlässig, 3 Kinder");
});

it.each<[string[], Found]>([
  [
    ["# Ana Ruiz", "C/ Sol 3, 1ºA", "28013 Madrid (España)", "Tfno.: 612 34 50 99"],
    { phone: "612 34 50 99", place: "C/ Sol 3, 1ºA, 28013 Madrid (España)" },
  ],
  [["# Rui Costa", "Rua Nova, 12 – Londrina – PR"], { place: "Rua Nova, 12 – Londrina – PR" }],
  [["# Jane Smith", "Austin, TX (open to relocation)"], { place: "Austin, TX" }],
  [["# Jane Smith", "Email ID: jane@example.com"], { email: "jane@example.com" }],
  [["# Jane Smith", "GitHub jane-dev", "jane@example.com"], { links: ["GitHub: jane-dev"] }],
  [["Hello, I'm Jane Smith. I bake bread.", "jane@example.com"], { name: "Jane Smith" }],
  [["陈", "思", "远", "13800138000"], { name: "陈思远", phone: "13800138000" }],
  [["# 李明", "手机：＋８６ １３８００１３８０００"], { phone: "+86 13800138000" }],
  [["# 李明", "编号：K-2023-0417", "电话：13800138000"], { phone: "13800138000" }],
])("%j is read by its labels and marks", (drafts, found) => {
  expect(read(...drafts)).toMatchObject(found);
});
