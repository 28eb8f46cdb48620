import { expect, test } from "vitest";
import { extractArticle } from "~/features/radar/extraction/extract.server";
import { readTypedPage } from "~/features/radar/extraction/read-typed-page.server";
import { toMarkdown } from "~/features/radar/extraction/to-markdown";
import { outsideOf } from "../../../../test/support/app";
import { forbiddenAddresses, forbiddenHosts } from "../../../../test/support/private-addresses";
import { type PageReader, readAdvert } from "./read-advert.server";

function readerOf(app: Parameters<typeof readTypedPage>[0]): PageReader {
  return {
    read: (url) => readTypedPage(app, { userId: "ann", url }),
    toMarkdown,
    extract: (html, url) => {
      const extracted = extractArticle(html, url);
      return extracted.ok ? extracted.article : null;
    },
  };
}

const url = "https://jobs.example/7";
const duties = Array.from(
  { length: 8 },
  (_, index) => `<li>Plan release ${index} with three teams.</li>`,
).join("");
const advert = `<!doctype html><title>Engineer</title><main><article><h1>Engineer</h1>
  <p>We look for an engineer who writes careful software for hospitals and explains it to doctors, nurses and managers.</p>
  <h2>Requirements</h2><ul>${duties}</ul></article></main>`;

type Answer = { body?: string; status?: number; type?: string; location?: string };

function read(answer: Answer | (() => Promise<Response>), from = url, allowed = true) {
  const fetch =
    typeof answer === "function"
      ? answer
      : async () =>
          new Response(answer.body ?? advert, {
            status: answer.status ?? 200,
            headers: {
              "Content-Type": answer.type ?? "text/html; charset=utf-8",
              ...(answer.location ? { Location: answer.location } : {}),
            },
          });
  const app = { services: outsideOf(fetch), withinRate: async () => allowed, origin: "https://wink.test" };
  return readAdvert(readerOf(app), from);
}

const reasonOf = async (answer: ReturnType<typeof read>) => {
  const read = await answer;
  return read.ok ? "read" : read.reason;
};

test("the main text of a page is read with its title and its list marks", async () => {
  const result = await read({});
  expect(result).toMatchObject({ ok: true, advert: { title: "Engineer", cut: false } });
  if (!result.ok) return;
  expect(result.advert.text).toContain("Requirements");
  expect(result.advert.text).toContain("- Plan release 3 with three teams.");
});

test("what a page declares as its job posting goes before what is drawn around it", async () => {
  const description = `<p>${"Keep the records of patients safe. ".repeat(10)}</p><ul><li>SQL</li></ul>`;
  const script = JSON.stringify({ "@type": "JobPosting", title: "Data engineer", description });
  const body = `<script type="application/ld+json">${script.replaceAll("</", "<\\/")}</script><div id="app"></div>`;
  const result = await read({ body });
  expect(result).toMatchObject({ ok: true, advert: { title: "Data engineer" } });
  expect(result.ok && result.advert.text).toMatch(/\n- SQL$/);
});

test.each([...forbiddenAddresses, ...forbiddenHosts.map((host) => `https://${host}/`)])(
  "nothing is asked of %s",
  async (address) => {
    let asked = 0;
    const count = async () => {
      asked += 1;
      return new Response(advert);
    };
    expect(await reasonOf(read(count, address))).toBe("advert.badAddress");
    expect(asked).toBe(0);
  },
);

test("a public page that leads to a private address is refused there", async () => {
  expect(await reasonOf(read({ status: 302, location: "http://169.254.169.254/" }))).toBe(
    "advert.badAddress",
  );
});

test.each<[string, Answer, string]>([
  ["nothing there", { status: 404 }, "advert.gone"],
  ["a wall", { status: 403 }, "advert.needsSignIn"],
  ["an error", { status: 503 }, "advert.unreachable"],
  ["a PDF", { type: "application/pdf" }, "advert.notAPage"],
  ["too much", { body: "x".repeat(2 * 1024 * 1024 + 1) }, "advert.tooLarge"],
  [
    "a page that scripts fill",
    { body: "<div id=root></div><script src=/app.js></script>" },
    "advert.needsScript",
  ],
  ["a page without text", { body: "<h1>Hello</h1>" }, "advert.noText"],
])("%s has a refusal of its own", async (_, answer, reason) => {
  expect(await reasonOf(read(answer))).toBe(reason);
});

test("a server that cannot be reached is said to be that", async () => {
  expect(await reasonOf(read(() => Promise.reject(new TypeError("refused"))))).toBe("advert.unreachable");
});

test("a page that led to signing in is no advert, however long its words are", async () => {
  const fetch = async (input: string) =>
    input.endsWith("/7")
      ? Response.redirect("https://jobs.example/login?next=7", 302)
      : new Response(advert, { headers: { "Content-Type": "text/html" } });
  const services = outsideOf(fetch as typeof globalThis.fetch);
  const reader = readerOf({ services, withinRate: async () => true, origin: "https://wink.test" });
  expect(await readAdvert(reader, url)).toEqual({
    ok: false,
    reason: "advert.needsSignIn",
  });
});

test("whoever asks too often is told when to come again, and nothing is asked", async () => {
  const never = () => Promise.reject(new Error("asked"));
  expect(await read(never, url, false)).toEqual({
    ok: false,
    reason: "advert.tooMany",
    values: { retryAfter: 60 },
  });
});
