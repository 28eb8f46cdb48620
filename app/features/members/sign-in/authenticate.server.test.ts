import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { noMembership } from "~/core/membership";
import { openDb } from "~/db/client.server";
import { proGrants, users } from "~/db/schema";
import type { EmbeddedIdentity, Person } from "~/ports/identity";
import type { LogFields } from "~/ports/log";
import { authenticate, signIn } from "./authenticate.server";

const db = openDb(env.DB);
const embedded = embeddedIdentity({ secret: "a secret of the tests", secure: true });

const logged: LogFields[] = [];

function appWith(identity: EmbeddedIdentity, adminEmail: string | null = "admin@wink.test") {
  return {
    db,
    identity,
    adminEmail,
    newId: () => crypto.randomUUID(),
    now: () => new Date(1_800_000_000_000),
    log: (fields: LogFields) => void logged.push(fields),
  };
}

async function requestOf(email: string): Promise<Request> {
  const cookie = (await embedded.signIn(email)).split(";")[0] ?? "";
  return new Request("https://wink.test/upload", { headers: { Cookie: cookie } });
}

/** The embedded provider, but with its own idea of the person, and counting how often it is asked. */
function vouching(changes: Partial<Person>) {
  const asked: string[] = [];
  const identity: EmbeddedIdentity = {
    ...embedded,
    async person(subject, request) {
      asked.push(subject);
      return { ...(await embedded.person(subject, request)), ...changes };
    },
  };
  return { identity, asked };
}

test("a verified person becomes a member at the first request and is read of D1 afterwards", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const { identity, asked } = vouching({ name: "Ada", emails: ["ada@wink.test", "ada@home.test"] });
  const request = await requestOf("Ada@wink.test");
  const first = await authenticate(appWith(identity), request);
  const second = await authenticate(appWith(identity), request);
  expect(first).toEqual({
    state: "member",
    member: {
      id: expect.stringMatching(/^emb_[0-9a-f]{64}$/),
      pingId: expect.stringMatching(/^[0-9a-f]{12}$/),
      email: "ada@wink.test",
      name: "Ada",
      imageUrl: null,
      isAdmin: false,
      createdAt: new Date(1_800_000_000_000),
      membership: noMembership,
    },
    addresses: ["ada@wink.test", "ada@home.test"],
    signedInAt: expect.any(Date),
    isDue: false,
  });
  expect(second).toEqual(first);
  expect(asked).toHaveLength(1);
});

test("nobody becomes a member without a verified session", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const before = await db.$count(users);
  const requests = [
    new Request("https://wink.test/upload"),
    new Request("https://wink.test/upload", { headers: { Cookie: "wink_session=a.b" } }),
    new Request("https://wink.test/upload", { headers: { "X-User-Email": "admin@wink.test" } }),
  ];
  for (const request of requests) {
    expect(await authenticate(appWith(embedded), request)).toEqual({ state: "signedOut" });
  }
  expect(await db.$count(users)).toBe(before);
});

test("first requests at the same time make one member", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  for (let round = 0; round < 20; round += 1) {
    const request = await requestOf(`racer-${round}@wink.test`);
    const before = await db.$count(users);
    const found = await Promise.all(
      Array.from({ length: 4 }, () => authenticate(appWith(embedded), request)),
    );
    expect(new Set(found.map((each) => (each.state === "member" ? each.member.pingId : null))).size).toBe(1);
    expect(await db.$count(users)).toBe(before + 1);
  }
});

test("the administrator is whose verified primary address is the configured one", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const isAdmin = async (email: string, person: Partial<Person>, adminEmail: string | null) => {
    const found = await authenticate(appWith(vouching(person).identity, adminEmail), await requestOf(email));
    return found.state === "member" && found.member.isAdmin;
  };
  expect(await isAdmin("admin@wink.test", {}, "admin@wink.test")).toBe(true);
  expect(await isAdmin("admin@wink.test", {}, null)).toBe(false);
  expect(await isAdmin("other@wink.test", {}, "admin@wink.test")).toBe(false);
  const unverified = { primaryEmail: "", emails: [] };
  expect(await isAdmin("unverified@wink.test", unverified, "admin@wink.test")).toBe(false);
  const second = { emails: ["second@wink.test", "admin@wink.test"] };
  expect(await isAdmin("second@wink.test", second, "admin@wink.test")).toBe(false);
});

