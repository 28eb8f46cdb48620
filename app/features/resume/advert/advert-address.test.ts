import { expect, test } from "vitest";
import { addressIn } from "./advert-address";

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
