/** A question of the interview sheet with its answer, both Markdown. */
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
export function plainText(heading: string): string {
  return heading.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
