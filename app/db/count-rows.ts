/** A database as it is, and how many rows were written through it: what D1 is paid by. Index entries count, as D1 counts them. */
export function countRows(database: D1Database): { database: D1Database; written(): number } {
  let rows = 0;
  const note = <Answer extends { meta: { rows_written?: number } }>(answer: Answer): Answer => {
    rows += answer.meta.rows_written ?? 0;
    return answer;
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        if (name === "run") return async () => note(await target.run());
        if (name === "all") return async () => note(await target.all());
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return {
    written: () => rows,
    database: new Proxy(database, {
      get(target, name) {
        if (name === "prepare") return (query: string) => counted(target.prepare(query));
        if (name === "batch")
          return async (statements: D1PreparedStatement[]) => (await target.batch(statements)).map(note);
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
  };
}
