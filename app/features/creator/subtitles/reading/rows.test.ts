import { readFileSync } from "node:fs";
import { parse } from "@plussub/srt-vtt-parser";
import { expect, test } from "vitest";
import { type Format, headOf, writeCue } from "../writing/write";
import { chooseRows, cuesOf, takesOneText } from "./cues";
import { readTranscript } from "./rows";

function rowsOf(input: string) {
  return readTranscript(input).rows.map(({ start, texts }) => [start, ...texts]);
}

const layoutRow = (inner: string) => `<div class="flex gap-2 p-2">${inner}</div>`;

test("a row of the specification needs a timestamp and two text elements", () => {
  const html = [
    layoutRow("<span>0:01</span><p>Hello</p><p>你好</p>"),
    layoutRow("<span>0:02</span><p>Alone</p>"),
    layoutRow("<p>No time</p><p>没有时间</p>"),
    layoutRow("<span>0:04</span>"),
  ].join("");
  const transcript = readTranscript(html);
  expect(transcript.source).toBe("layout");
  const { rows, skipped } = chooseRows(transcript, takesOneText(transcript));
  expect(rows.map(({ start, texts }) => [start, ...texts])).toEqual([["0:01", "Hello", "你好"]]);
  expect(skipped.map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
    ["noTime", "No time 没有时间"],
    ["noText", "0:04"],
    ["oneText", "0:02 Alone"],
  ]);
});

test("a row with a single text is taken where that is asked for", () => {
  const transcript = readTranscript(layoutRow("<span>0:02</span><p>Alone</p>"));
  expect(chooseRows(transcript, true).rows.map(({ texts }) => texts)).toEqual([["Alone"]]);
});

test.each(["flex gap-2", "flex p-2", "gap-2 p-2", "flex-col gap-2 p-2"])(
  "an element with only the classes %j is no row of the specification",
  (classes) => {
    const html = `<div class="${classes}"><b>0:01</b><p>Hello</p><p>你好</p></div>`;
    expect(readTranscript(html).source).not.toBe("layout");
  },
);

test.each(["p-2 flex gap-2", "px-4 flex gap-x-1", "py-1.5 md:flex gap-y-2", "p-[3px] inline-flex gap-[7px]"])(
  "an element with the classes %j is one",
  (classes) => {
    const html = `<div class="${classes}"><b>0:01</b><p>Hello</p><p>你好</p></div>`;
    expect(readTranscript(html)).toMatchObject({
      source: "layout",
      rows: [{ start: "0:01", texts: ["Hello", "你好"] }],
    });
  },
);

test("containers with the same classes around the rows are no rows", () => {
  const row = (time: string) => layoutRow(`<b>${time}</b><p>Hello</p><p>你好</p>`);
  expect(rowsOf(layoutRow(`<h2>Talk</h2>${row("0:01")}${row("0:05")}`))).toEqual([
    ["0:01", "Hello", "你好"],
    ["0:05", "Hello", "你好"],
  ]);
});

test("the layout around a time alone is not the row, the one around it is", () => {
  const row = (time: string) =>
    layoutRow(`<div class="flex gap-1 p-1"><i></i><span>${time}</span></div><p>Hello</p><p>你好</p>`);
  expect(rowsOf(row("0:01") + row("0:05"))).toEqual([
    ["0:01", "Hello", "你好"],
    ["0:05", "Hello", "你好"],
  ]);
});

test("of more than two texts of a row of the specification the third is told, not taken", () => {
  const { rows } = readTranscript(layoutRow("<b>0:01</b><p>Hello</p><p>你好</p><p>Bonjour</p>"));
  expect(rows).toEqual([{ start: "0:01", texts: ["Hello", "你好"], extra: ["Bonjour"] }]);
});

test("an element called a timestamp is one, whatever it says", () => {
  const { rows } = readTranscript(layoutRow('<i class="timestamp">soon</i><p>Hello</p><p>你好</p>'));
  expect(rows).toEqual([{ start: "soon", texts: ["Hello", "你好"], extra: [] }]);
});

