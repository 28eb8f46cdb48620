import { z } from "zod";
import type { InterviewQuestion, ProposedEdit } from "~/core/resume";
import type { AnalystAnswer } from "~/ports/analyst";

/** What an outside analyst may call the kind of its change; the rule of an edit is `analyst.<kind>`. */
export const editKinds = ["verb", "concise", "clarity", "grammar", "consistency", "structure"] as const;

const maxEdits = 200;
const maxQuestions = 20;
const maxSentences = 12;
const topics = ["behavioural", "technical", "gap", "role"] as const;

const text = { type: "string" };

export const answerSchema = strictObject({
  edits: listOf({ line: text, original: text, replacement: text, kind: oneOf(editKinds), reason: text }),
  orders: listOf({ parent: text, order: { type: "array", items: text }, reason: text }),
  summary: text,
  questions: listOf({ topic: oneOf(topics), question: text, answer: text }),
  letter: listOf({ text, lines: { type: "array", items: text } }),
});

function strictObject(properties: Record<string, object>) {
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

function listOf(properties: Record<string, object>) {
  return { type: "array", items: strictObject(properties) };
}

function oneOf(values: readonly string[]) {
  return { type: "string", enum: values };
}

/** Models send numbers for ids and lists for texts; both can only mean one thing. */
const looseText = z
  .union([
    z.string(),
    z.number().transform(String),
    z.array(z.string()).transform((parts) => parts.join("\n")),
  ])
  .transform((value) => value.trim())
  .pipe(z.string().max(4000));

const exactText = z.string().max(4000);

const looseEdit = z
  .object({
    line: looseText.pipe(z.string().min(1)),
    original: exactText.min(1),
    replacement: z.union([exactText, z.array(exactText).transform((parts) => parts.join("\n"))]),
    kind: z.enum(editKinds).catch("clarity"),
    reason: looseText.catch(""),
  })
  .transform(
    ({ line, original, replacement, kind, reason }): ProposedEdit => ({
      kind: "replace",
      line,
      original,
      replacement,
      reasons: [reasonOf(`analyst.${kind}`, reason)],
    }),
  );

const looseOrder = z
  .object({
    parent: looseText.pipe(z.string().min(1)),
    order: z.array(looseText).min(2).max(200),
    reason: looseText.catch(""),
  })
  .transform(
    ({ parent, order, reason }): ProposedEdit => ({
      kind: "reorder",
      parent,
      order,
      reasons: [reasonOf("analyst.structure", reason)],
    }),
  );

const looseQuestion = z
  .object({
    topic: z.enum(topics).catch("role"),
    question: looseText.pipe(z.string().min(8).max(600)),
    answer: looseText.pipe(z.string().min(20)),
  })
  .transform((value): InterviewQuestion => value);

const looseSentence = z.object({
  text: looseText.pipe(z.string().min(8).max(600)),
  lines: z
    .union([z.array(looseText), looseText.transform((line) => [line])])
    .pipe(z.array(z.string()).min(1).max(3)),
});

/** A reason that holds markup or an address is not shown; the rule's own words stand in for it. */
function reasonOf(rule: string, reason: string) {
  const plain = reason.length > 0 && reason.length <= 600 && !/<[a-z/!]|https?:|\]\(/i.test(reason);
  return plain ? { rule, text: reason } : { rule };
}

/** Drops items of the wrong type one by one; undefined when nothing usable is left, which calls for another try. */
export function readAnalystAnswer(value: object): AnalystAnswer | undefined {
  const fields = z
    .object({
      edits: z.unknown(),
      orders: z.unknown(),
      summary: z.unknown(),
      questions: z.unknown(),
      letter: z.unknown(),
    })
    .partial()
    .safeParse(value);
  if (!fields.success) return undefined;
  const { edits, orders, summary, questions, letter } = fields.data;
  const answer = {
    edits: [...keepGood(edits, looseEdit, maxEdits), ...keepGood(orders, looseOrder, maxQuestions)],
    summary: looseText.pipe(z.string().min(1)).safeParse(summary).data ?? null,
    questions: keepGood(questions, looseQuestion, maxQuestions),
    letter: keepGood(letter, looseSentence, maxSentences),
  };
  return answer.edits.length + answer.questions.length > 0 ? answer : undefined;
}

/** The good items of a list, or of an object whose values are the items. */
function keepGood<Item>(value: unknown, item: z.ZodType<Item>, most: number): Item[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === "object" && value
      ? Object.values(value)
      : [];
  return items
    .slice(0, most * 2)
    .flatMap((candidate) => item.safeParse(candidate).data ?? [])
    .slice(0, most);
}
