import type { InterviewQuestion, ResumeLanguage } from "~/core/resume";
import { escapeMarkdown } from "../formats/markdown";

const headings: Record<
  ResumeLanguage,
  { title: string; topics: Record<InterviewQuestion["topic"], string> }
> = {
  en: {
    title: "Interview questions",
    topics: {
      role: "You and the position",
      behavioural: "How you work",
      technical: "What you know",
      gap: "What the resume leaves open",
    },
  },
  zh: {
    title: "面试问答",
    topics: {
      role: "您与这个岗位",
      behavioural: "做事方式",
      technical: "专业能力",
      gap: "简历之外可能问到的",
    },
  },
};

const order: InterviewQuestion["topic"][] = ["role", "behavioural", "technical", "gap"];
const label =
  /^(Answer|Opening|Result|To add|Another example|The nearest on the resume|Proof|Situation|Task|Action|回答|开场|结果|补充|另一个例子|简历里最接近的|例证|情境|任务|行动|准备)([:：])\s*/;

/** Markdown grouped by topic: `##` topic, `###` numbered question, a paragraph a line; all text escaped. */
export function questionsMarkdown(questions: InterviewQuestion[], language: ResumeLanguage): string {
  const { title, topics } = headings[language];
  const sorted = order.flatMap((topic) => questions.filter((question) => question.topic === topic));
  const blocks = sorted.flatMap(({ topic, question, answer }, index) => [
    ...(sorted[index - 1]?.topic === topic ? [] : [`## ${topics[topic]}`]),
    `### ${index + 1}. ${escapeMarkdown(question)}`,
    ...answer.split("\n").flatMap((line) => (line.trim() ? [paragraph(line.trim(), language)] : [])),
  ]);
  return `${[`# ${title}`, ...blocks].join("\n\n")}\n`;
}

function paragraph(line: string, language: ResumeLanguage): string {
  const [lead = "", name, mark] = label.exec(line) ?? [];
  if (!name || !mark) return escapeMarkdown(line);
  const rest = escapeMarkdown(line.slice(lead.length));
  // With a full-width colon inside, the closing asterisks before a CJK letter would not close (CommonMark's flanking rule).
  return language === "zh" ? `**${name}**${mark}${rest}` : `**${name}${mark}** ${rest}`;
}

export type SheetQuestion = { topic: string; question: string; answer: string };

/** The questions of an interview sheet as `questionsMarkdown` writes it: `##` topic, `###` question, and the answer below. */
export function questionsOf(markdown: string): SheetQuestion[] {
  const questions: SheetQuestion[] = [];
  let topic = "";
  for (const line of markdown.split("\n")) {
    const last = questions.at(-1);
    if (line.startsWith("## ")) topic = line.slice(3);
    else if (line.startsWith("### ")) questions.push({ topic, question: line.slice(4), answer: "" });
    else if (last) last.answer += `${line}\n`;
  }
  return questions.map(({ answer, ...one }) => ({ ...one, answer: answer.trim() }));
}

/** Of a heading that we wrote: without the strokes that keep its signs from being read as Markdown. */
export function plainHeading(heading: string): string {
  return heading.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
