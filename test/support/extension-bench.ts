import { openLibrary } from "~/extension/library/database";
import { foldAll } from "~/extension/library/fold";
import { type Draft, savePages } from "~/extension/library/save-pages";
import { parseQuery, searchPages } from "~/extension/library/search";

let seed = 1;
/** 0–1, the same numbers each time. */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

const SYLLABLES =
  "ba be bo da de do fa fi ga go ka ki la li lo ma mi mo na ne no pa po ra re ri sa se so ta te to va vi".split(
    " ",
  );
const word = (number: number) =>
  Array.from(
    { length: 2 + (number % 3) },
    (_, at) => SYLLABLES[Math.floor(number / 34 ** at) % 34] ?? "ba",
  ).join("");
const character = (number: number) => String.fromCharCode(0x4e00 + (number % 3500));
/** By Zipf's law: few words are in every text, most in one. */
const rank = (most: number) => Math.floor(most ** random()) - 1;

function textOf(isChinese: boolean): string {
  const sentences = Array.from({ length: 60 }, () =>
    isChinese
      ? `${Array.from({ length: 12 }, () => character(rank(3500)) + character(rank(3500))).join("")}。`
      : `${Array.from({ length: 12 }, () => word(rank(60_000))).join(" ")}.`,
  );
  return sentences.join(isChinese ? "" : " ");
}

function draftOf(number: number): Draft {
  const text = textOf(number % 2 === 0);
  const address = `https://bench.example/${number}`;
  return {
    key: address,
    address,
    host: "bench.example",
    title: text.slice(0, 30),
    text,
    summary: "",
    tags: [],
    folder: [],
    highlights: [],
  };
}

/** As an export holds them. */
export function exportedLines(count: number): string {
  const lines = Array.from({ length: count }, (_, number) => {
    const { key: _key, host: _host, ...page } = draftOf(number);
    return JSON.stringify({ ...page, savedAt: 1, updatedAt: 1 });
  });
  return lines.join("\n");
}

const library = openLibrary("bench");
let filled = 0;

export async function fill(count: number): Promise<{ ms: number; segments: number }> {
  const database = await library;
  const started = performance.now();
  for (; filled < count; filled += 100)
    await savePages(
      database,
      Array.from({ length: 100 }, (_, at) => draftOf(filled + at)),
      Date.now(),
    );
  await foldAll(database);
  return { ms: performance.now() - started, segments: (await database.getAllKeys("segments")).length };
}

const asked = [
  ...[1, 5, 20, 100, 400, 1500].map((number) => word(number)),
  ...[3, 30, 300].map((number) => `${word(number)} ${word(number + 7)}`),
  ...[2, 40, 700].map((number) => word(number).slice(0, 3)),
  ...[0, 3, 10, 60, 300, 1200].map((number) => character(number) + character(number + 2)),
  ...[1, 8, 50].map((number) => character(number) + character(number + 1) + character(number + 2)),
  ...[4, 90].map((number) => `${word(number)} ${character(number)}${character(number)}`),
];

async function timed(rounds: number, ask: (query: string) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const query of asked) {
      const started = performance.now();
      await ask(query);
      times.push(performance.now() - started);
    }
  return times;
}

export async function queries(rounds: number): Promise<number[]> {
  const database = await library;
  return timed(rounds, (query) => searchPages(database, parseQuery(query), 20));
}

export async function saves(count: number): Promise<number[]> {
  const database = await library;
  const times: number[] = [];
  for (let number = 0; number < count; number++) {
    const draft = draftOf(1_000_000 + filled + number);
    const started = performance.now();
    await savePages(database, [draft], Date.now());
    times.push(performance.now() - started);
  }
  return times;
}