test("words in bold or in a link stay in their sentence", () => {
  const html = layoutRow('<b>0:01</b><p>Hello <b>dear</b> <a href="#">world</a>!</p><p>你<em>好</em></p>');
  expect(rowsOf(html)).toEqual([["0:01", "Hello dear world!", "你好"]]);
});

test("what is hidden or told twice is read once", () => {
  const html = layoutRow(
    '<b>0:01</b><span class="sr-only">1 second</span><p>Hello</p><p aria-hidden="true">Hello</p><p>你好</p><p hidden>x</p><p style="display: none">y</p><script>z</script>',
  );
  expect(readTranscript(html).rows).toEqual([{ start: "0:01", texts: ["Hello", "你好"], extra: [] }]);
});

test("entities are decoded and white space is made single", () => {
  const html = layoutRow("<b>0:01</b><p>Tom&nbsp;&amp;\n  Jerry &lt;3 &#x4f60;</p><p>\t你好&hellip; </p>");
  expect(rowsOf(html)).toEqual([["0:01", "Tom & Jerry <3 你", "你好…"]]);
});

test("YouTube's segments are read with other names around and without known words", () => {
  const html = `<ytd-transcript-segment-renderer><div class="segment-timestamp">0:01</div><div>Hello</div></ytd-transcript-segment-renderer>
    <transcript-segment-view-model><div>0:03</div><div>3 seconds</div><b>Bye</b></transcript-segment-view-model>`;
  expect(rowsOf(html)).toEqual([
    ["0:01", "Hello"],
    ["0:03", "Bye"],
  ]);
});

test("chapters of a YouTube transcript are skipped by name", () => {
  const html = `<timeline-chapter-view-model><h3>Intro</h3></timeline-chapter-view-model>
    <transcript-segment-view-model><div>0:03</div><span role="text">Hi</span></transcript-segment-view-model>`;
  expect(readTranscript(html)).toMatchObject({
    rows: [{ start: "0:03", texts: ["Hi"] }],
    skipped: [{ reason: "chapter", excerpt: "Intro" }],
  });
});

test.each([
  ["two cells", "<tr><td>0:01</td><td>Hello</td><td>你好</td></tr>"],
  ["a line break", "<tr><td>0:01</td><td>Hello<br>你好</td></tr>"],
  [
    "a number and an end before them",
    "<tr><td>7</td><td>0:01</td><td>0:05</td><td>Hello</td><td>你好</td></tr>",
  ],
  ["a time over two rows", "<tr><td rowspan=2>0:01</td><td>Hello</td></tr><tr><td>你好</td></tr>"],
  ["the time last", "<tr><td>Hello</td><td>你好</td><td>0:01</td></tr>"],
  ["unclosed cells", "<tr><td>0:01<td>Hello<td>你好"],
])("a table row with %s is read", (_, row) => {
  expect(readTranscript(`<table>${row}</table>`)).toMatchObject({
    source: "table",
    rows: [{ start: "0:01", texts: ["Hello", "你好"] }],
  });
});

test("rows of a table without a time are skipped", () => {
  const html = "<table><tr><th>Time</th><th>Text</th></tr><tr><td>0:01</td><td>Hello</td></tr></table>";
  expect(readTranscript(html)).toMatchObject({
    rows: [{ texts: ["Hello"] }],
    skipped: [{ reason: "noTime", excerpt: "Time Text" }],
  });
});

