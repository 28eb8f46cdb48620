import type { Entry, Reason, SectionKind } from "~/core/resume";
import { respellTerms } from "../lexicon/term-casing";
import { readingsOf } from "../lexicon/verbs.en";

export type Place = {
  kind: SectionKind;
  part: "body" | "bullet" | "detail" | "title";
  /** Whether the sentence goes on in the next line, so that it does not end here. */
  wrapped?: boolean;
  /** In which tense the bullets of the entry are told; null where neither its dates nor they say. */
  tense: "past" | "present" | null;
  /** Whether the entry is over; null where its dates do not say. */
  over: boolean | null;
  manner: {
    /** What bullets end with; null where they are of two minds. */
    endMark: "" | "." | "。" | null;
    /** Whether a space parts Latin words from Chinese ones. */
    spaced: boolean;
  };
};

export const storyKinds: readonly SectionKind[] = ["experience", "projects", "activities"];

/** A rule of wording: the better text and why, or null where it has nothing to say. */
export type Rule = (text: string, place: Place) => { text: string; reason: Reason } | null;

export function changed(before: string, after: string, reason: Reason): ReturnType<Rule> {
  return after === before ? null : { text: after, reason };
}

const quotedWords = 4;

export function quoted(text: string): string {
  const parts = text.split(" ");
  return parts.length > quotedWords ? `${parts.slice(0, quotedWords).join(" ")} …` : text;
}

export const termCase: Rule = (text) => {
  const { text: after, respelled } = respellTerms(text);
  return changed(text, after, { rule: "termCase", values: { list: respelled.join(" · ") } });
};

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
