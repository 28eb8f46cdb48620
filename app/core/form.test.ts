import { expect, test } from "vitest";
import { readFields, rowIndexes, textsOf } from "./form";

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const dataOf = (...entries: [string, string | File][]) => readFields(formOf(...entries))?.data;

test("a form's fields are read by name", () => {
  expect(dataOf(["email", "ann@example.com"], ["note", ""])).toEqual({ email: "ann@example.com", note: "" });
});

test("a name that ends in brackets is a list, of however many values", () => {
  expect(dataOf(["tags[]", "a"])).toEqual({ tags: ["a"] });
  expect(dataOf(["tags[]", "b"], ["email", "x"], ["tags[]", "a"])).toEqual({ tags: ["b", "a"], email: "x" });
});

test("rows are read in the order of their indexes, without a gap where one was removed", () => {
  const fields = readFields(
    formOf(
      ["feeds[4].url", "u4"],
      ["feeds[0].url", "u0"],
      ["feeds[4].langs[]", "zh"],
      ["feeds[4].langs[]", "en"],
    ),
  );
  expect(fields?.data).toEqual({ feeds: [{ url: "u0" }, { url: "u4", langs: ["zh", "en"] }] });
});

test("a path into the data leads back to the field that it came from", () => {
  const fields = readFields(
    formOf(["feeds[0].url", "u0"], ["feeds[4].url", "u4"], ["tags[]", "a"], ["email", "x"]),
  );
  const names = [
    ["email"],
    ["tags", 0],
    ["feeds", 1, "url"],
    ["feeds", 1, "langs", 0],
    ["feeds", 0],
    ["feeds"],
    [],
  ];
  expect(names.map((path) => fields?.nameOf(path))).toEqual([
    "email",
    "tags[]",
    "feeds[4].url",
    "feeds[4].langs[]",
    "feeds[0]",
    "feeds",
    "",
  ]);
});

test.each<[string, [string, string][]]>([
  [
    "a field that stands twice",
    [
      ["email", "a"],
      ["email", "b"],
    ],
  ],
  [
    "a field of a row that stands twice",
    [
      ["feeds[0].url", "a"],
      ["feeds[0].url", "b"],
    ],
  ],
  [
    "a field that is also a list",
    [
      ["tags", "a"],
      ["tags[]", "b"],
    ],
  ],
  [
    "rows that are also a field",
    [
      ["feeds[0].url", "a"],
      ["feeds", "b"],
    ],
  ],
  ...["__proto__", "constructor", "prototype"].flatMap((name): [string, [string, string][]][] => [
    [`a field called ${name}`, [[name, "x"]]],
    [`a list called ${name}`, [[`${name}[]`, "x"]]],
    [`rows called ${name}`, [[`${name}[0].x`, "x"]]],
    [`a part of a row called ${name}`, [[`feeds[0].${name}`, "x"]]],
  ]),
])("%s is no form of ours", (_, entries) => {
  expect(dataOf(...entries)).toBeUndefined();
});

test("what was typed comes back by the names of the fields, without files and secrets", () => {
  const form = formOf(
    ["tags[]", "a"],
    ["tags[]", "b"],
    ["apiKey", "sk-1"],
    ["providers[0].apiKey", "sk-2"],
    ["providers[0].model", "m"],
    ["apiKey[]", "sk-3"],
    ["file", new File(["x"], "x.pdf")],
  );
  expect(textsOf(form, ["apiKey"])).toEqual({ "tags[]": ["a", "b"], "providers[0].model": ["m"] });
});

test("the rows of a list are known by their indexes", () => {
  const values = {
    "feeds[10].url": ["a"],
    "feeds[2].url": ["b"],
    "feeds[2].name": ["c"],
    "sites[1].url": ["d"],
  };
  expect(rowIndexes(values, "feeds")).toEqual([2, 10]);
  expect(rowIndexes({}, "feeds")).toEqual([]);
});
