export type Delimiter = {
  mark: string;
  length: number;
  count: number;
  canOpen: boolean;
  canClose: boolean;
  order: number;
  previous: Delimiter | null;
  next: Delimiter | null;
  closes: string[];
  opens: string[];
};

export type Delimiters = { first: Delimiter | null; last: Delimiter | null; made: number };

export function addDelimiter(
  list: Delimiters,
  run: Pick<Delimiter, "mark" | "count" | "canOpen" | "canClose">,
): Delimiter {
  const delimiter: Delimiter = {
    ...run,
    length: run.count,
    order: list.made++,
    previous: list.last,
    next: null,
    closes: [],
    opens: [],
  };
  if (list.last) list.last.next = delimiter;
  else list.first = delimiter;
  list.last = delimiter;
  return delimiter;
}

function remove(list: Delimiters, { previous, next }: Delimiter): void {
  if (previous) previous.next = next;
  else list.first = next;
  if (next) next.previous = previous;
  else list.last = previous;
}

function pairs(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.mark !== closer.mark || !opener.canOpen) return false;
  if (opener.mark === "~") return opener.length === closer.length;
  const multiple = (opener.length + closer.length) % 3 === 0;
  return !((closer.canOpen || opener.canClose) && closer.length % 3 !== 0 && multiple);
}

function tagOf(opener: Delimiter, closer: Delimiter): { tag: string; used: number } {
  if (closer.mark === "~") return { tag: "del", used: closer.count };
  if (closer.mark === "=") return { tag: "mark", used: closer.count };
  return opener.count > 1 && closer.count > 1 ? { tag: "strong", used: 2 } : { tag: "em", used: 1 };
}

/** "Process emphasis" of CommonMark 0.31.2, with strikethrough and highlights. Linear: no search that failed is made again. */
export function pairDelimiters(list: Delimiters, bottom: Delimiter | null): void {
  const floors = new Map<string, number>();
  const lowest = bottom?.order ?? -1;
  let closer = bottom ? bottom.next : list.first;
  while (closer) {
    if (!closer.canClose) {
      closer = closer.next;
      continue;
    }
    const key = `${closer.mark}${closer.canOpen}${closer.mark === "~" ? closer.length : closer.length % 3}`;
    const floor = floors.get(key) ?? lowest;
    let opener = closer.previous;
    while (opener && opener.order > floor && !pairs(opener, closer)) opener = opener.previous;
    if (!opener || opener.order <= floor) {
      floors.set(key, closer.previous?.order ?? lowest);
      const { next } = closer;
      if (!closer.canOpen) remove(list, closer);
      closer = next;
      continue;
    }
    const { tag, used } = tagOf(opener, closer);
    opener.count -= used;
    closer.count -= used;
    opener.opens.push(tag);
    closer.closes.push(tag);
    opener.next = closer;
    closer.previous = opener;
    if (opener.count === 0) remove(list, opener);
    if (closer.count === 0) {
      remove(list, closer);
      closer = closer.next;
    }
  }
  if (bottom) bottom.next = null;
  else list.first = null;
  list.last = bottom;
}
