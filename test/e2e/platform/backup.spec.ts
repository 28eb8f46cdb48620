import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type APIRequestContext, request } from "@playwright/test";
import { Stripe } from "stripe";
import { readBackup } from "../../../app/platform/local/backup-file";
import { expect, test } from "../pages/fixtures";

const port = Number(process.env.E2E_PORT ?? 8795) + 2;
const origin = `http://localhost:${port}`;
const PERSIST_TO = ".wrangler/e2e-backup";
const env = {
  ...process.env,
  PORT: `${port}`,
  PERSIST_TO,
  ALREADY_BUILT: "yes",
  SAMPLE_FEEDS: "alone",
  BACKUPS: `${PERSIST_TO}/backups`,
};

let server: ChildProcess | null = null;

async function start(): Promise<void> {
  server = spawn("node", ["app/platform/local/start.mjs"], { env, stdio: "ignore" });
  const isUp = () =>
    fetch(`${origin}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
}

async function stop(): Promise<void> {
  if (server?.exitCode !== null) return;
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server.kill();
  await ended;
}

test.afterAll(async () => {
  await stop();
  rmSync(PERSIST_TO, { recursive: true, force: true });
});

/** What one of the two scripts says; throws where it ends with an error. */
const run = (script: "backup" | "restore", ...args: string[]) =>
  execFileSync("node", [`app/platform/local/${script}.mjs`, ...args], {
    env,
    encoding: "utf8",
    stdio: "pipe",
  });

function opened<T>(act: (db: DatabaseSync) => T): T {
  const [file = ""] = globSync(`${PERSIST_TO}/v3/d1/**/*.sqlite`).filter(
    (path) => !path.includes("metadata"),
  );
  const db = new DatabaseSync(file);
  try {
    return act(db);
  } finally {
    db.close();
  }
}

type Rows = Record<string, unknown[]>;

/** Every row with the kinds of its values, in its order. The version of the feed goes on, and is no part of it. */
const everything = (): Rows =>
  opened((db) => {
    const names = db.prepare("PRAGMA table_list").all();
    const ours = names.filter(
      ({ name, type }) => type === "table" && !/^(sqlite_|_cf_|d1_|feed_version)/.test(`${name}`),
    );
    return Object.fromEntries(
      ours.map(({ name }) => [`${name}`, db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).all()]),
    );
  });

const send = (who: APIRequestContext, path: string, data: object) =>
  who.post(path, { data, maxRedirects: 0 }).then(async (answer) => {
    expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(400);
    return answer;
  });

async function signedIn(email: string): Promise<APIRequestContext> {
  const who = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  await who.post("/signin", { form: { email }, maxRedirects: 0 });
  return who;
}

async function buy(who: APIRequestContext, plan: string): Promise<void> {
  const opened = await who.post("/api/billing/checkout", { form: { plan }, maxRedirects: 0 });
  const session = new URL(opened.headers().location ?? "").searchParams.get("session") ?? "";
  const paid = await who.post("/dev/checkout", { form: { session, intent: "pay" }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

/** A signed event of Stripe's about a subscription. */
async function tell(who: APIRequestContext, id: string, subscription: string): Promise<void> {
  const secret = /^SESSION_SECRET=(.+)$/m.exec(readFileSync(".dev.vars", "utf8"))?.[1];
  const object = { object: "subscription", id: subscription };
  const type = "customer.subscription.updated";
  const payload = JSON.stringify({ id, object: "event", type, livemode: false, data: { object } });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: `whsec_${secret}` });
  const answer = await who.post("/webhooks/stripe", {
    data: payload,
    headers: { "Stripe-Signature": header },
  });
  expect(answer.status()).toBe(200);
}

const code = 'It\'s `printf("a\\n")`:\n\nBEGIN TRANSACTION; -- COMMIT\r\n\n';
const content = `${code}${"很长的一篇，🙂说到底是锁着的。\n\n".repeat(600)}zyzzyva`;

test("what was backed up stands again after a loss, and people and webhooks go on", async () => {
  test.setTimeout(600_000);
  rmSync(PERSIST_TO, { recursive: true, force: true });
  await start();
  const [ann, bob, admin] = await Promise.all(
    ["ann@example.com", "bob@example.com", "admin@example.com"].map(signedIn),
  );
  if (!ann || !bob || !admin) throw new Error("nobody is signed in");
  const pingIdOf = async (who: APIRequestContext) =>
    (await (await who.get("/api/account/data")).json()).account.ping_id;
  const llm = { openaiUrl: "http://127.0.0.1:9/v1", openaiKey: "a key that is sealed" };
  await send(admin, "/api/config", { type: "llm_config", value: llm });
  await send(admin, "/api/pro_members", { email: "bob@example.com" });
  const article = {
    tagId: "ai_news_en",
    canonicalUrl: "https://example.com/backup",
    title: "A title of the drill",
    summary: "Nothing is lost.",
    content,
    source: "S",
    lang: "en",
    publishedAt: new Date(),
    score: 99,
    reason: "R",
    mentions: [{ url: "https://example.com/other", source: "O", title: "T", publishedAt: new Date() }],
  };
  const { id } = await (await send(ann, "/dev/winks", article)).json();
  await send(ann, "/api/article/vote", { news_id: id, vote_type: "like" });
  await send(ann, "/api/follow_user", { user_id: await pingIdOf(ann), follow_user_id: await pingIdOf(bob) });
  await buy(ann, "pro");
  await buy(ann, "perUse");
  const subscription = opened((db) => `${db.prepare("SELECT id FROM subscriptions").get()?.id}`);
  await tell(ann, "evt_of_before", subscription);
  await stop();
  opened((db) => {
    db.exec("INSERT INTO deleted_accounts VALUES ('hash', 1)");
    db.exec(
      "INSERT INTO resume_jobs (id, user_id, locale, state, stage, created_at, updated_at, finished_at) VALUES ('job', 'nobody', 'en', 'delivered', 'reading', 1, 1, 1)",
    );
    db.exec("INSERT INTO service_usage VALUES ('2026-11-29', 'news', 1, 2)");
    db.exec("INSERT INTO readers VALUES ('nobody', '{}', 1, 2)");
    db.exec("INSERT INTO member_sources VALUES ('nobody', 'https://example.com/feed', 'feed', 'T', 1)");
    for (const table of ["kept_articles", "article_reads"])
      db.exec(`INSERT INTO ${table} VALUES ('nobody', 'drill', 1)`);
    db.exec("INSERT INTO article_vectors VALUES ('drill', 'm', '00ff')");
    db.exec(
      "INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, locale, time_zone, hour, tag_ids, due_at, created_at) VALUES ('drill', 'https://push.example.com/1', 'p', 'a', 'en', 'UTC', 8, '[]', 9e12, 1)",
    );
    db.exec("INSERT INTO source_items VALUES ('drill', 'key', 'hash', NULL, 1)");
    db.exec("INSERT INTO source_reads (source_id, at, ms, notes) VALUES ('drill', 1, 1, '[]')");
    db.exec(
      "INSERT INTO sources (id, url, address, host, next_check_at, weight) VALUES ('drill', 'u', 'a', 'h', 1, 0.3)",
    );
  });

  const before = everything();
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const path = run("backup").split(":")[0] ?? "";
  const wreck = () =>
    opened((db) => {
      for (const table of ["users", "credits", "stripe_events", "votes", "tags"])
        db.exec(`DELETE FROM ${table}`);
      db.exec("UPDATE articles SET content = '', title = 'Wrecked'; UPDATE config SET value = '{}'");
      db.exec("DELETE FROM article_search; INSERT INTO pro_grants VALUES ('thief@example.com', 9e12, 1)");
    });
  wreck();
  const wrecked = everything();

  const text = readFileSync(path, "utf8");
  const refused = (damaged: string, reason: RegExp, ...flags: string[]) => {
    writeFileSync(`${PERSIST_TO}/damaged.jsonl`, damaged);
    expect(() => run("restore", `${PERSIST_TO}/damaged.jsonl`, ...flags)).toThrow(reason);
    expect(everything()).toEqual(wrecked);
  };
  refused(text.replace(/"migration":"\d+/, '"migration":"9999'), /newer schema/);
  refused(text, /development database/, "--remote", "--yes");
  refused(text.replace('"from":"local"', '"from":"remote"'), /Say --yes/, "--remote");
  // The last row of a table twice: all before it have gone in by then.
  refused(
    text.replace(
      /(\{"table":"votes".*\n)((?:.*\n)*)\{"rows":(\d+)\}/,
      (_, row, rest, count) => `${row}${row}${rest}{"rows":${Number(count) + 1}}`,
    ),
    /UNIQUE constraint failed/,
  );

  const said = run("restore", path);
  expect(everything()).toEqual(before);
  await start();
  expect(await (await ann.get("/api/pro_status")).json()).toMatchObject({ is_pro: true });
  expect(await (await ann.get(`/api/article/vote/user?news_id=${id}`)).json()).toMatchObject({
    vote_type: "like",
  });
  expect(await (await ann.get("/pings?q=zyzzyva&lang=en")).text()).toContain("A title of the drill");
  const checkedAt = () =>
    opened((db) => db.prepare("SELECT checked_at FROM subscriptions WHERE id = ?").get(subscription));
  const told = checkedAt();
  await tell(ann, "evt_of_before", subscription);
  expect(checkedAt()).toEqual(told);
  await tell(ann, "evt_of_after", subscription);
  expect(checkedAt()).not.toEqual(told);
  await stop();

  const undo = /npm run restore -- (\S+)/.exec(said)?.[1] ?? "";
  expect(readBackup(readFileSync(undo, "utf8")).tables).toMatchObject(wrecked);
});
