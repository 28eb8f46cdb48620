import { expect, test } from "vitest";
import { questionsMarkdown } from "./qa-markdown";
import { questionsOf } from "./question-list";

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
