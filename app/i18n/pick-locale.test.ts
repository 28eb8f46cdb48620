import { expect, test } from "vitest";
import { languageCookie, pickLocale } from "./pick-locale";

function picked(path: string, headers: Record<string, string> = {}) {
  return pickLocale(new Request(`https://wink.example${path}`, { headers }));
}

test.each([
  ["/?lang=en", "en"],
  ["/?lang=zh", "zh"],
  ["/?lang=zh-CN", "zh"],
  ["/?lang=fr", "zh"],
  ["/?lang=", "zh"],
])("the parameter decides first: %s is %s", (path, locale) => {
  expect(picked(path, { Cookie: "language=en", "Accept-Language": "en" })).toBe(locale);
});

test.each([
  ["language=zh", "zh"],
  ["a=b; language=en; c=d", "en"],
  ["language=xx", "en"],
  ["languages=zh", "en"],
  ["language=", "en"],
])("then the stored choice: %s is %s", (cookie, locale) => {
  expect(picked("/", { Cookie: cookie, "Accept-Language": "en" })).toBe(locale);
});

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
  ["zh", "zh"],
  ["ZH-tw", "zh"],
  ["en-GB,zh;q=0.9", "en"],
  ["en;q=0.5,zh;q=0.9", "zh"],
  ["zh;q=0,en", "en"],
  ["zh;q=0", "en"],
  ["de,fr", "en"],
  ["*", "en"],
  ["", "en"],
])("then what the browser asks for: %s is %s", (header, locale) => {
  expect(picked("/", { "Accept-Language": header })).toBe(locale);
});

test("without anything it is English", () => {
  expect(picked("/")).toBe("en");
});

test("a stored choice is read back", () => {
  const [pair = ""] = languageCookie("zh", "https://wink.test").split(";");
  expect(picked("/", { Cookie: pair })).toBe("zh");
});

test("the choice is sent back over https only, where the site has it", () => {
  expect(languageCookie("en", "https://wink.test")).toMatch(/; Secure$/);
  expect(languageCookie("en", "http://localhost:8787")).not.toContain("Secure");
});
