import { isNumber, typedText } from "./answer-text";
import type { Answer, Question } from "./questions";

/** The answer as a form begins with it: what says something by itself is chosen by its owner. */
export function firstAnswer({ fields }: Pick<Question, "fields">): Answer {
  return Object.fromEntries(fields.map(({ name }) => [name, ""]));
}

/** Why nothing can be written of an answer: the key of its message under `asking:form`. */
export function problemOf({ fields, target }: Pick<Question, "fields" | "target">, answer: Answer): string {
  if (target.kind === "lines" && repeatsKnown(target.known, answer)) return "alreadyThere";
  const typed = (type: string) =>
    fields.filter((field) => field.type === type && (answer[field.name] ?? "") !== "");
  if (typed("number").some(({ name }) => !isNumber(answer[name] ?? ""))) return "numberUnread";
  const [kind] = (["dates", "email", "phone"] as const).filter((type) => typed(type).length > 0);
  return kind ? `${kind}Unread` : "tooLittle";
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, "");
}

/** Whether what was typed as a further deed stands there already, or twice in the answer itself. */
export function repeatsKnown(known: string[], answer: Answer): boolean {
  const deeds = [1, 2, 3].map((at) => plain(typedText(answer, `deed${at}`))).filter((deed) => deed !== "");
  const told = new Set(known.map(plain));
  return deeds.some((deed, at) => told.has(deed) || deeds.indexOf(deed) !== at);
}
