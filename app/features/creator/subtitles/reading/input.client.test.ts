import { expect, test, vi } from "vitest";
import { markupToInsert, readDropped } from "./input.client";

function clipboard(plain: string, html: string) {
  return { getData: (kind: string) => (kind === "text/html" ? html : plain) };
}

test("a transcript keeps the structure of its page", () => {
  const html = '<div style="color: red"><b>0:01</b><p>Hello</p></div>';
  expect(markupToInsert(clipboard("0:01\nHello", html))).toBe("<div><b>0:01</b><p>Hello</p></div>");
});

test("a subtitle file that an editor copies in colours is taken as text", () => {
  const plain = "1\n00:00:01,000 --> 00:00:04,000\nHello";
  const html = plain
    .replace(/.+/g, '<div><span style="color: red">$&</span></div>')
    .replace("--> ", "--&gt; ");
  expect(markupToInsert(clipboard(plain, html))).toBeNull();
});

test("markup that is shown as text is taken as it is", () => {
  expect(markupToInsert(clipboard("<p>0:01 Hello</p>", "<code>&lt;p>0:01 Hello</code>"))).toBeNull();
});

test.each([
  ["UTF-8", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode("0:01 你好")]],
  [
    "UTF-16, low byte first",
    [0xff, 0xfe, ...[..."0:01 你好"].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8])],
  ],
  [
    "UTF-16, high byte first",
    [0xfe, 0xff, ...[..."0:01 你好"].flatMap((each) => [each.charCodeAt(0) >> 8, each.charCodeAt(0) & 255])],
  ],
  ["GBK", [..."0:01 "].map((each) => each.charCodeAt(0)).concat(0xc4, 0xe3, 0xba, 0xc3)],
])("a file in %s is read", async (_, bytes) => {
  expect(await readDropped([new File([new Uint8Array(bytes)], "talk.srt")])).toEqual({ text: "0:01 你好" });
});

test.each(["page.html", "PAGE.HTM", "a.vtt", "a.sbv", "a.lrc", "a.txt"])(
  "%s is a kind that is read",
  async (name) => {
    expect(await readDropped([new File(["0:01 Hello"], name)])).toEqual({ text: "0:01 Hello" });
  },
);

test.each([
  ["kind", [new File(["x"], "talk.mp4", { type: "video/mp4" })]],
  ["many", [new File(["x"], "a.srt"), new File(["y"], "b.srt")]],
  ["many", []],
  ["tooLarge", [new File([new Uint8Array(40_000_001)], "a.txt")]],
  [
    "unreadable",
    [Object.assign(new File(["x"], "a.srt"), { arrayBuffer: () => Promise.reject(new Error("gone")) })],
  ],
] as const)("what cannot be read is told as %s", async (problem, files) => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await readDropped(files)).toEqual({ problem });
});