test.each([
  ["lists", "<ul><li>0:01 Hello<br>你好</li><li><b>0:05</b> Bye<br>再见</li></ul>"],
  [
    "pieces of lists",
    "<ul><li><time>0:01</time><span>Hello</span><span>你好</span><li><time>0:05</time><span>Bye</span><span>再见</span></ul>",
  ],
  [
    "paragraphs",
    "<p>0:01</p><p>Hello</p><p>你好</p><p>0:05</p><p>Bye</p><p>再见</p><footer>About us</footer>",
  ],
  ["definitions", "<dl><dt>0:01<dd>Hello<dd>你好<dt>0:05<dd>Bye<dd>再见</dl>"],
  ["preformatted text", "<pre>0:01\nHello\n你好\n\n0:05\nBye\n再见</pre>"],
  ["plain text", "0:01\nHello\n你好\n\n0:05\r\nBye\r\n再见"],
  ["text with a tag in it", "0:01\nHello\n你好\n0:05\nBye\n再见<wbr>"],
  ["text with spelled times", "0:01\n1 second\nHello\n你好\n0:05\n5 秒钟\nBye\n再见"],
])("%s that begin with times are read", (_, input) => {
  const { source, rows } = readTranscript(input);
  expect(source).toBe("lines");
  expect(rows.map(({ start, texts }) => [Number(start.match(/\d(?=\D*(?:,000)?$)/)?.[0]), ...texts])).toEqual(
    [
      [1, "Hello", "你好"],
      [5, "Bye", "再见"],
    ],
  );
});

test("more than two lines of a row are split where the script changes, so nothing is lost", () => {
  expect(rowsOf("0:01\nHello\ndear world\n你好\n世界\n0:05\nBye")).toEqual([
    ["0:01", "Hello dear world", "你好 世界"],
    ["0:05", "Bye"],
  ]);
});

test("a transcript wins over a player's clock elsewhere on the page", () => {
  const player = '<div class="flex gap-2 p-2"><span>0:00</span><span>3:45</span><span>1x</span></div>';
  const table = ["0:01", "0:02", "0:03", "0:04"].map((time) => `<tr><td>${time}<td>Hello</tr>`).join("");
  expect(readTranscript(`${player}<table>${table}</table>`).source).toBe("table");
});

test.each([
  ["nothing", ""],
  ["blank", " \n "],
  ["prose", "There is no time in here."],
  ["markup without a time", "<div><p>Hello</p></div>"],
  ["binary", Array.from({ length: 4000 }, (_, index) => String.fromCharCode(index % 256)).join("")],
  ["a broken tag", "<div class="],
  ["only closing tags", "</div></table></p>"],
])("%s gives no rows and no error", (_, input) => {
  expect(readTranscript(input).rows).toEqual([]);
});

test("whatever follows a transcript on its page is not its last row's text", () => {
  expect(rowsOf("0:01\nHello\n0:05\nBye\nAbout us\nImprint")).toEqual([
    ["0:01", "Hello"],
    ["0:05", "Bye"],
  ]);
});

test("depth does not matter", () => {
  const deep = '<div class="flex gap-1 p-1">'.repeat(100_000);
  expect(rowsOf(`${deep}<b>0:01</b><p>Hello</p><p>你好</p>`)).toEqual([["0:01", "Hello", "你好"]]);
});

const folder = "test/data/transcript";
const starts: { start_ms: number; en: string; zh: string }[] = JSON.parse(
  readFileSync(`${folder}/starts.json`, "utf8"),
);

const files = [
  ["youtube-legacy-two-line.html", "youtube"],
  ["youtube-2026-two-line.html", "youtube"],
  ["spec-rows-two-line.html", "layout"],
  ["generic-table-two-line.html", "table"],
] as const;

test.each(files)("%s gives the starts and both texts of every row", (file, source) => {
  const transcript = readTranscript(readFileSync(`${folder}/${file}`, "utf8"));
  expect(transcript.source).toBe(source);
  expect(cuesOf(transcript.rows).map(({ start, texts }) => [start, ...texts])).toEqual(
    starts.map(({ start_ms, en, zh }) => [start_ms, en, zh]),
  );
});

test.each(files.flatMap(([file]) => [[file, "srt"] as const, [file, "vtt"] as const]))(
  "%s written as %s and read by others has the same times and texts",
  (file, format: Format) => {
    const { rows } = readTranscript(readFileSync(`${folder}/${file}`, "utf8"));
    const cues = cuesOf(rows);
    const { entries } = parse(headOf(format) + cues.map((cue) => writeCue(cue, format, "both")).join(""));
    const spell = (text: string) =>
      format === "srt" ? text : text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
    expect(entries.map(({ from, to, text }) => [from, to, spell(text)])).toEqual(
      cues.map(({ start, end, texts }) => [start, end, texts.join("\n")]),
    );
  },
);
