import { env } from "cloudflare:workers";
import { openDb } from "~/db/client.server";

/** The database, counting how often it is asked. */
export function countingD1() {
  const trips = { count: 0 };
  const counted = <Asked extends object>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name) {
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...values: unknown[]) => {
          if (["all", "raw", "run", "first", "batch", "exec"].includes(String(name))) trips.count += 1;
          const plain = name === "batch" ? [bare(values[0])] : values;
          const answer = Reflect.apply(member, target, plain);
          return name === "prepare" || name === "bind" ? remember(answer) : answer;
        };
      },
    });
  const behind = new WeakMap<object, object>();
  const remember = (statement: object) => {
    const proxy = counted(statement);
    behind.set(proxy, statement);
    return proxy;
  };
  const bare = (statements: unknown) =>
    Array.isArray(statements) ? statements.map((each) => behind.get(each) ?? each) : statements;
  return { trips, db: openDb(counted(env.DB)) };
}
