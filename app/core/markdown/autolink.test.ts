import { expect, test } from "vitest";
import { findAutolinks } from "./autolink";
import { renderMarkdown } from "./dialect";

/** The addresses that are found, as they are written, with their target where it is another. */
function found(text: string): string[] {
  return findAutolinks(text).map(({ start, end, href }) => {
    const written = text.slice(start, end);
    return written === href ? written : `${written} > ${href}`;
  });
}

test.each([
  ["", []],
  ["no address: here. at all", []],
  ["http://a", ["http://a"]],
  ["HTTPS://A.com/B", ["HTTPS://A.com/B"]],
  ["ftp://a.com", ["ftp://a.com"]],
  ["file://a.com", []],
  ["https://", []],
  ["https://.", []],
  ["https://_a_.com_", []],
  ["https://a_b.com.cn", ["https://a_b.com.cn"]],
  ["https://a.b_c.cn", []],
  ["(https://a.com)", ["https://a.com"]],
  ["(https://a.com/b_(c))", ["https://a.com/b_(c)"]],
  ["https://a.com/b(c", ["https://a.com/b(c"]],
  ["https://a.com/).,;:!?", ["https://a.com/"]],
  ["https://a.com.,!?", ["https://a.com"]],
  ["https://a.com/&amp;", ["https://a.com/"]],
  ["https://a.com/?a&b;", ["https://a.com/?a"]],
  ["https://a.com/;", ["https://a.com/"]],
  ["**https://a.com**", ["https://a.com"]],
  ["https://a.com~~", ["https://a.com"]],
  ['"https://a.com"', ["https://a.com"]],
  ["https://a.com<b", ["https://a.com"]],
  ["[https://a.com]", ["https://a.com"]],
  ["https://a.com/[b]c", ["https://a.com/[b]c"]],
  ["ahttps://a.com", []],
  ["1https://a.com", ["https://a.com"]],
  ["中https://a.com", ["https://a.com"]],
  ["https://a.com中", ["https://a.com"]],
  ["https://a.com。https://b.com", ["https://a.com", "https://b.com"]],
  ["https://a.com…", ["https://a.com"]],
  ["https://a.com——后", ["https://a.com"]],
  ["https://a.com/é", ["https://a.com/é"]],
  ["https://a.com 한글", ["https://a.com"]],
  ["https://a.com한글", ["https://a.com"]],
  ["https://a.com/😀", ["https://a.com/😀"]],
  ["www.a.com", ["www.a.com > http://www.a.com"]],
  ["WWW.a.com/b?c=d", ["WWW.a.com/b?c=d > http://WWW.a.com/b?c=d"]],
  ["www.", []],
  ["www.a", ["www.a > http://www.a"]],
  ["awww.a.com", []],
  [".www.a.com", []],
  ["中www.a.com，", ["www.a.com > http://www.a.com"]],
  ["a@b.com", ["a@b.com > mailto:a@b.com"]],
  ["a.b-c_d+e@f.g-h.com.", ["a.b-c_d+e@f.g-h.com > mailto:a.b-c_d+e@f.g-h.com"]],
  ["a@b", []],
  ["@b.com", []],
  ["a@b.com-", []],
  ["a@b.com_", []],
  ["中a@b.com文", ["a@b.com > mailto:a@b.com"]],
  ["mailto:a@b.com", ["mailto:a@b.com"]],
  ["xmailto:a@b.com", ["a@b.com > mailto:a@b.com"]],
  ["xmpp:a@b.com/c.d.", ["xmpp:a@b.com/c.d"]],
  ["xmpp:a@b.com/c/d", ["xmpp:a@b.com/c"]],
  ["a@b.com c@d.com", ["a@b.com > mailto:a@b.com", "c@d.com > mailto:c@d.com"]],
  ["https://a.com/@b.com", ["https://a.com/@b.com"]],
])("%j holds the bare addresses %j", (text, addresses) => {
  expect(found(text)).toEqual(addresses);
});

test("text between addresses, and behind the last, is kept as it stands", () => {
  const html = renderMarkdown("a.b@c.dd, (x) http://e.ff. then *g* www.h.ii; end", {
    breaks: false,
    footnotes: null,
  });
  expect(html.replace(/<[^>]+>/g, "").trim()).toBe("a.b@c.dd, (x) http://e.ff. then g www.h.ii; end");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "mailto:a.b@c.dd",
    "http://e.ff",
    "http://www.h.ii",
  ]);
});
