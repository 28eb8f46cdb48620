import type { Part } from "./clause.en";
import type { Claims } from "./english-claims";

type Bond = { one: Part; other: Part };

/** Words that stand beside each other in one thing. */
function bondsOf({ parts }: Claims): Bond[] {
  const things = parts.filter(({ chunk, role }) => chunk >= 0 && role !== "limit");
  return things.flatMap((other, index) => {
    const one = things[index - 1];
    return one && one.chunk === other.chunk ? [{ one, other }] : [];
  });
}

/** "report on sales" says "sales report": whether two words would stand side by side once the second thing is put before its host. */
function joinsCompound(first: Part, second: Part, { parts }: Claims): boolean {
  const chunkOf = (part: Part | undefined) =>
    parts.filter(({ chunk }) => part && chunk === part.chunk && chunk >= 0);
  const [firstHost, secondHost] = [parts[first.host], parts[second.host]];
  if (firstHost && chunkOf(firstHost).includes(second)) return chunkOf(first).at(-1) === first;
  if (!secondHost || !chunkOf(secondHost).includes(first)) return false;
  return chunkOf(second)[0] === second && chunkOf(first).at(-1) !== first;
}

/** Words of one thing keep their order and stay in it, unless one hangs on the other: "X Y" is neither "Y X" nor "X and Y". */
export function keepsBonds(was: Claims, is: Claims): boolean {
  return bondsOf(was).every(({ one, other }) => {
    const pairs = (is.byConcept.get(one.concept) ?? []).flatMap((first) =>
      (is.byConcept.get(other.concept) ?? []).map((second) => [first, second] as const),
    );
    return pairs.some(([first, second]) => {
      if (first.chunk === second.chunk) return is.parts.indexOf(first) < is.parts.indexOf(second);
      return (
        first.chunk < 0 || second.chunk < 0 || joinsCompound(first, second, is) || isApart(first, second, is)
      );
    });
  });
}

/** "sales of books grew": one is what the clause does to the other, or how often. */
function isApart(first: Part, second: Part, { clauses }: Claims): boolean {
  return (
    first.role !== second.role &&
    (clauses[first.clause]?.nominal === true || /[%‰]/.test(first.concept + second.concept))
  );
}

/** Things set side by side without a word between them, which only a careless rewording does. */
export function juxtaposed({ parts }: Claims): number {
  return parts.filter(({ bare, clause }, index) => bare && parts[index - 1]?.clause === clause).length;
}
