import fc from "fast-check";
import { expect, test } from "vitest";
import { fencedContent, picturePrompt } from "./prompt";

test("the content cannot close its own fence", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("CONTENT", "-X", "</", ">", "\n", "a")), (pieces) => {
      const content = pieces.join("");
      const request = fencedContent(content);
      const mark = request.match(/^<(CONTENT(?:-X)*)>\n/)?.[1] ?? "";
      expect(content).not.toContain(mark);
      expect(request).toBe(`<${mark}>\n${content}\n</${mark}>`);
    }),
  );
});

test.each([
  ["dall-e-2", 1000],
  ["dall-e-3", 4000],
  ["gpt-image-1", 32_000],
])("%s draws from the first %i characters", (model, limit) => {
  expect(picturePrompt(`${"a".repeat(limit)} `, model)).toEqual({
    prompt: "a".repeat(limit),
    shortened: false,
  });
  const { prompt, shortened } = picturePrompt("a".repeat(limit + 1), model);
  expect([prompt.length, shortened]).toEqual([limit, true]);
});

test("a shortened description does not end in half a character", () => {
  const { prompt } = picturePrompt(`a${"𠮷".repeat(2500)}`, "dall-e-3");
  expect(prompt.isWellFormed()).toBe(true);
});
