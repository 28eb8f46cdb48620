import { expect, test } from "vitest";
import { renderMarkdown } from "~/core/markdown/dialect";
import { outsideOf } from "../../../../test/support/app";
import { forbiddenAddresses, forbiddenHosts } from "../../../../test/support/private-addresses";
import { articleOfPage } from "./extract.server";
import { readTypedPage } from "./read-typed-page.server";

const url = "https://news.example/owls";
const sentence =
  "A tawny owl that flew into the driver's cab held up the early service to Lowmoor on Tuesday. ";
const story = `<!doctype html><html lang="en"><title>Owls &lt;3 trains | News</title>
  <meta property="og:site_name" content="News"><meta property="article:published_time" content="2027-11-22T23:30:00-05:00">
  <article><h1>Owls &lt;3 trains</h1><p>${sentence.repeat(3)}</p><img src="/owl.jpg" alt="Owl"><p>${sentence.repeat(3)}</p></article></html>`;

type Answer = { body?: string; status?: number; type?: string; location?: string };

async function articleAt(answer: Answer | typeof globalThis.fetch, from = url, allowed = true) {
  const fetch =
    typeof answer === "function"
      ? answer
      : async () =>
          new Response(answer.body ?? story, {
            status: answer.status ?? 200,
            headers: {
              "Content-Type": answer.type ?? "text/html; charset=utf-8",
              ...(answer.location ? { Location: answer.location } : {}),
            },
          });
  const app = { services: outsideOf(fetch), withinRate: async () => allowed, origin: "https://wink.test" };
  const read = await readTypedPage(app, { userId: "ann", url: from });
  return read.ok ? articleOfPage(read.page, from) : read;
}

test("an article is read with its title, site, day and pictures", async () => {
  const read = await articleAt({});
  expect(read).toMatchObject({
    ok: true,
    article: {
      title: "Owls <3 trains",
      heading: "# Owls \\<3 trains",
      site: "News",
      url,
      day: "2027-11-22",
      lang: "en",
    },
  });
  expect(read.ok && read.article.markdown).toMatch(
    /^A tawny owl[\s\S]+!\[Owl\]\(https:\/\/news\.example\/owl\.jpg\)/,
  );
});

test("a site's name is words in Markdown, whatever it holds", async () => {
  const read = await articleAt({
    body: story.replace('content="News"', 'content="![x](https://t.example/p.png)"'),
  });
  expect(read.ok && read.article.outlet).toMatch(/^!?\\\[x\\?\]/);
  expect(read.ok && renderMarkdown(read.article.outlet, { breaks: false, footnotes: null })).not.toContain(
    "<img",
  );
});

test.each([...forbiddenAddresses, ...forbiddenHosts.map((host) => `https://${host}/`)])(
  "no connection is made to %s",
  async (address) => {
    let asked = 0;
    const read = await articleAt(async () => {
      asked += 1;
      return new Response(story);
    }, address);
    expect(read.ok || read.reason).toMatch(/^page\.(?:badAddress|notPublic)$/);
    expect(asked).toBe(0);
  },
);

test.each(forbiddenHosts)("a public page that leads to %s is followed no further", async (host) => {
  const asked: string[] = [];
  const read = await articleAt(async (address) => {
    asked.push(String(address));
    return new Response(null, { status: 302, headers: { Location: `http://${host}/` } });
  });
  expect(read.ok || read.reason).toMatch(/^page\.(?:badAddress|notPublic)$/);
  expect(asked).toEqual([url]);
});

const never: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
  );

test.each<[string, Answer | typeof globalThis.fetch, string]>([
  ["nothing there", { status: 404 }, "page.gone"],
  ["something gone", { status: 410 }, "page.gone"],
  ["a wall", { status: 403 }, "page.needsSignIn"],
  ["an error", { status: 503 }, "page.failed"],
  ["a refusal to be read so often", { status: 429 }, "page.failed"],
  ["a PDF", { type: "application/pdf" }, "page.notAPage"],
  ["too much", { body: "x".repeat(2 * 1024 * 1024 + 1) }, "page.tooLarge"],
  ["too deep a page", { body: "<div>".repeat(1000) + story }, "page.tooLarge"],
  [
    "a page that scripts fill",
    { body: "<div id=root></div><script src=/a.js></script>" },
    "page.needsScript",
  ],
  ["a page without an article", { body: "<h1>Hello</h1><p>Welcome.</p>" }, "page.noArticle"],
  ["a dead server", () => Promise.reject(new TypeError("refused")), "page.unreachable"],
])("%s has a refusal of its own", async (_, answer, reason) => {
  const read = await articleAt(answer);
  expect(read.ok || read.reason).toBe(reason);
});

test("a server that never answers is given up after the time", { timeout: 20_000 }, async () => {
  const outside = outsideOf(never);
  const fetch: typeof outside.fetch = (request) => outside.fetch({ ...request, timeoutMs: 20 });
  const app = { services: { ...outside, fetch }, withinRate: async () => true, origin: "https://wink.test" };
  expect(await readTypedPage(app, { userId: "ann", url })).toEqual({ ok: false, reason: "page.timedOut" });
});

test("what led to a page for signing in is no article, and an article about signing in is one", async () => {
  const led = await articleAt(async (address) =>
    String(address) === url
      ? Response.redirect("https://news.example/login?next=owls", 302)
      : new Response(story, { headers: { "Content-Type": "text/html" } }),
  );
  expect(led).toEqual({ ok: false, reason: "page.needsSignIn" });
  expect(await articleAt({}, "https://news.example/auth/how-it-works")).toMatchObject({ ok: true });
});

test("whoever asks too often is told when to come again, and nothing is asked", async () => {
  const read = await articleAt(() => Promise.reject(new Error("asked")), url, false);
  expect(read).toEqual({ ok: false, reason: "tooManyRequests", values: { retryAfter: 60 } });
});
