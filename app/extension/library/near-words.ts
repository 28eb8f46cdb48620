import { english } from "./near-words/en";
import { chinese } from "./near-words/zh";
import { beginningOfTerm } from "./question";
import { type Wanted, wantedOf } from "./tokens";

let groups: Map<string, Wanted[][]> | null = null;

function groupsByWord(): Map<string, Wanted[][]> {
  const made = new Map<string, Wanted[][]>();
  for (const line of `${english}${chinese}`.split("\n")) {
    const words = line.split(" ").map((word) => ({ word, terms: wantedOf(`${word} `) }));
    const near = words.map(({ terms }) => terms.map(beginningOfTerm));
    for (const { word, terms } of words) {
      const [key = word] = terms.length === 1 ? terms.map(({ term }) => term) : [];
      made.set(key, [...(made.get(key) ?? []), ...near]);
    }
  }
  return made;
}

/** What pages say in the place of a word, each by its terms. */
export function nearTo(word: string): readonly Wanted[][] {
  groups ??= groupsByWord();
  return groups.get(word) ?? [];
}
