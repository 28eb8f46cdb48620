import { expect, test } from "vitest";
import { editedRows, emptyRow, type FocusRow, pointsOf, rowOf } from "./focus-rows";
import { defaultFocusPoints, worldFocus } from "./world-focus";

const row = (change: Partial<FocusRow> = {}): FocusRow => ({
  ...emptyRow("en"),
  tag_id: "ai",
  tag_name: "AI",
  provider: "ann@example.com",
  ...change,
});

test("values are trimmed, lists are read by line and count each entry once", () => {
  const { points, dropped, problems } = pointsOf([
    row({
      tag_id: " ai ",
      tag_name: "\tAI ",
      provider: " ann@example.com ",
      words: " LLM \n\nAI\r\nLLM",
      sources: "https://a.example/\n",
    }),
  ]);
  expect(points).toEqual([
    {
      tag_id: "ai",
      tag_name: "AI",
      provider: "ann@example.com",
      lang: "en",
      words: ["LLM", "AI"],
      must: [],
      not: [],
      sources: ["https://a.example/"],
    },
  ]);
  expect([dropped, problems]).toEqual([0, {}]);
});

test.each(["tag_id", "tag_name", "provider"] as const)(
  "a row without a %s is left out and counted",
  (field) => {
    const { points, dropped, problems } = pointsOf([row(), row({ tag_id: "b", [field]: "  " })]);
    expect([points.length, dropped, problems]).toEqual([1, 1, {}]);
  },
);

test.each([[[]], [[emptyRow("zh")]], [[row({ provider: "" }), row({ tag_id: "" })]]])(
  "without any valid row the whole list is refused",
  (rows) => {
    expect(pointsOf(rows).problems).toEqual({ points: ["focus.noValid"] });
  },
);

test.each([
  ["provider", "no address", "signIn.emailInvalid"],
  ["tag_id", "x".repeat(201), "form.invalid"],
  ["lang", "fr", "form.invalid"],
  ["words", "x\n".repeat(1) + "y".repeat(201), "form.invalid"],
  ["must", Array.from({ length: 51 }, (_, n) => `w${n}`).join("\n"), "form.invalid"],
  ["sources", Array.from({ length: 101 }, (_, n) => `https://a.example/${n}`).join("\n"), "form.invalid"],
] as const)("a wrong %s is told at its row", (field, value, reason) => {
  expect(pointsOf([row({ tag_id: "first" }), row({ [field]: value })]).problems).toEqual({
    [`points[1].${field}`]: [reason],
  });
});

test.each([
  "../../x",
  "..",
  ".x",
  "a/b",
  "<b>",
  "a&b",
  "__proto__",
  "-a",
  "a\0",
  "\0",
  "a b",
  "a\nb",
  "a%2Fb",
  "a?b",
  "\u202ea",
])("%j is no tag", (tag_id) => {
  expect(pointsOf([row({ tag_id })])).toMatchObject({
    points: [],
    problems: { "points[0].tag_id": ["form.invalid"] },
  });
});

test.each(["ai_news_en", "AI-2.0", "科技", "7", "été", "x".repeat(200)])("%j is a tag", (tag_id) => {
  expect(pointsOf([row({ tag_id })]).points).toMatchObject([{ tag_id }]);
});

test("two rows of the same tag are told at the second", () => {
  expect(pointsOf([row(), row({ tag_id: " ai" })]).problems).toEqual({
    "points[1].tag_id": ["focus.sameTag"],
  });
});

test("the defaults are three complete points, and are the same after being typed", () => {
  const points = defaultFocusPoints("ann@example.com");
  expect(points.map(({ lang }) => lang)).toEqual(["en", "zh", "zh"]);
  expect(pointsOf(points.map(rowOf))).toEqual({ points, dropped: 0, problems: {} });
  expect(worldFocus.shape.parse({ points })).toEqual({ points });
});

test("rows are added and removed, and one is always left", () => {
  const rows = [row({ tag_id: "a" }), row({ tag_id: "b" }), row({ tag_id: "c" })];
  const tags = (intent: string, from = rows) => editedRows(from, intent, "zh").map(({ tag_id }) => tag_id);
  expect(tags("remove:1")).toEqual(["a", "c"]);
  expect(tags("remove:9")).toEqual(["a", "b", "c"]);
  expect(tags("add")).toEqual(["a", "b", "c", ""]);
  expect(tags("remove:0", [row()])).toEqual(["ai"]);
  const full = Array.from({ length: 50 }, () => row());
  expect(tags("add", full)).toHaveLength(50);
});
