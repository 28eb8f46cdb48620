import type { Token } from "../facts";

/** How a clause stands to another: beside it, as its means, as what came of it, as what it was for, or as what was helped with. */
export type Link = "beside" | "means" | "result" | "purpose" | "part" | "relative" | `at ${string}`;

/** One deed, or several done to the same thing. `on` is the clause it depends on, or -1. */
export type Clause = {
  deeds: string[];
  link: Link;
  on: number;
  /** It was done to the writer: "was taught". */
  suffered: boolean;
  passive: boolean;
  /** Told by a noun: the thing done may stand behind "of", "in" or "to". */
  nominal: boolean;
  form: Form;
};

/** A word with meaning and its part in a clause. `role` is object, subject, often, limit or a preposition; `host` what that hangs on. */
export type Part = {
  concept: string;
  token: Token;
  role: string;
  clause: number;
  chunk: number;
  host: number;
  of: boolean;
  bare: boolean;
  /** The meaning before it, and whether "and" or a mark parts the two. */
  previous: string;
  parted: boolean;
  vague: string;
};

export type Parsed = {
  clauses: Clause[];
  parts: Part[];
  verbs: Verbs;
  fillers: string[];
  text: string;
  tokens: Token[];
  ofVerb: number;
  listed: boolean;
};

export type Verbs = ReadonlyMap<string, string>;

export type Form = "past" | "base" | "ing" | "noun" | "none";

/** What the small words since the last word with meaning say of the next one. */
export type Flags = {
  boundary: boolean;
  sentence: boolean;
  and: boolean;
  relative: boolean;
  /** The relative is "who": what it does is not the writer's deed. */
  person: boolean;
  /** "after I": the writer acts behind a small word. */
  writer: boolean;
  being: boolean;
  to: boolean;
  determiner: boolean;
  modal: string;
  preposition: string;
  vague: string;
};

export function noFlags(): Flags {
  return {
    boundary: false,
    sentence: false,
    and: false,
    relative: false,
    person: false,
    writer: false,
    being: false,
    to: false,
    determiner: false,
    modal: "",
    preposition: "",
    vague: "",
  };
}