test("a row of a former build with an unverified address is neither the administrator nor granted anything", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const until = new Date(1_900_000_000_000);
  const claimed = { primaryEmail: "claimed@wink.test", emails: ["claimed@wink.test", "own@wink.test"] };
  const request = await requestOf("former@wink.test");
  const asked = async () => {
    const found = await authenticate(appWith(embedded, "claimed@wink.test"), request);
    return found.state === "member" && [found.member.isAdmin, found.member.membership.pro?.until ?? null];
  };
  await asked();
  const write = (emailVerified: boolean) =>
    db
      .update(users)
      .set({ ...claimed, emailVerified })
      .where(inArray(users.primaryEmail, ["former@wink.test", "claimed@wink.test"]));
  const grant = (email: string, expiryDate: Date) =>
    db.insert(proGrants).values({ email, expiryDate, grantedAt: new Date(0) });
  await grant("claimed@wink.test", until);
  await write(false);
  expect(await asked()).toEqual([false, null]);
  const earlier = new Date(1_850_000_000_000);
  await grant("own@wink.test", earlier);
  expect(await asked()).toEqual([false, earlier]);
  await write(true);
  expect(await asked()).toEqual([true, until]);
});

test("an answer that renews a session is passed on", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const response = new Response(null, { status: 307 });
  const identity: EmbeddedIdentity = { ...embedded, verify: async () => ({ state: "redirect", response }) };
  const found = await authenticate(appWith(identity), new Request("https://wink.test/upload"));
  expect(found).toEqual({ state: "redirect", response });
});

test("while D1 does not answer a page is shown as to a free account, and nothing is changed", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const broken = { ...appWith(embedded), db: openDb(env.DB) };
  vi.spyOn(broken.db, "select").mockImplementation(() => {
    throw new Error("D1_ERROR: overloaded");
  });
  const request = await requestOf("admin@wink.test");
  expect(await authenticate(broken, request)).toEqual({
    state: "member",
    member: {
      id: expect.stringMatching(/^emb_/),
      pingId: "",
      email: "",
      name: null,
      imageUrl: null,
      isAdmin: false,
      createdAt: null,
      membership: { ...noMembership, isUnread: true },
    },
    addresses: [],
    signedInAt: null,
    isDue: false,
  });
  expect(logged.at(-1)).toEqual({ event: "member.unread", level: "error", errorName: "D1" });
  await expect(authenticate(broken, new Request(request, { method: "POST" }))).rejects.toThrow("overloaded");
  vi.spyOn(broken.db, "select").mockImplementation(() => {
    throw new TypeError("a fault of ours");
  });
  await expect(authenticate(broken, request)).rejects.toThrow("a fault of ours");
  const stranger = new Request("https://wink.test/upload");
  expect(await authenticate(broken, stranger)).toEqual({ state: "signedOut" });
});

test("in development a person is named at sign-in, also one who is there already", async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const nameAfter = async (name?: string) => {
    const asked = { email: "lin@wink.test", name, network: null };
    const opened = await signIn({ db, withinRate: async () => true }, embedded, asked);
    const cookie = (opened.ok ? opened.cookie : "").split(";")[0] ?? "";
    const request = new Request("https://wink.test/upload", { headers: { Cookie: cookie } });
    const found = await authenticate(appWith(embedded), request);
    return found.state === "member" && found.member.name;
  };
  expect(await nameAfter("林小姐")).toBe("林小姐");
  expect(await nameAfter("Lin <b>")).toBe("Lin <b>");
  expect(await nameAfter()).toBe("Lin <b>");
  expect(await nameAfter("")).toBe("Lin <b>");
});

test("an address and a network may sign in so often a minute, and this machine's network as often as it likes", async () => {
  const counted: string[] = [];
  const ask = async (network: string | null, refused: string) => {
    const withinRate = async (rate: string, who: string) =>
      counted.push(`${rate} ${who}`) > 0 && rate !== refused;
    return signIn({ db, withinRate }, embedded, { email: "lin@wink.test", network });
  };
  const tooOften = { ok: false, reason: "tooManyRequests", values: { retryAfter: 60 } };
  expect(await ask(null, "signIn")).toEqual(tooOften);
  expect(await ask(null, "signInNetwork")).toMatchObject({ ok: true });
  expect(await ask("203.0.113.7", "signInNetwork")).toEqual(tooOften);
  expect(await ask("203.0.113.7", "")).toMatchObject({ ok: true });
  const [address, network] = ["signIn lin@wink.test", "signInNetwork 203.0.113.7"];
  expect(counted).toEqual([address, address, network, network, address]);
});
