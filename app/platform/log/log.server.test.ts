import { expect, test } from "vitest";
import type { LogFields } from "~/ports/log";
import { logLine, nameOfError } from "./log.server";

const at = new Date("2026-01-02T03:04:05Z");

test("a line holds its time, its level and the fields it was given", () => {
  expect(logLine({ event: "request", route: "/api/resume_jobs/:id", status: 200, ms: 4 }, at)).toEqual({
    ts: "2026-01-02T03:04:05.000Z",
    level: "info",
    event: "request",
    route: "/api/resume_jobs/:id",
    status: 200,
    ms: 4,
  });
});

test("a field that is not on the list is not written", () => {
  const sneaky = {
    event: "request",
    email: "ann@example.com",
    fileName: "ann.pdf",
    text: "resume",
  } as LogFields;
  expect(Object.keys(logLine(sneaky, at)).sort()).toEqual(["event", "level", "ts"]);
});

test.each([
  ["an address", "ann@example.com"],
  ["a sentence", "Ann Lee, software engineer"],
  ["a file name with spaces", "my resume.pdf"],
  ["Chinese text", "张三的简历"],
  ["a line break", "ok\nforged"],
  ["a query", "/x?email=ann"],
  ["a very long word", "a".repeat(121)],
])("%s does not get into the log through an allowed field", (_, value) => {
  for (const field of ["event", "route", "code", "state", "errorName", "user"] as const) {
    expect(JSON.stringify(logLine({ event: "e", [field]: value }, at))).not.toContain(value.slice(0, 12));
  }
});

test("an unexpected error is named by its class and never by its message", () => {
  expect(nameOfError(new TypeError("could not read ann@example.com"))).toBe("TypeError");
  expect(nameOfError("ann@example.com")).toBe("string");
});
