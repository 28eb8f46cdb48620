import { expect, test } from "vitest";
import { safeRedirect } from "./redirect-target";

const ours = [
  "/",
  "/upload",
  "/results?lang=zh",
  "/offerwink#pricing",
  "/upload?next=https://evil.example/",
  "/upload?next=//evil.example",
  "/upload?note=a%0d%0ab",
  "/a//b",
  "/%E7%AE%80%E5%8E%86",
  "/results?q=100%25",
  "/signing-up",
];

test.each(ours)("%s is a page of ours", (candidate) => {
  expect(safeRedirect(candidate, "/fallback")).toBe(candidate);
});

test("a path is given back as it resolves, encoded", () => {
  expect(safeRedirect("/a/../upload", "/fallback")).toBe("/upload");
  expect(safeRedirect("/简历?语言=中文", "/fallback")).toBe(
    "/%E7%AE%80%E5%8E%86?%E8%AF%AD%E8%A8%80=%E4%B8%AD%E6%96%87",
  );
});

const notOurs = [
  null,
  undefined,
  "",
  " ",
  "upload",
  "./upload",
  "?lang=zh",
  "#top",
  " /upload",
  "https://evil.example",
  "https:/evil.example",
  "https:evil.example",
  "HTTPS://wink.example.com/upload",
  "//evil.example",
  "///evil.example",
  "////evil.example/%2e%2e",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/up\\load",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "/upload\r\nSet-Cookie: a=b",
  "/upload\u0000",
  "/upload?a=\r\nb",
  "/\u2028/evil.example",
  "/%2f/evil.example",
  "/%2Fevil.example",
  "/%252fevil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/%255cevil.example",
  "/%09/evil.example",
  "/%0d%0aSet-Cookie:a=b",
  "/%00",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%",
  "/%ff",
  "/%c0%af",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "/\tjavascript:alert(1)",
  "data:text/html,hi",
  "mailto:ada@example.com",
  "@evil.example",
  "http:\\\\evil.example",
  "/signin",
  "/signin?redirect_url=/signin",
  "/SignIn/",
  "/upload/../signin",
  "/signout",
  `/${"a".repeat(2048)}`,
];

test.each(notOurs)("%j leads to the fallback", (candidate) => {
  expect(safeRedirect(candidate, "/fallback")).toBe("/fallback");
});

test("what is let through never leaves the site, whoever reads it", () => {
  for (const candidate of [...ours, ...notOurs]) {
    const target = safeRedirect(candidate, "/fallback");
    expect(new URL(target, "https://wink.example.com").origin).toBe("https://wink.example.com");
    expect(target).toMatch(/^\/(?!\/)[!-~]*$/);
  }
});
