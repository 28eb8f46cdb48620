/** Texts that nobody writes, made by a script: one thing said again and again, things in each other, and endless lists. */

export type Shape = { name: string; at(size: number): string };

const marks = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];
const chineseMarks = [..."，。、；：？！（）【】《》“”‘’…—·￥～〔〕"];
const plain = [
  ..."aeZq07éßж中的年月人\u00a0\u3000\u200b\u00ad\u0301\ud83d\ufffd\0",
  "😀",
  " ",
  "\t",
  "\n",
  "\r\n",
  "\u2028",
];

/** What opens or joins something in one of the languages that are read. */
const opening = [..."([{<*_`|&:-/@"];

const words = [
  "a b ",
  "ab, ",
  "A. ",
  "a-b ",
  "a/b",
  "a.b",
  "a@b.c ",
  "a@b.",
  "@a.b",
  "www.a",
  "www.a.b ",
  "http://",
  "https://a.b/c ",
  "mailto:a@b.c,",
  "+1 ",
  "1 ",
  "1.",
  "1,",
  "1-",
  "10% ",
  "$1,000 ",
  "(12) 34-",
  "2019",
  "2019 ",
  "2019-",
  "2019 – ",
  "2019.01-",
  "01/2019 – ",
  "Jan ",
  "Jan 2019 – ",
  "Jan 2019 – Present ",
  "2019年",
  "2019年1月至今",
  "and ",
  "of the ",
  "Led Led ",
  "Responsible for ",
  "Responsible for managing and ",
  "which ",
  "resulting in ",
  "by 10% and ",
  "C++, ",
  "C# ",
  "Node.js / ",
  "Java, Go and ",
  "负责",
  "负责管理、",
  "熟悉Java、",
  "提高了10%，",
  "大学",
  "有限公司",
  "Ltd ",
  "Inc., ",
  "University of ",
  "Manager ",
  "Senior ",
  "I ",
  "Name: ",
  "姓名：",
  "e.g. ",
  "a; ",
  "a: ",
  "X years ",
  "no ",
  "never not ",
];

const lists = [
  "a\n",
  "• a\n",
  "- a\n",
  "- a\n\n",
  "1. a\n",
  "# A\n",
  "## Experience\n",
  "### Clerk, Acme\n",
  "工作经历\n",
  "Clerk, Acme Ltd\t2019 – 2021\n",
  "Acme Ltd\n",
  "2019 – 2021\n",
  "a\tb\n",
  "A | B\n",
  "|a|b|\n",
  "|a|b|\n|-|-|\n",
  "a  b\n",
  "a@b.cc\n",
  "+1 212 555 0100\n",
  "Name: A\n",
  "Skills: a, b\n",
  "• Led a team of 5\n",
  "• 负责管理团队5人\n",
  "B.Sc., University of A\n",
  "> a\n",
  "```\n",
  "---\n",
  "[a]: b\n",
  "[^a]: b\n",
  "&amp;",
  "&#38;",
  "&a",
  "<b>",
  "</b>",
  "<p>a",
  "<div>",
  "<br>",
  "<a href=x>",
  "<img src=x>",
  "<td>",
  "<table><tr><td>",
  "<ul><li>",
  "<span style='color:red'>a</span>",
  "<p>a</p>",
  "<p>a, b</p>\n",
  "<h2>a</h2>",
  "<script>",
  "<!--",
  "<![CDATA[",
  "<?a",
  "<a b='",
  "<item>",
  "<item><title>a</title></item>",
  "<item><link>http://a.b/c</link></item>",
  "0:01\na\n",
  "0:01 a\n",
  "00:00:01,000 --> 00:00:02,000\na\n\n",
  "[00:01.00]a\n",
  "0:0",
  "1:",
  '{"a":',
  '{"a":1},',
  "[1,",
  '"a",',
  '\\"',
  "```json\n{",
  "</think>",
];

const nests = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
  ["（", "）"],
  ["《", "》"],
  ["“", "”"],
  ["**", "**"],
  ["_a ", " a_"],
  ["[a](", ")"],
  ["![", "](a)"],
  ["> ", ""],
  ["<div>", "</div>"],
  ["<b>", "</b>"],
  ["<ul><li>", "</li></ul>"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<blockquote>", "</blockquote>"],
  ["<a href=b>", "</a>"],
  ['{"a":', "}"],
  ['[{"a":', "}]"],
] as const;

const repeated = (unit: string): Shape => ({
  name: JSON.stringify(unit),
  at: (size) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size),
});

const nested = ([open, close]: readonly [string, string]): Shape => ({
  name: `${JSON.stringify(open)} in each other`,
  at: (size) => {
    const depth = Math.floor((size - 1) / (open.length + close.length));
    return `${open.repeat(depth)}a${close.repeat(depth)}`;
  },
});

/** A run, then what nothing answers: what looks for an end after every beginning takes quadratic time. */
const closed = (unit: string): Shape => ({
  name: `${JSON.stringify(unit)} before a full stop`,
  at: (size) => `a${unit.repeat(Math.floor((size - 2) / unit.length))}.`,
});

/** No word twice. */
const distinct = (name: string, say: (at: number) => string): Shape => ({
  name,
  at: (size) => {
    let text = "";
    for (let at = 0; text.length < size; at += 1) text += say(at);
    return text.slice(0, size);
  },
});

const pairs = [
  ...marks.flatMap((mark) => ["a", "中"].map((other) => mark + other)),
  ...chineseMarks.map((mark) => `${mark}中`),
  ...opening.flatMap((one) => opening.filter((other) => other !== one).map((other) => one + other)),
];

const told = "Kept the books of nine old shops in a town for many years".split(" ");

export const shapes: Shape[] = [
  ...[...new Set([...marks, ...chineseMarks, ...plain, ...words, ...lists, ...pairs])].map(repeated),
  ...nests.map(nested),
  ...[" ", "\t", "\u00a0", "\n", "1", "a", "中", "-", ".", ",", "(", "/", "&", "_"].map(closed),
  distinct("words without end", (at) => `w${at.toString(36)} `),
  distinct("lines without end", (at) => `Line ${at.toString(36)} of many\n`),
  distinct("points without end", (at) => `• Led ${at} people of ${at.toString(36)}\n`),
  distinct("skills without end", (at) => `Skill${at.toString(36)}, `),
  distinct("numbers without end", (at) => `${at} `),
  distinct("Han without end", (at) => String.fromCodePoint(0x4e00 + (at % 20_000))),
  distinct(
    "posts without end",
    (at) => `Clerk ${at}, Acme ${at} Ltd\t${1950 + (at % 70)} – 2021\n• Kept ${at} books\n`,
  ),
  distinct("tags without end", (at) => `<t${at.toString(36)}>`),
  distinct("items without end", (at) => `<item><title>t ${at}</title><link>http://a.b/${at}</link></item>`),
  distinct(
    "points that differ in their marks",
    (at) => `• ${told.map((word, bit) => `${word}${(at >> bit) % 2 ? "/" : " "}`).join("")}\n`,
  ),
];
