import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { changesOf, keepSuspended, settingForm } from "./forms";
import { readingsOf } from "./reading";

const kept = { enabled: true, worldFilter: "ai_news_en", prompt: "chips" };
const readings = readingsOf(new Map([["memwink_news_agent", kept]]), noMembership, "en");

const changes = (form: Record<string, string>) => changesOf(settingForm.parse(form), readings);

const problems = (form: Record<string, string>) =>
  settingForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join("."), message]);

test.each<[Record<string, string>, unknown]>([
  [{ intent: "theme", theme: "car" }, [{ type: "memwink_theme", value: "car" }]],
  [{ intent: "embedding", model: "basic_cloud" }, [{ type: "memwink_embed_model", value: "basic_cloud" }]],
  [{ intent: "language", language: "zh" }, [{ type: "language", value: "zh" }]],
  [{ intent: "gen_prompt", template: "x" }, [{ type: "memwink_gen_prompt", value: "x" }]],
  [{ intent: "qa_prompt", template: "x" }, [{ type: "memwink_qa_prompt", value: "x" }]],
])("%j changes one setting", (form, expected) => {
  expect(changes(form)).toEqual(expected);
});

test("a quote style comes with its template where one was written", () => {
  const style = { type: "memwink_quote_style", value: "custom" };
  const template = { type: "memwink_quote_template", value: "the sea" };
  expect(changes({ intent: "quote", style: "custom", template: "the sea" })).toEqual([style, template]);
  expect(changes({ intent: "quote", style: "humor", template: "" })).toEqual([{ ...style, value: "humor" }]);
  expect(changes({ intent: "quote", style: "humor" })).toEqual([{ ...style, value: "humor" }]);
});

test("what counts no more is kept where the form comes back as it was, and goes where something else is chosen", () => {
  const saved = new Map([
    ["memwink_quote_style", "custom"],
    ["memwink_embed_model", "advanced_cloud"],
  ]);
  const ended = readingsOf(saved, noMembership, "en");
  const after = (form: Record<string, string>) =>
    keepSuspended(changesOf(settingForm.parse(form), ended), ended);
  expect(after({ intent: "quote", style: "default" })).toEqual([]);
  expect(after({ intent: "embedding", model: "basic_local" })).toEqual([]);
  expect(after({ intent: "quote", style: "humor" })).toEqual([
    { type: "memwink_quote_style", value: "humor" },
  ]);
  expect(after({ intent: "embedding", model: "basic_cloud" })).toEqual([
    { type: "memwink_embed_model", value: "basic_cloud" },
  ]);
  // A value for Pro is refused all the same, and not taken for what is kept.
  expect(after({ intent: "embedding", model: "advanced_cloud" })).toEqual([
    { type: "memwink_embed_model", value: "advanced_cloud" },
  ]);
});

test("without the field of the prompt a world focus alone is changed, and what was kept stays", () => {
  expect(changes({ intent: "focus", worldFilter: "ai_news_zh" })).toEqual([
    {
      type: "memwink_news_agent",
      value: { ...kept, worldFilter: "ai_news_zh" },
      keepsPlanValues: true,
    },
  ]);
  expect(changes({ intent: "focus", worldFilter: "ai_news_zh", prompt: "yields" })).toEqual([
    { type: "memwink_news_agent", value: { enabled: false, worldFilter: "ai_news_zh", prompt: "yields" } },
  ]);
});

test.each<[Record<string, string>, [string, string]]>([
  [{ intent: "gen_prompt", template: " " }, ["template", "settings.templateMissing"]],
  [{ intent: "qa_prompt" }, ["template", "settings.templateMissing"]],
  [{ intent: "quote", style: "custom", template: "\n" }, ["template", "settings.quoteMissing"]],
  [{ intent: "quote", style: "loud" }, ["style", "settings.invalidValue"]],
  [{ intent: "focus", worldFilter: "" }, ["worldFilter", "settings.focusMissing"]],
  [{ intent: "focus", prompt: "x" }, ["worldFilter", "settings.focusMissing"]],
  [{ intent: "focus", worldFilter: "a", prompt: " " }, ["prompt", "settings.promptMissing"]],
  [{ intent: "theme", theme: "__proto__" }, ["theme", "settings.invalidValue"]],
  [{ intent: "gen_prompt", template: "x".repeat(8001) }, ["template", "settings.tooLong"]],
])("what is wrong with a form is said at its field: %#", (form, expected) => {
  expect(problems(form)).toEqual([expected]);
});
