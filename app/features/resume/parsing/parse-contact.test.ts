import { describe, expect, it } from "vitest";
import { linesOfContact } from "~/core/resume";
import { type Draft, lines } from "../../../../test/support/lines";
import { parseContact } from "./parse-contact";

function contact(...drafts: Draft[]) {
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

describe("the identity block", () => {
  it.each<[string, Draft[]]>([
    [
      "on one line with bars",
      ["# Jane Smith", "jane@example.com | (312) 555-0123 | Austin, TX | linkedin.com/in/jane"],
    ],
    ["with dots", ["# Jane Smith", "Austin, TX · (312) 555-0123 · jane@example.com · linkedin.com/in/jane"]],
    ["with tabs", ["# Jane Smith", "jane@example.com\t(312) 555-0123\tAustin, TX\tlinkedin.com/in/jane"]],
    [
      "line by line",
      ["# Jane Smith", "Austin, TX", "(312) 555-0123", "jane@example.com", "linkedin.com/in/jane"],
    ],
    [
      "with labels",
      [
        "# Jane Smith",
        "Phone: (312) 555-0123",
        "Email: jane@example.com",
        "Austin, TX",
        "linkedin.com/in/jane",
      ],
    ],
    [
      "under a title of the document",
      ["Resume", "# Jane Smith", "jane@example.com | (312) 555-0123 | Austin, TX | linkedin.com/in/jane"],
    ],
  ])("is read %s", (_, drafts) => {
    expect(contact(...drafts)).toMatchObject({
      name: "Jane Smith",
      email: "jane@example.com",
      phone: "(312) 555-0123",
      place: "Austin, TX",
      links: ["linkedin.com/in/jane"],
    });
  });

  it("is read in Chinese", () => {
    const drafts = [
      "# 张三",
      "男 | 25岁 | 电话：138-0013-8000 | 邮箱：zhangsan@example.com | 现居：杭州",
      "后端开发工程师",
    ];
    expect(contact(...drafts)).toEqual({
      name: "张三",
      headline: "后端开发工程师",
      email: "zhangsan@example.com",
      phone: "138-0013-8000",
      place: "杭州",
      links: [],
      other: ["男", "25岁"],
    });
  });

  it("is read from a table of labels", () => {
    const drafts = ["姓名：李小明\t性别：女", "手机：13800138000\t邮箱：li@example.com"];
    expect(contact(...drafts)).toMatchObject({
      name: "李小明",
      phone: "13800138000",
      email: "li@example.com",
      other: ["性别：女"],
    });
  });

  it("is read from cells that part labels and values, under the title of the document", () => {
    const drafts = [
      "个 人 简 历",
      "姓名\t李小明\t性别\t男",
      "电话\t13900001111\t邮箱\tli@example.com",
      "学历\t本科\t籍贯\t山东济南",
    ];
    expect(contact(...drafts)).toEqual({
      name: "李小明",
      headline: undefined,
      email: "li@example.com",
      phone: "13900001111",
      place: undefined,
      links: [],
      other: ["性别：男", "学历：本科", "籍贯：山东济南"],
    });
  });

  it("keeps a headline that is no name", () => {
    expect(contact("# Jane Smith", "Senior Software Engineer", "jane@example.com")).toMatchObject({
      name: "Jane Smith",
      headline: "Senior Software Engineer",
    });
  });

  it("gives a label the address behind it", () => {
    const links = ["mailto:jane@example.com", "https://www.linkedin.com/in/jane/", "https://github.com/jane"];
    const found = contact("# Jane Smith", { text: "Email | LinkedIn | GitHub", links });
    expect(found.email).toBe("jane@example.com");
    expect(found.links).toEqual([
      "LinkedIn: https://www.linkedin.com/in/jane",
      "GitHub: https://github.com/jane",
    ]);
  });

  it("lets no word stand that only says that an address follows or stands above", () => {
    const found = contact(
      "# Jane Smith",
      "Link\tjane.example.com",
      "Link\tlinkedin.com/in/jane",
      "链接\tgithub.com/jane",
    );
    expect([found.links, found.other]).toEqual([
      ["jane.example.com", "linkedin.com/in/jane", "github.com/jane"],
      [],
    ]);
    const handles = [{ text: "janesmith", links: ["https://linkedin.com/in/janesmith"] }, "LinkedIn"];
    const named = contact("# Jane Smith", "jane@example.com", ...handles);
    expect([named.links, named.other]).toEqual([["LinkedIn: https://linkedin.com/in/janesmith"], []]);
  });

  it("takes no dates for a phone number", () => {
    expect(contact("# Jane Smith", "2013 - 2017").phone).toBeUndefined();
  });

  it("gives every line an id of its own", () => {
    const ids = linesOfContact(
      parseContact(lines("# Jane Smith", "a@example.com | b@example.com | x.com/jane | y.com/jane")),
    ).map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("a town may follow a label that numbers follow elsewhere", () => {
  const { place, phone } = parseContact(lines("# Jane Smith", "Home: Austin, Texas", "Cell: 312-555-0133"));
  expect([place?.text, phone?.text]).toEqual(["Austin, Texas", "312-555-0133"]);
});

it("the name of a parent is nobody's whose resume it is", () => {
  const { name, other } = parseContact(
    lines("# Er. Jane A. Smith", "jane@example.in", "Father's name\t: Shri. John Smith"),
  );
  expect(name?.text).toBe("Er. Jane A. Smith");
  expect(other.map((line) => line.text)).toEqual(["Father's name: Shri. John Smith"]);
});

it("the rooms of an office before its street are part of the address", () => {
  const address = "School of History, University of Calder, 4 Mill Terrace, Hexham NE46 9LN";
  expect(parseContact(lines("# Jane Smith", address, "jane@example.com")).place?.text).toBe(address);
});
