import { expect, test } from "vitest";
import { pageMemory } from "./page-memory.server";

const page = (length: number) => ({
  body: new Uint8Array(length),
  type: "text/html",
  securityPolicy: null,
  tag: '"a"',
  changed: null,
  storedAt: 0,
});

test("the oldest pages give way when there is no more room", () => {
  const memory = pageMemory(100);
  for (const key of ["a", "b", "c"]) memory.keep(key, page(40));
  expect(["a", "b", "c"].filter((key) => memory.get(key))).toEqual(["b", "c"]);
  memory.keep("b", page(50));
  memory.keep("d", page(10));
  expect(["b", "c", "d"].filter((key) => memory.get(key))).toEqual(["b", "c", "d"]);
  memory.keep("e", page(60));
  expect(["b", "c", "d", "e"].filter((key) => memory.get(key))).toEqual(["d", "e"]);
});

test("a page that is forgotten makes room, one that fits nowhere is not kept", () => {
  const memory = pageMemory(100);
  memory.keep("a", page(90));
  memory.forget("a");
  memory.forget("a");
  memory.keep("b", page(100));
  expect(memory.get("b")).toBeDefined();
  memory.keep("c", page(101));
  expect([memory.get("b"), memory.get("c")]).toEqual([undefined, undefined]);
});
