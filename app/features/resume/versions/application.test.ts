import { describe, expect, it, test } from "vitest";
import { englishResult } from "../../../../test/e2e/pages/results";
import { nothingRevised } from "../revising/revision";
import {
  type Application,
  addressOf,
  applicationsCsv,
  dayOf,
  inOrder,
  previousOf,
  withStatus,
  withVersion,
} from "./application";
import { countChanges } from "./compare";
import { tailoredTo } from "./tailor";
import type { Version } from "./version";

const noon = new Date(2027, 2, 16, 12).getTime();

function applied(id: string, more: Partial<Application> = {}): Application {
  const empty = { company: "", post: "", link: "", notes: "", version: null };
  return { id, addedAt: noon, status: "saved", date: "2027-03-16", ...empty, ...more };
}

function version(id: string, advert: string | null = null): Version {
  const result = tailoredTo({ resumeData: englishResult(), fileName: "cv.pdf" }, advert);
  return { id, name: id, savedAt: noon, result, revision: nothingRevised };
}

test.each([
  [new Date(2027, 0, 1, 0, 0), "2027-01-01"],
  [new Date(2027, 11, 31, 23, 59), "2027-12-31"],
  [new Date(2028, 1, 29, 12), "2028-02-29"],
])("the day of %s is the reader's own", (moment, day) => {
  expect(dayOf(moment.getTime())).toBe(day);
});

describe("with a version, an application", () => {
  const advert = "Company: Northwind\nPosition: Data Engineer\n\nWe need SQL.";

  it("has company and post where its advert states them", () => {
    const filled = withVersion({ company: "", post: "" }, version("v1", advert));
    expect(filled).toEqual({ company: "Northwind", post: "Data Engineer", version: "v1" });
  });

  it("reads a Chinese advert", () => {
    const filled = withVersion({ company: "", post: "" }, version("v1", "公司：北风科技\n职位：数据工程师"));
    expect(filled).toEqual({ company: "北风科技", post: "数据工程师", version: "v1" });
  });

  it("keeps what its owner wrote", () => {
    const filled = withVersion({ company: "Acme", post: "" }, version("v1", advert));
    expect(filled).toEqual({ company: "Acme", post: "Data Engineer", version: "v1" });
  });

  it.each([
    ["no version", undefined],
    ["no advert", version("v1")],
    ["an advert that does not say", version("v1", "Requirements:\n- SQL")],
  ])("invents nothing with %s", (_, sent) => {
    const filled = withVersion({ company: "", post: "" }, sent);
    expect(filled).toEqual({ company: "", post: "", version: sent?.id ?? null });
  });
});

describe("a new status", () => {
  it("dates what is sent by the day it is sent", () => {
    expect(withStatus(applied("a"), "applied", "2027-03-20")).toEqual({
      status: "applied",
      date: "2027-03-20",
    });
  });

  it.each([
    ["its owner gave it a date", applied("a", { date: "2027-03-10" })],
    ["its owner took the date away", applied("a", { date: "" })],
    ["it was sent before", applied("a", { status: "applied" })],
  ])("leaves the date where %s", (_, before) => {
    expect(withStatus(before, "interview", "2027-03-20").date).toBe(before.date);
  });
});

const three = [
  applied("b", { date: "2027-02-01", version: "v1" }),
  applied("a", { date: "2027-03-01", addedAt: noon + 1, version: "v2" }),
  applied("c", { date: "2027-03-01", version: "gone" }),
  applied("d", { date: "" }),
];
const ids = (applications: Application[]) => applications.map(({ id }) => id).join("");

test("the order is that of the dates, then that in which they were added", () => {
  expect([ids(inOrder(three, "newest")), ids(inOrder(three, "oldest"))]).toEqual(["acbd", "dbca"]);
});

describe("the application before", () => {
  const [b, a] = three;
  const versions = [version("v1"), version("v2")];

  it("is the last of which a version is still there", () => {
    expect(a && previousOf(a, three, versions)).toMatchObject({
      application: { id: "b" },
      version: { id: "v1" },
    });
  });

  it("is none where nothing was sent before", () => {
    expect(b && previousOf(b, three, versions)).toBeNull();
    expect(a && previousOf(a, three, [version("v2")])).toBeNull();
  });
});

test("what changed is counted from the one to the other", () => {
  const rows = [
    { key: "1", one: "a", other: "b" },
    { key: "2", one: null, other: "c" },
    { key: "3", one: null, other: "d" },
    { key: "4", one: "e", other: null },
  ];
  expect(countChanges(rows)).toEqual({ added: 2, removed: 1, reworded: 1 });
});

test.each([
  ["https://acme.example/jobs/1?a=b", "https://acme.example/jobs/1?a=b"],
  [" acme.example/jobs ", "https://acme.example/jobs"],
  ["HTTP://acme.example", "http://acme.example/"],
  ["招聘.例子/职位", "https://xn--otu796d.xn--fsqu00a/%E8%81%8C%E4%BD%8D"],
])("%s leads to %s", (link, address) => {
  expect(addressOf(link)).toBe(address);
});

test.each([
  "",
  "   ",
  "asked by phone",
  "n/a",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:jobs@acme.example",
  "https://user:secret@acme.example",
  "https://",
  "acme.example/a b",
])("%j leads nowhere", (link) => {
  expect(addressOf(link)).toBeNull();
});

test("the file for a spreadsheet has the words of its reader and no formula", () => {
  const csv = applicationsCsv(
    [
      applied("a", { company: "王记", post: '=cmd|"/c calc"!A1', link: "https://a.example", version: "v1" }),
      applied("b", { company: "Acme, Inc.", status: "offer", notes: "- called\n- sent" }),
    ],
    {
      head: ["公司", "职位", "状态", "日期", "版本", "链接", "备注"],
      statusOf: (status) => (status === "offer" ? "录用" : "待投递"),
      versionOf: (id) => (id === "v1" ? "简历" : ""),
    },
  );
  expect(csv).toBe(
    "\u{feff}公司,职位,状态,日期,版本,链接,备注\r\n" +
      '王记,"\'=cmd|""/c calc""!A1",待投递,2027-03-16,简历,https://a.example,\r\n' +
      '"Acme, Inc.",,录用,2027-03-16,,,"\'- called\n- sent"\r\n',
  );
});
