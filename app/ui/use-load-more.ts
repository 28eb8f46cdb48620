import { useState } from "react";

type LoadedPage<Item> = { items: Item[]; next: string | null };

type More<Item> = {
  items: Item[];
  next: string | null | undefined;
  state: "idle" | "loading" | "failed";
};

/** The route's loader may renew the first page at any time; another list needs another `key` on the component. */
export function useLoadMore<Item>(
  first: LoadedPage<Item>,
  fetchPage: (address: string) => Promise<LoadedPage<Item>>,
  keyOf: (item: Item) => string,
) {
  const [more, setMore] = useState<More<Item>>({ items: [], next: undefined, state: "idle" });
  const all = [...first.items, ...more.items];
  // An item that moved between two requests comes twice.
  const places = new Map<string, number>();
  for (const [index, item] of all.entries()) if (!places.has(keyOf(item))) places.set(keyOf(item), index);

  function load(address: string): void {
    setMore((before) => ({ ...before, state: "loading" }));
    fetchPage(address).then(
      ({ items: loaded, next }) =>
        setMore((before) => ({ items: [...before.items, ...loaded], next, state: "idle" })),
      (error) => {
        console.error(error);
        setMore((before) => ({ ...before, state: "failed" }));
      },
    );
  }

  return {
    items: all.filter((item, index) => places.get(keyOf(item)) === index),
    next: more.next === undefined ? first.next : more.next,
    state: more.state,
    load,
  };
}
