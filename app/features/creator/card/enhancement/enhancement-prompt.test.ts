import { expect, test } from "vitest";
import { enhancementMessages } from "./enhancement-prompt";

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
