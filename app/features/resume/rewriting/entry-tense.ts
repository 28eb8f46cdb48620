import type { Entry } from "~/core/resume";
import { readingsOf } from "../lexicon/verbs.en";
import type { Place } from "./rewrite-rule";

export function isOver({ dates }: Entry): boolean | null {
  return dates?.to ? dates.to !== "present" : null;
}

/** A job that is over is told in the past; one that is held, as most of its points are. */
export function tenseOf(entry: Entry): Place["tense"] {
  const forms = entry.lines.flatMap(({ text }) => {
    const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
    return readingsOf(word).length > 0 ? [readingsOf(word).some(({ form }) => form === "past")] : [];
  });
  const past = forms.filter((one) => one).length;
  const told = past > forms.length / 2 ? "past" : "present";
  const over = isOver(entry);
  if (over === null) return forms.length > 0 ? told : null;
  return over ? "past" : told;
}
