import type { Clause, Parsed, Part } from "./clause-types";

/** How a line tells of one deed: as done, as a purpose, as another's. A noun leaves that open. */
type Told = { how: Set<string>; word: string; nominal: boolean; bare: boolean };

/** A line read, with what the rules of comparison ask of it. */
export type Claims = Parsed & {
  byConcept: Map<string, Part[]>;
  dependences: Set<string>;
  deeds: Map<string, Told>;
  concepts: Set<string>;
  /** More was changed than a word: small words may have changed with it. */
  anew: boolean;
};

function mainOf(clauses: Clause[], at: number): number {
  let index = at;
  while (index > 0 && !["beside", "result", "means"].includes(clauses[index]?.link ?? ""))
    index = clauses[index]?.on ?? -1;
  return index;
}

/** "cause:A>B", "purpose:A>B": which deed depends on which, and how. A means and a result say the same of their two deeds. */
function dependencesOf(clauses: Clause[]): Set<string> {
  const found = new Set<string>();
  const add = (kind: string, from: Clause | undefined, to: Clause | undefined) => {
    for (const one of from?.deeds ?? [])
      for (const other of to?.deeds ?? []) found.add(`${kind}:${one}>${other}`);
  };
  clauses.forEach((clause, index) => {
    const { link, on } = clause;
    if (link === "means") add("cause", clause, on < 0 ? clauses[index + 1] : clauses[mainOf(clauses, on)]);
    else if (link === "result")
      add(clause.form === "ing" ? "beside" : "cause", clauses[mainOf(clauses, on)], clause);
    else if (link === "purpose") add(link, clauses[on], clause);
  });
  return found;
}

const alongside = /^at (?:while|in|on|when|using)$/;

function statusOf({ link, suffered }: Clause): string {
  const told =
    link === "purpose" || link === "part" || link === "relative"
      ? link
      : link.startsWith("at ") && !alongside.test(link)
        ? link
        : "done";
  return suffered ? `${told} to me` : told;
}

export function claimsOf(parsed: Parsed, anew: boolean): Claims {
  const byConcept = new Map<string, Part[]>();
  for (const part of parsed.parts)
    byConcept.set(part.concept, [...(byConcept.get(part.concept) ?? []), part]);
  const deeds = new Map<string, Told>();
  for (const clause of parsed.clauses) {
    for (const deed of clause.deeds) {
      const told = deeds.get(deed) ?? { how: new Set(), word: "", nominal: false, bare: false };
      told.how.add(statusOf(clause));
      told.word = parsed.verbs.get(deed) ?? deed;
      told.nominal ||= clause.form === "noun" || clause.nominal;
      told.bare ||= clause.form === "base";
      deeds.set(deed, told);
    }
  }
  const concepts = new Set([...byConcept.keys(), ...deeds.keys()]);
  return { ...parsed, byConcept, dependences: dependencesOf(parsed.clauses), deeds, concepts, anew };
}
