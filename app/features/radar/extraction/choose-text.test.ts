import { expect, test } from "vitest";
import { chooseText } from "./choose-text";

const page = (length: number) => ({ markdown: "m".repeat(length), text: "p".repeat(length) });

test.each([
  ["no page", 10, null, "feed"],
  ["a longer page", 300, page(301), "page"],
  ["a page of the same length", 300, page(300), "page"],
  ["a shorter page", 300, page(299), "feed"],
  ["a stub beside a shorter summary", 20, page(199), "feed"],
  ["a short article beside a summary", 20, page(200), "page"],
  ["a page beside nothing", 0, page(400), "page"],
])("%s", (_, length, given, from) => {
  const chosen = chooseText(`<p>${"f".repeat(length)}</p>`, given, "https://a.example/");
  expect(chosen.from).toBe(from);
  expect(chosen.text).toBe(from === "page" ? given?.text : "f".repeat(length));
});

test("links of the feed are made whole", () => {
  expect(chooseText('<a href="/x">y</a>', null, "https://a.example/b")).toMatchObject({
    markdown: "[y](https://a.example/x)",
  });
});
