import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { addressIn, advertText } from "./advert-text";

const filler = "We are looking for somebody who likes to write careful software for hospitals. "
  .repeat(4)
  .trim();

test("marks of Markdown go, list marks and words stay", () => {
  const markdown = [
    "## Senior **Engineer**",
    "Apply [here](https://jobs.example.com/apply?x=1) or at <https://jobs.example.com>.",
    "- Know C\\+\\+ and C\\#",
    "    - *Nice to have*: `Rust`",
    "1. Five \\* years",
    "***",
    filler,
  ].join("\n\n");
  expect(advertText(markdown)?.text.split("\n\n")).toEqual([
    "Senior Engineer",
    "Apply here or at https://jobs.example.com.",
    "- Know C++ and C#",
    "- Nice to have: Rust",
    "1. Five * years",
    filler,
  ]);
});

test("Chinese adverts keep their lines", () => {
  const markdown = `## 岗位职责\n\n${"- 负责后端服务的设计与开发，保证稳定性。\n".repeat(12)}`;
  const advert = advertText(markdown);
  expect(advert?.cut).toBe(false);
  expect(advert?.text).toMatch(/^岗位职责\n\n- 负责后端服务/);
});

test("what is too short to be an advert is none", () => {
  expect(advertText("Please sign in to go on.")).toBeNull();
  expect(advertText("")).toBeNull();
});

test("what is too long is cut after a whole line, and says so", () => {
  const line = "Plan the releases of three teams and tell everybody.";
  const advert = advertText(`${line}\n`.repeat(400));
  expect(advert?.cut).toBe(true);
  expect(advert?.text.length).toBeLessThanOrEqual(12_000);
  expect(advert?.text.length).toBeGreaterThan(11_000);
  expect(advert?.text.endsWith(line)).toBe(true);
});

test("one endless line is cut where the field ends, never within a character", () => {
  const advert = advertText("𠮷".repeat(20_000));
  expect(advert?.text.length).toBeLessThanOrEqual(12_000);
  expect(advert?.text.isWellFormed()).toBe(true);
});

test("hostile marks take no time", () => {
  const spent = processorTime(() => {
    for (const sign of ["[", "](", "<https://", "*", "\\", "|-", "#"]) advertText(sign.repeat(100_000));
  }, 2000);
  expect(spent).toBeLessThan(2000);
});

test.each([
  ["https://jobs.example.com/backend-engineer?id=7", "https://jobs.example.com/backend-engineer?id=7"],
  ["  http://jobs.example.com/7\n", "http://jobs.example.com/7"],
  ["HTTPS://Jobs.Example.com/", "HTTPS://Jobs.Example.com/"],
  ["https://招聘.example/职位/7", "https://招聘.example/职位/7"],
  ["We look for an engineer, see https://jobs.example.com/7", null],
  ["https://jobs.example.com/7 and more", null],
  ["https://jobs.example.com/7\nhttps://jobs.example.com/8", null],
  ["jobs.example.com/7", null],
  ["ftp://jobs.example.com/7", null],
  ["javascript:alert(1)", null],
  ["https://", null],
  ["https:// ", null],
  [`https://jobs.example.com/${"a".repeat(2000)}`, null],
  ["", null],
])("the field holds %j: the address is %j", (text, address) => {
  expect(addressIn(text)).toBe(address);
});
