import type { ErrorKey } from "./error-key";

export type FormProblems = Record<string, ErrorKey[]>;

export type FormValues = Record<string, string[]>;

export type FormAnswer = {
  saved?: boolean;
  problems?: FormProblems;
  values?: FormValues;
  /** Why no answer of the action came about. */
  failed?: "network" | "server";
};

export function problem(key: ErrorKey): ErrorKey {
  return key;
}

type FormEntry = FormDataEntryValue | FormDataEntryValue[];
type Row = Record<string, FormEntry>;
type FormFields = {
  /** Single values, `name[]` as lists, `name[0].part` as lists of rows; rows that were left out leave no gap. */
  data: Record<string, FormEntry | Row[]>;
  nameOf(path: readonly PropertyKey[]): string;
};

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

const inRow = /^([\w-]{1,64})\[(\d{1,3})\]\.([\w-]{1,64}(?:\[\])?)$/;

/** The fields of a form; null where a name stands twice that is no list, or would reach an object's prototype. */
export function readFields(form: FormData): FormFields | null {
  const data: FormFields["data"] = {};
  const lists = new Map<string, Map<number, Row>>();
  for (const name of new Set(form.keys())) {
    const [, list, index, part] = name.match(inRow) ?? [];
    const values = form.getAll(name);
    if (list === undefined || part === undefined) {
      if (!put(data, name, values)) return null;
      continue;
    }
    const rows = lists.get(list) ?? new Map<number, Row>();
    const row = rows.get(Number(index)) ?? {};
    if (forbidden.has(list) || !put(row, part, values)) return null;
    lists.set(list, rows.set(Number(index), row));
  }
  const order = new Map<PropertyKey, number[]>();
  for (const [list, rows] of lists) {
    if (Object.hasOwn(data, list)) return null;
    const sorted = [...rows].sort(([a], [b]) => a - b);
    order.set(
      list,
      sorted.map(([index]) => index),
    );
    data[list] = sorted.map(([, row]) => row);
  }
  return { data, nameOf: (path) => nameOf(path, order) };
}

function put(target: Record<string, FormEntry | Row[]>, name: string, values: FormDataEntryValue[]): boolean {
  const key = name.replace(/\[\]$/, "");
  const [only] = values;
  if (forbidden.has(key) || Object.hasOwn(target, key)) return false;
  if (key !== name) target[key] = values;
  else if (only !== undefined && values.length === 1) target[key] = only;
  else return false;
  return true;
}

function nameOf(
  [head = "", index, part, ...rest]: readonly PropertyKey[],
  order: Map<PropertyKey, number[]>,
): string {
  if (index === undefined) return String(head);
  const indexes = order.get(head);
  if (!indexes || typeof index !== "number") return `${String(head)}[]`;
  const row = `${String(head)}[${indexes[index] ?? index}]`;
  if (part === undefined) return row;
  return `${row}.${String(part)}${rest.length > 0 ? "[]" : ""}`;
}

export function textsOf(form: FormData, secret: readonly string[] = []): FormValues {
  const names = [...new Set(form.keys())].filter((name) => !secret.includes(fieldOf(name)));
  const texts = names.map((name): [string, string[]] => [
    name,
    form.getAll(name).filter((value) => typeof value === "string"),
  ]);
  return Object.fromEntries(texts.filter(([, values]) => values.length > 0));
}

function fieldOf(name: string): string {
  return (name.match(inRow)?.[3] ?? name).replace(/\[\]$/, "");
}

export function rowIndexes(values: FormValues, list: string): number[] {
  const indexes = Object.keys(values).flatMap((name) => {
    const [, of, index] = name.match(inRow) ?? [];
    return of === list ? [Number(index)] : [];
  });
  return [...new Set(indexes)].sort((a, b) => a - b);
}
