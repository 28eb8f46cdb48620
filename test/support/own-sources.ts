import { eq } from "drizzle-orm";
import { memberSources, proGrants, tags, users, winks } from "~/db/schema";
import { readMembership } from "~/features/members/read-membership.server";
import { addOwnSources } from "~/features/radar/member-radar/own-sources.server";
import type { Newsroom } from "~/features/radar/sources/newsroom";
import { readSource } from "~/features/radar/sources/read-source.server";
import { namedSource } from "~/features/radar/sources/send-due.server";
import { newsroomOf } from "~/platform/jobs/newsroom.server";
import { clockAt, outsideOf, type TestApp, testApp } from "./app";

export const START = "2026-11-29T08:00:00Z";
export const HOUR = 3_600_000;

export const stories = [
  {
    slug: "robots",
    title: "Warehouse robots learn to stack parcels",
    summary: "Robots in a warehouse stack parcels alone.",
  },
  { slug: "bread", title: "Bread prices rise in the old town", summary: "Flour is dear, and so are ovens." },
];

type Story = (typeof stories)[number];

export const rss = (host: string, items: readonly Story[] = stories, now = new Date(START)) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Town Paper</title><link>https://${host}/</link>${items
    .map(
      ({ slug, title, summary }) =>
        `<item><title>${title}</title><link>https://${host}/news/${slug}</link><description>${summary}</description>
         <pubDate>${new Date(now.getTime() - HOUR).toUTCString()}</pubDate></item>`,
    )
    .join("")}</channel></rss>`;

export const listPage = (host: string, items: readonly Story[]) =>
  `<!doctype html><html lang="en"><title>Town Paper</title><main><ul>${items
    .map(
      ({ slug, title }) =>
        `<li><a href="https://${host}/news/${slug}">${title}</a><time>2026-11-29</time></li>`,
    )
    .join("")}</ul></main></html>`;

/** A web of one site, with an address of its own for each test. */
export async function setUp() {
  const clock = clockAt(START);
  const host = `${crypto.randomUUID()}.example`;
  const answers = new Map<string, string>([[`https://${host}/feed`, rss(host)]]);
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { url } = new Request(input);
    asked.push(url);
    const body = answers.get(url);
    if (body === undefined) return new Response("nothing", { status: 404 });
    return new Response(body, {
      headers: { "Content-Type": body.startsWith("<?xml") ? "text/xml" : "text/html" },
    });
  };
  const app = await testApp({ now: clock.now, outside: outsideOf(fetch) });
  const url = `https://${host}/feed`;
  const { id } = await namedSource({ url, kind: "feed" });
  const read = (room: Newsroom = newsroomOf(app)) => readSource(app, room, id);
  const inTag = async (pingId: string) =>
    (await app.db.select().from(winks).where(eq(winks.tagId, pingId))).map(({ score, reason }) => ({
      score,
      reason,
    }));
  return { app, clock, host, url, id, answers, asked, read, inTag };
}

export async function newMember(app: TestApp, { prompt = "", isPro = true } = {}) {
  const id = crypto.randomUUID();
  const [pingId, email] = [`P-${id}`, `${id}@example.com`];
  const createdAt = app.now();
  await app.db
    .insert(users)
    .values({ id, pingId, primaryEmail: email, emails: [email], emailVerified: true, createdAt });
  if (isPro)
    await app.db
      .insert(proGrants)
      .values({ email, expiryDate: new Date("2027-01-01"), grantedAt: createdAt });
  if (prompt !== "")
    await app.db.insert(tags).values({ id: pingId, userId: id, lang: "en", prompt, enabled: true });
  return { id, pingId, email, membership: await readMembership(app, id) };
}

export type Owner = Awaited<ReturnType<typeof newMember>>;

export const add = (app: TestApp, owner: Owner, ...urls: string[]) =>
  addOwnSources(
    app,
    owner,
    urls.map((url) => ({ url, kind: "feed", title: "" })),
    { locale: "en", world: [] },
  );

export const namedBy = async (app: TestApp, { id }: Owner) =>
  (await app.db.select().from(memberSources).where(eq(memberSources.userId, id))).map(({ url }) => url);

export const radarOf = (app: TestApp, { id }: Owner) =>
  app.db.query.tags.findFirst({ where: eq(tags.userId, id) });
