import type { Clause, Parsed, Part } from "./clause.en";

/** A line read, with what the rules of comparison ask of it. */
export type Claims = Parsed & {
  byConcept: Map<string, Part[]>;
  dependences: Set<string>;
  deeds: Map<string, string>;
  bases: Set<string>;
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
    else if (link !== "beside" && link !== "relative") add(link, clauses[on], clause);
  });
  return found;
}

export function claimsOf(parsed: Parsed): Claims {
  const byConcept = new Map<string, Part[]>();
  for (const part of parsed.parts)
    byConcept.set(part.concept, [...(byConcept.get(part.concept) ?? []), part]);
  const deeds = new Map<string, string>();
  const bases = new Set<string>();
  for (const { deeds: all, link, suffered, form } of parsed.clauses) {
    if (form === "base") for (const deed of all) bases.add(deed);
    const asserted =
      link === "purpose" || link === "part" || link === "relative" || link.startsWith("at ") ? link : "done";
    for (const deed of all) deeds.set(deed, `${deeds.get(deed) ?? ""}${asserted}${suffered ? " to me" : ""}`);
  }
  return { ...parsed, byConcept, dependences: dependencesOf(parsed.clauses), deeds, bases };
}
