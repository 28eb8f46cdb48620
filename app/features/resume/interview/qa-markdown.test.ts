import { marked } from "marked";
import { expect, test } from "vitest";
import { strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { interviewQuestions } from "./interview";
import { questionsMarkdown, questionsOf } from "./qa-markdown";

test("questions are numbered through and grouped by topic", () => {
  const markdown = questionsMarkdown(interviewQuestions(strongEnglish(), null), "en");
  const headings = markdown.match(/^#+ .*$/gm) ?? [];
  expect(headings[0]).toBe("# Interview questions");
  expect(headings.filter((heading) => heading.startsWith("## "))).toEqual([
    "## You and the position",
    "## How you work",
    "## What you know",
    "## What the resume leaves open",
  ]);
  const numbers = headings.flatMap((heading) => /^### (\d+)\. /.exec(heading)?.[1] ?? []);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  expect(markdown).toContain("**Answer:** I redesigned the settlement pipeline");
});

test("Chinese questions have Chinese headings and labels", () => {
  const markdown = questionsMarkdown(interviewQuestions(strongChinese(), null), "zh");
  expect(markdown).toContain("# 面试问答");
  expect(markdown).toContain("**回答**：我");
  expect(String(marked.parse(markdown))).toContain("<strong>回答</strong>：");
});

test("markup in a question or answer shows as it stands", () => {
  const text = "<img src=x onerror=alert(1)> # *bold* [link](https://evil.example) `code`";
  const markdown = questionsMarkdown(
    [{ topic: "role", question: text, answer: `Result: ${text}\n# ${text}` }],
    "en",
  );
  const html = String(marked.parse(markdown));
  expect(html).not.toMatch(/<img|<em>|<code>|<a [^>]*>link/);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toContain("*bold*");
});

test("every question of a sheet that we write stands below its topic, with the whole of its answer", () => {
  const sheet = questionsMarkdown(
    [
      { topic: "technical", question: "Why #1?", answer: "Because.\nAnd then." },
      { topic: "role", question: "Who are you?", answer: "Somebody." },
    ],
    "en",
  );
  expect(questionsOf(sheet)).toEqual([
    { topic: "You and the position", question: "1. Who are you?", answer: "Somebody." },
    { topic: "What you know", question: "2. Why #1?", answer: "Because.\n\nAnd then." },
  ]);
});

test("a text without questions has none", () => {
  expect(questionsOf("# Interview\n\nNothing to ask.")).toEqual([]);
});
