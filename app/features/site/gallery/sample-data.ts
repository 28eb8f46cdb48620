const ROWS = 7;
const ROWS_A_PAGE = 3;
const ENTRIES = 30;
const ENTRIES_A_PAGE = 10;

export type TablePage = {
  rows: number[];
  from: number;
  all: number;
  previous: string | null;
  next: string | null;
};
export type EntryPage = { items: number[]; next: string | null };

/** The rows of the sample table on the page that `?page=` names. */
export function tablePageOf(address: URL): TablePage {
  const last = Math.ceil(ROWS / ROWS_A_PAGE);
  const page = Math.min(last, Math.max(1, Number(address.searchParams.get("page")) || 1));
  const from = (page - 1) * ROWS_A_PAGE + 1;
  const count = Math.min(ROWS_A_PAGE, ROWS - from + 1);
  return {
    rows: Array.from({ length: count }, (_, index) => from + index),
    from,
    all: ROWS,
    previous: page > 1 ? `?page=${page - 1}` : null,
    next: page < last ? `?page=${page + 1}` : null,
  };
}

/** The entries of the sample list that come before the one that `?before=` names. */
export function entryPageOf(address: URL): EntryPage {
  const before = Number(address.searchParams.get("before")) || ENTRIES + 1;
  const first = Math.max(1, before - ENTRIES_A_PAGE);
  const items = Array.from({ length: Math.max(0, before - first) }, (_, index) => before - 1 - index);
  return { items, next: first > 1 ? `?before=${first}` : null };
}

/** What the sample form sent, without JavaScript too. */
export function sentOf(address: URL): string[] {
  const fields = ["choice", "plan", "order", "agree", "digest", "secret"];
  return fields.flatMap((field) =>
    address.searchParams.getAll(field).map((value) => `${field}=${value === "" ? "∅" : value}`),
  );
}
