/**
 * What pages cost in the embedded D1 as their tables grow, rows read and median time: npx tsx test/bench/database.ts …
 * feed [rounds] [sizes]: a page of the feed and a search at 10,000, 100,000 and 1,000,000 articles · members [rounds] [sizes]: the
 * administrator's pages at 1,000 and 100,000 members and audit rows. The databases stay in .wrangler for the next run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getPlatformProxy } from "wrangler";
import { noMembership } from "~/core/membership";
import { openDb } from "~/db/client.server";
import { readMemberPage } from "~/features/members/grants/list.server";
import { selectGrants } from "~/features/members/grants/store.server";
import { readFeed } from "~/features/pings/feed/feed.server";
import { findFeed } from "~/features/pings/feed/store.server";
import { findWinks } from "~/features/pings/search/store.server";
import { indexedText, matchOf } from "~/features/pings/search/terms";
import { emptyWishes, type Wishes } from "~/features/pings/wishes/wishes";
import { quantile, runPart } from "./common";

const root = resolve(import.meta.dirname, "../..");
const START = Date.UTC(2026, 0, 1);
const PAGE = 11;

const tags = ["ai_news_en", "ai_news_zh", "digital_currency"];
const tagTerm = (tag: string) => `t${Buffer.from(tag).toString("hex")}`;
const READER = "a member who reads";

/** Hides about half of all titles, and what was read. */
const wishes: Wishes = {
  ...emptyWishes,
  muted: [1, 2, 3, 4, 5].map((number) => ({ kind: "word", value: `word${number}` })),
  leanings: [6, 7, 8].map((number) => ({ kind: "word", value: `word${number}`, weight: 4 })),
  hideRead: true,
};

const idOf = (number: number) => number.toString(16).padStart(16, "0");

/** Words by Zipf's law, as in any language: the tenth is a tenth as frequent as the first. */
function wordSource() {
  let state = 1;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    draw,
    word: () => `word${Math.floor(Math.exp(draw() * Math.log(30_000)))}`,
    pair: () => {
      const character = () => String.fromCodePoint(0x4e00 + Math.floor(Math.exp(draw() * Math.log(3000))));
      return character() + character();
    },
  };
}

function fillFeed(database: DatabaseSync, size: number) {
  const article = database.prepare(
    "INSERT INTO articles (id, canonical_url, title, summary, content, source, lang, published_at, fetched_at) VALUES (?, ?, ?, 'A summary of it', 'The text', 'Source', 'en', ?, ?)",
  );
  const wink = database.prepare(
    "INSERT INTO winks (tag_id, article_id, score, reason, created_at) VALUES (?, ?, 50, 'Why', ?)",
  );
  const search = database.prepare(
    "INSERT INTO article_search (rowid, title, summary, body, tags) VALUES (?, ?, '', ?, ?)",
  );
  const { draw, word, pair } = wordSource();
  const text = (length: number) => Array.from({ length }, () => (draw() < 0.5 ? word() : pair())).join(" ");
  // Kept together for longer before it is written, which is all that it takes so long for.
  database.exec("INSERT INTO article_search (article_search, rank) VALUES ('hashsize', 67108864)");
  database.exec("BEGIN");
  for (let number = 1; number <= size; number += 1) {
    const at = START + number * 1000;
    const title = text(8);
    // Ten articles tell of what hardly any does, wherever in the feed they stand.
    const rare = number % (size / 10) === 7 ? " rareword 稀罕" : "";
    article.run(idOf(number), `https://example.com/${number}`, title, at, at);
    const mine = [tags[number % 3] ?? "", ...(number % 10 === 0 ? ["0123456789ab"] : [])];
    for (const tag of mine) wink.run(tag, idOf(number), at);
    search.run(number, indexedText(title), indexedText(text(30) + rare), `${mine.map(tagTerm).join(" ")} w`);
  }
  database.prepare("INSERT INTO readers (user_id, wishes) VALUES (?, ?)").run(READER, JSON.stringify(wishes));
  const reading = database.prepare(
    "INSERT INTO article_reads (user_id, article_id, read_at) VALUES (?, ?, 0)",
  );
  for (let number = 0; number < size / 2; number += 4) reading.run(READER, idOf(size - number));
  database.exec("COMMIT");
}

const memberOf = (number: number) => `m${String(number).padStart(6, "0")}@example.com`;

function fillMembers(database: DatabaseSync, size: number) {
  database.exec(`WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < ${size - 1})
    INSERT INTO pro_grants (email, expiry_date, granted_at)
      SELECT printf('m%06d@example.com', n), 1900000000000, 0 FROM c`);
  database.exec(`INSERT INTO audit (id, at, actor, action, subject)
    SELECT 'a' || email, row_number() OVER (ORDER BY email), 'ping', 'member.grant', email FROM pro_grants`);
}

type Subject = {
  fill: (database: DatabaseSync, size: number) => void;
  questions: (d1: D1Database, size: number) => Record<string, () => Promise<unknown>>;
};

function made(name: string, size: number, fill: Subject["fill"]): string {
  const folder = resolve(root, `.wrangler/bench-${name}-${size}`);
  if (existsSync(folder)) return folder;
  const filling = `${folder}-filling`;
  rmSync(filling, { recursive: true, force: true });
  const options = ["d1", "migrations", "apply", "wink", "--local", "--persist-to", filling];
  execFileSync("npx", ["--no-install", "wrangler", ...options], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "true" },
  });
  const file = globSync(`${filling}/v3/d1/*/*.sqlite`).find((each) => !each.includes("metadata"));
  if (!file) throw new Error("no database was made");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF");
  fill(database, size);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  renameSync(filling, folder);
  return folder;
}

