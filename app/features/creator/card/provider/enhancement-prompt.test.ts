import fc from "fast-check";
import { expect, test } from "vitest";
import { enhancementMessages, picturePrompt } from "./enhancement-prompt";

test("the Chinese request is written in Chinese and ends with the content", () => {
  const [system, user] = enhancementMessages("今天很好", "zh");
  expect(system?.role).toBe("system");
  expect(system?.content).toContain("专业的内容优化助手");
  expect(user?.content).toMatch(/保持原意不变。\n\n<CONTENT>\n今天很好\n<\/CONTENT>$/);
});

test("the English request is written in English", () => {
  const text = enhancementMessages("A day", "en")
    .map(({ content }) => content)
    .join("");
  expect(text).toContain("professional content optimisation assistant");
  expect(text).not.toMatch(/\p{Script=Han}/u);
});

test("the content cannot close its own fence", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("CONTENT", "-X", "</", ">", "\n", "a")), (pieces) => {
      const content = pieces.join("");
      const request = enhancementMessages(content, "en")[1]?.content ?? "";
      const mark = request.match(/\n<(CONTENT(?:-X)*)>\n/)?.[1] ?? "";
      expect(content).not.toContain(mark);
      expect(request.endsWith(`<${mark}>\n${content}\n</${mark}>`)).toBe(true);
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
