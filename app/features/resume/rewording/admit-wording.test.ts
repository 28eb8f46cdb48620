import { expect, test } from "vitest";
import type { LineToReword } from "~/ports/analyst";
import { wordingGate } from "./admit-wording";

const english: LineToReword = {
  text: "Responsible for building a billing service in Go that cut costs by 30% for 12 teams.",
  section: "experience",
  title: "Engineer",
  language: "en",
};
const chinese: LineToReword = {
  text: "负责订单系统的开发，使用 Go 与 Kafka，将延迟降低了 30%。",
  section: "projects",
  title: null,
  language: "zh",
};
const built = "Built a billing service in Go that cut costs by 30% for 12 teams.";
const made = "开发订单系统，使用 Go 与 Kafka，将延迟降低了 30%。";

test.each([
  [english, built],
  [english, "Developed a billing service in Go that cut costs by 30% for 12 teams."],
  [english, "Built a Go billing service that reduced costs by 30% for 12 teams."],
  [chinese, made],
  [chinese, "使用 Go 与 Kafka 开发订单系统，将延迟降低了 30%。"],
])("of $text this states the same: %s", (line, said) => {
  expect(wordingGate(line)(said)).toBe(said);
});

test.each([
  ["a dash", english, `- ${built}`, built],
  ["a number", english, `1. ${built}`, built],
  ["a number in brackets", english, `(2) ${built}`, built],
  ["a bullet", chinese, `• ${made}`, made],
  ["a Chinese number", chinese, `3、${made}`, made],
  ["quotes", english, `"${built}"`, built],
  ["a number and quotes", english, `2) “${built}”`, built],
  ["Chinese quotes", chinese, `“${made}”`, made],
  ["spaces", english, `  ${built}\r`, built],
])("%s around a wording are no part of it", (_, line, said, wording) => {
  expect(wordingGate(line)(said)).toBe(wording);
});

test.each([
  ["another figure", english, built.replace("30%", "40%")],
  ["a figure more", english, built.replace("12 teams", "12 teams and 400 users")],
  ["a figure less", english, "Built a billing service in Go that cut costs for 12 teams."],
  ["an employer", english, built.replace("in Go", "in Go at Google")],
  ["a tool", english, built.replace("in Go", "in Go and Rust")],
  ["a stronger verb", english, built.replace("Built", "Led the building of")],
  ["praise", english, built.replace("a billing", "a world-class billing")],
  ["bold letters", english, built.replace("Built", "**Built**")],
  ["code marks", english, built.replace("Go", "`Go`")],
  ["a heading", english, `# ${built}`],
  ["a link", english, built.replace("Built", "[Built](https://evil.example)")],
  ["an element", english, built.replace("Built", "<b onclick=alert(1)>Built</b>")],
  ["text that turns around", english, built.replace("Go", "Go\u202e")],
  ["a word of the model's own", english, "Here are three other wordings of the line:"],
  ["another language", english, "用 Go 搭建计费服务，为 12 个团队节省 30% 成本。"],
  ["another language", chinese, "Developed the order system with Go and Kafka, cutting latency by 30%."],
  ["a stronger verb", chinese, made.replace("开发", "主导开发")],
  ["a tool", chinese, made.replace("Kafka", "Kafka、Redis")],
  ["another figure", chinese, made.replace("30%", "50%")],
  ["bold letters", chinese, made.replace("开发", "**开发**")],
  ["nothing", english, ""],
  ["marks alone", english, "- ---"],
  ["five megabytes", english, `${built} ${"and more ".repeat(600_000)}`],
])("%s is refused", (_, line, said) => {
  expect(wordingGate(line)(said)).toBeNull();
});

test.each([
  ["the line itself", english.text],
  ["the line in other letters", english.text.toUpperCase()],
  ["the line without its full stop", english.text.slice(0, -1)],
  ["the line in quotes", `"${english.text}"`],
])("%s is no other wording", (_, said) => {
  expect(wordingGate(english)(said)).toBeNull();
});

test("what was said before, or differs in marks alone, is not given again", () => {
  const admit = wordingGate(english);
  expect([built, `1. ${built}`, built.slice(0, -1), built.toLowerCase()].map(admit)).toEqual([
    built,
    null,
    null,
    null,
  ]);
});