type Cost = { rows: number; ms: number };

/** How often a question is asked at once, as a single one takes less than the way to the database. */
const COPIES = 20;

/** The database, asking everything many times over; `cost` is that of one time. */
function repeating(d1: D1Database): { d1: D1Database; cost: Cost } {
  const cost = { rows: 0, ms: 0 };
  const batch = async (statements: D1PreparedStatement[]) => {
    const from = performance.now();
    const results = await d1.batch(Array.from({ length: COPIES }, () => statements).flat());
    cost.ms += (performance.now() - from) / COPIES;
    cost.rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0) / COPIES;
    return results.slice(0, statements.length);
  };
  const repeated = new Proxy(d1, {
    get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name).bind(target)),
  });
  return { d1: repeated, cost };
}

const feedQuestions: Subject["questions"] = (d1, size) => {
  const db = openDb(d1);
  const after = (winks: number) => {
    const number = size - winks * 3;
    return { createdAt: new Date(START + number * 1000), articleId: idOf(number) };
  };
  const asked = { tagId: "ai_news_en", locale: "en", limit: PAGE, reader: null } as const;
  const feed = (winks: number | null, skip = 0) => {
    const cursor = winks === null ? null : after(winks);
    return () => findFeed(db, { ...asked, cursor, skip });
  };
  const viewer = { id: READER, pingId: "", membership: noMembership };
  const wished = (isWished: boolean, winks: number | null) => {
    const cursor = winks === null ? null : after(winks);
    return () => readFeed({ db }, { tagId: "ai_news_en", locale: "en", viewer, isWished, cursor });
  };
  const search = (query: string, tagId: string | null = null) => {
    const match = matchOf(query) ?? "";
    // A member's, whose searches go through the text too.
    const reader = { id: "a member", hasOwnRadar: false };
    return () => db.batch([findWinks(db, { match, tagId, reader, before: null, limit: PAGE })]);
  };
  return {
    "feed, first page": feed(null),
    // So deep goes only what is so large; of the small one it is the end.
    "feed, page 1,000 by cursor": feed(Math.min(10_000, Math.floor(size / 3) - 30)),
    "feed, page 100 by number": feed(null, 990),
    "feed, a member’s whole page": wished(false, null),
    "feed, by a member’s wishes": wished(true, null),
    "feed, by wishes, page 500": wished(true, Math.min(5000, Math.floor(size / 3) - 500)),
    "search, rare word": search("rareword"),
    "search, rare word, in a tag": search("rareword", "ai_news_en"),
    "search, common word": search("word2"),
    "search, common word, in a tag": search("word2", "ai_news_en"),
    "search, two common words": search("word2 word3"),
    "search, rare pair of Han": search("稀罕"),
    "search, common pair of Han": search("一丁"),
    "search, one Han character": search("丁"),
    "search, one rare Han character": search("稀"),
    "search, two Han characters apart": search("丁 丂"),
    "search, nothing found": search("word2 nowhere"),
  };
};

const memberQuestions: Subject["questions"] = (d1, size) => {
  const db = openDb(d1);
  const middle = memberOf(size / 2);
  const page = (place: object) => () =>
    readMemberPage({ db }, { search: "", after: null, before: null, ...place }, null);
  return {
    "first page": page({}),
    "page in the middle": page({ after: middle }),
    "page backwards": page({ before: middle }),
    search: page({ search: middle.slice(0, 7) }),
    "call, in the middle": () =>
      db.batch([selectGrants(db, { search: "", after: middle, before: null }, 50)]),
  };
};

async function measure(name: string, subject: Subject, rounds: number, sizes: number[]) {
  const opened = await Promise.all(
    sizes.map(async (size) => {
      const proxy = await getPlatformProxy<{ DB: D1Database }>({
        configPath: resolve(root, "wrangler.toml"),
        persist: { path: `${made(name, size, subject.fill)}/v3` },
      });
      const { d1, cost } = repeating(proxy.env.DB);
      return { proxy, cost, questions: subject.questions(d1, size) };
    }),
  );
  for (const question of Object.keys(opened[0]?.questions ?? {})) {
    const taken = opened.map((): Cost[] => []);
    // In turn, so that whatever else the machine does falls on all of them.
    for (let round = -5; round < rounds; round += 1)
      for (const [index, { questions, cost }] of opened.entries()) {
        Object.assign(cost, { rows: 0, ms: 0 });
        await questions[question]?.();
        if (round >= 0) taken[index]?.push({ ...cost });
      }
    const median = (of: keyof Cost) =>
      taken.map((each) =>
        quantile(
          each.map((cost) => cost[of]),
          0.5,
        ),
      );
    const [rows, ms] = [median("rows"), median("ms")];
    const told = ms.map((each, index) => `${rows[index]} rows ${each.toFixed(2)} ms`).join(" · ");
    console.info(`${question.padEnd(31)} ${told} (${((ms.at(-1) ?? 0) / (ms[0] ?? 1)).toFixed(2)}×)`);
  }
  for (const { proxy } of opened) await proxy.dispose();
}

await runPart({
  feed: (rounds = "100", sizes = "10000,100000,1000000") =>
    measure(
      "feed",
      { fill: fillFeed, questions: feedQuestions },
      Number(rounds),
      sizes.split(",").map(Number),
    ),
  members: (rounds = "100", sizes = "1000,100000") =>
    measure(
      "members",
      { fill: fillMembers, questions: memberQuestions },
      Number(rounds),
      sizes.split(",").map(Number),
    ),
});
