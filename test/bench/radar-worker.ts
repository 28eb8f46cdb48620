// The worker that radar.mjs measures: parts of the radar alone, and the whole way of a reading by its real cron, queue and D1.
import { decodeText } from "~/core/decode-text";
import { addWink } from "~/features/pings/add-wink.server";
import {
  addMention,
  keepVector,
  recentStories,
  reviseArticle,
  standsIn,
} from "~/features/pings/newsroom.server";
import { extractArticle } from "~/features/radar/extraction/extract.server";
import { parseFeed } from "~/features/radar/feed/parse-feed";
import { prepareFocus, scoreCandidate } from "~/features/radar/scoring/score";
import { type Newsroom, nobody } from "~/features/radar/sources/newsroom";
import { readSource } from "~/features/radar/sources/read-source.server";
import { sendDue } from "~/features/radar/sources/send-due.server";
import { createAppForWork } from "~/platform/app/create-app.server";
import type { Env } from "~/platform/app/settings.server";
import { queueHandler } from "~/platform/jobs/queue-handler.server";
import { jobQueues } from "~/platform/jobs/queues";
import type { App } from "~/ports/app";

type Cost = { statements: number; written: number };
const costs = new Map<string, Cost>();

function nameOf(sql: string): string {
  const [, verb = "other", table = ""] =
    /^\s*(insert into|update|delete from|select)[^"]*"?(\w*)/i.exec(sql.toLowerCase()) ?? [];
  return `${verb.split(" ")[0]} ${verb === "select" ? "" : table}`.trim();
}

function note(sql: string, meta: { rows_written?: number } | undefined) {
  const cost = costs.get(nameOf(sql)) ?? { statements: 0, written: 0 };
  costs.set(nameOf(sql), {
    statements: cost.statements + 1,
    written: cost.written + (meta?.rows_written ?? 0),
  });
}

const sqlOf = (statement: D1PreparedStatement | undefined) =>
  statement === undefined ? "" : String(Reflect.get(statement, "statement"));

/** A database that notes which table its rows were written to. */
function metered(d1: D1Database): D1Database {
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        if (name === "run" || name === "all")
          return async () => {
            const answer = await target[name]();
            note(sql, answer.meta);
            return answer;
          };
        // What a writing statement returns comes by `raw`, which tells no cost.
        if (name === "raw" && !/^\s*select/i.test(sql))
          return async () => {
            const { results, meta } = await target.all();
            note(sql, meta);
            return results.map(Object.values);
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql), sql);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements);
          for (const [index, { meta }] of answers.entries()) note(sqlOf(statements[index]), meta);
          return answers;
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const focus = {
  words: ["AI", "artificial intelligence", "LLM", "language model"],
  must: [],
  not: [],
  prompt: "",
  lang: "en" as const,
};

function newsroomOf(app: App, env: Env): Newsroom {
  const sources = String(env.SOURCES).split(" ");
  return {
    subjects: async () => [{ tagId: "ai_news_en", sources, ...focus }],
    members: nobody,
    services: () => app.newsServices(),
    itemsPerReading: async () => 30,
    addWink: (found) => addWink(app, found),
    standsIn: (url, tagIds) => standsIn(app, url, tagIds),
    reviseArticle: (edited) => reviseArticle(app, edited),
    addMention: (mention) => addMention(app, mention),
    recentStories: (...asked) => recentStories(app, ...asked),
    keepVector: (made) => keepVector(app, made),
  };
}

// A line a job is the product's; here it would stand between the figures.
console.log = () => undefined;

let busy = 0;

/** The time that a bench has set, for cron and what it sends; its sources are on this machine. */
let clock: Date | null = null;
const atClock = (app: App): App => ({ ...app, outside: app.services, now: () => clock ?? app.now() });

const consume = (env: Env) =>
  queueHandler({
    "radar.source": {
      ...jobQueues["radar.source"],
      run: async (from, id) => {
        const app = atClock(from);
        const reading = await readSource(app, newsroomOf(app, env), id);
        if (reading.outcome !== "busy") return { log: { state: reading.outcome } };
        busy += 1;
        return { retryAfterMs: reading.waitMs };
      },
      abandon: async () => undefined,
    },
  });

const now = new Date("2026-11-23T00:00:00Z");

const works: Record<string, (body: Uint8Array) => unknown> = {
  "/nothing": (body) => body.length,
  "/parse": (body) => {
    const read = parseFeed(body, { url: "https://news.example/feed", contentType: null, fetchedAt: now });
    return read.ok ? read.feed.items.length : read.reason;
  },
  "/extract": (body) => {
    const read = extractArticle(decodeText(body), "https://news.example/story");
    return read.ok ? read.article.text.length : read.reason;
  },
  "/score": (body) => {
    const text = new TextDecoder().decode(body);
    const candidate = { title: text.slice(0, 80), summary: text.slice(0, 300), text };
    const about = { lang: "en" as const, publishedAt: now, sourceWeight: 1 };
    return scoreCandidate(prepareFocus(focus), { ...candidate, ...about }, now).score;
  },
};

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/send") {
      if (searchParams.has("at")) clock = new Date(Number(searchParams.get("at")));
      const app = atClock(createAppForWork({ ...env, DB: metered(env.DB) }, "bench"));
      return Response.json(await sendDue(app, newsroomOf(app, env)));
    }
    if (pathname === "/costs") {
      const answer = Response.json({ busy, costs: Object.fromEntries(costs) });
      costs.clear();
      busy = 0;
      return answer;
    }
    const body = new Uint8Array(await request.arrayBuffer());
    return Response.json(works[pathname]?.(body) ?? null);
  },
  queue: (batch: MessageBatch<unknown>, env: Env) => consume(env)(batch, { ...env, DB: metered(env.DB) }),
};
