import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nothingRevised } from "../../revising/revision";
import { tabStore } from "./use-result";

const items = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => void items.set(key, value));

beforeEach(() => {
  items.clear();
  setItem.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => items.get(key) ?? null, setItem });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = (number: string) => ({ ...nothingRevised, typed: { q1: { number } } });

test("what is typed is stored once, when the keys rest", () => {
  const touch = vi.fn(async () => undefined);
  const onSaved = vi.fn();
  const store = tabStore({ touch });
  for (const number of ["1", "12", "123"]) store.saveSoon(typed(number), onSaved);
  expect(setItem).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(store.read()).toEqual(typed("123"));
  expect([setItem, touch, onSaved].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(onSaved).toHaveBeenCalledWith(true);
});

test("it is stored at once where the page is left, and never over a later decision", () => {
  const store = tabStore(null);
  store.saveSoon(typed("1"), () => undefined);
  store.flush();
  expect(store.read()).toEqual(typed("1"));
  store.saveSoon(typed("2"), () => undefined);
  store.save({ ...typed("2"), skipped: ["q2"] });
  store.flush();
  vi.runAllTimers();
  expect(store.read().skipped).toEqual(["q2"]);
  expect(setItem).toHaveBeenCalledTimes(2);
});
