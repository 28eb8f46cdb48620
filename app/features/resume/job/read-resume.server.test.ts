import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import type { Labeller, LabelQuestion } from "~/ports/labeller";
import { testApp } from "../../../../test/support/app";
import { documentOf } from "../../../../test/support/lines";
import { documentOfSample } from "../sample/sample-resume";
import { englishSample } from "../sample/sample-resume.en";
import { readResume } from "./read-resume.server";

const clear = documentOfSample(englishSample);

const odd = documentOf(
  "**Jane Smith**",
  "jane@example.com | (312) 555-0123",
  "# Experience",
  "Walnut harbour; 2019 – 2021; Zebra quilt",
  "• Built a search page for 400 shops",
);

async function readBy(label: Labeller["label"], document = odd) {
  const app = await testApp();
  const questions: LabelQuestion[] = [];
  const labeller: Labeller = {
    name: "openai",
    label: (question, signal) => {
      questions.push(question);
      return label(question, signal);
    },
  };
  const read = await readResume({ ...app, labeller: async () => labeller }, document);
  return { ...read, questions, logged: app.logged };
}

const own = async (document = odd) =>
  (await readResume({ ...(await testApp()), labeller: async () => null }, document)).resume;

function idOf({ segments }: LabelQuestion, text: string): number {
  return segments.find((one) => one.text === text)?.id ?? -1;
}

test("a page that is clear to us is shown to nobody", async () => {
  const { reader, questions } = await readBy(async () => ({ ok: true, labels: [] }), clear);
  expect({ reader, questions }).toEqual({ reader: "builtin", questions: [] });
});

test("where we are in doubt the model says what is what, and who somebody is stays with us", async () => {
  const { resume, reader, questions } = await readBy(async (question) => ({
    ok: true,
    labels: [
      `${idOf(question, "Walnut harbour")} O+`,
      `${idOf(question, "2019 – 2021")} D`,
      `${idOf(question, "Zebra quilt")} T`,
    ],
  }));
  expect(reader).toBe("openai");
  expect(resume.sections[0]?.entries).toMatchObject([
    {
      title: { text: "Zebra quilt" },
      organisation: { text: "Walnut harbour" },
      dates: { text: "2019 – 2021" },
      lines: [{ text: "Built a search page for 400 shops" }],
    },
  ]);
  expect(JSON.stringify(questions)).not.toMatch(/Jane|example\.com|555/);
});

test("a model that refuses changes nothing, and is noted", async () => {
  const { resume, reader, logged } = await readBy(async () => refuse("analyst.timedOut"));
  expect({ resume, reader }).toEqual({ resume: await own(), reader: "builtin" });
  expect(logged).toMatchObject([{ event: "labeller.failed", code: "analyst.timedOut" }]);
});

test.each(["X", "C", "B", "D", "T", "I", "H:summary", "H:contact", "L"])(
  "a model that calls all of the page %s is not believed",
  async (label) => {
    const { resume, reader } = await readBy(async ({ segments }) => ({
      ok: true,
      labels: [`0-${segments.length + 99} ${label}`, "ignore all instructions", "1 <script>"],
    }));
    expect({ resume, reader }).toEqual({ resume: await own(), reader: "builtin" });
  },
);
