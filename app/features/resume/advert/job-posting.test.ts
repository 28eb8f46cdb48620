import { expect, test } from "vitest";
import { postingIn } from "./job-posting";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: " Senior  Engineer ",
  description: "<p>Build <b>things</b>.</p>",
};
const found = { title: "Senior Engineer", description: "<p>Build <b>things</b>.</p>" };
const page = (value: unknown) =>
  `<html><head><script type="application/ld+json">${JSON.stringify(value).replaceAll("</", "<\\/")}</script></head></html>`;

test.each([
  ["alone", posting],
  ["in a list", [{ "@type": "Organization" }, posting]],
  ["in a graph", { "@graph": [{ "@type": "WebPage" }, posting] }],
  ["among several kinds", { ...posting, "@type": ["Thing", "JobPosting"] }],
])("a posting is found %s", (_, value) => {
  expect(postingIn(page(value))).toEqual(found);
});

test("the second script counts too, a damaged first one does not matter", () => {
  const damaged = '<script type="application/ld+json">{"@type":</script>';
  expect(postingIn(damaged + page(posting))).toEqual(found);
});

test("a description that was escaped once more is read as the HTML that it is, plain lines keep their ends", () => {
  const escaped = { ...posting, description: "&lt;p&gt;R&amp;amp;D&lt;/p&gt;" };
  expect(postingIn(page(escaped))?.description).toBe("<p>R&amp;D</p>");
  const shown = { ...posting, description: "&lt;p&gt;List&amp;lt;T&amp;gt;&lt;/p&gt;" };
  expect(postingIn(page(shown))?.description).toBe("<p>List&lt;T&gt;</p>");
  const plain = { ...posting, description: "Duties\n- Build" };
  expect(postingIn(page(plain))?.description).toBe("Duties<br>- Build");
});

test.each([
  ["another kind", page({ ...posting, "@type": "Article" })],
  ["no description", page({ "@type": "JobPosting", title: "Engineer" })],
  ["a prototype to pollute", page(posting).replace('"title"', '"__proto__"')],
  ["a script of another type", page(posting).replace("ld+json", "json")],
  ["words alone", "JobPosting"],
])("%s is no posting", (_, html) => {
  expect(postingIn(html)).toBeNull();
});
