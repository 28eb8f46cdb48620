import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { briefs, openShowing } from "../pages/feed";
import { asSomebody, expect, ORIGIN, SESSION, sessionOf, test } from "../pages/fixtures";
import { longText, plantArticle } from "../pages/pings";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

const feedOf = (tagId: string) => `/pings?tag_id=${tagId}&lang=en`;

const HOUR = 3_600_000;

/** A feed of the world's with articles of these ages in hours. */
async function plantFeed(page: Page, ...ages: number[]) {
  const mark = crypto.randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (const age of ages) {
    const publishedAt = new Date(Date.now() - age * HOUR).toISOString();
    const more = { title: `News ${mark} ${age}`, tagId: "digital_currency", lang: "zh", content: longText };
    ids.push((await plantArticle(page.request, { ...more, publishedAt })).split("/").at(-1) ?? "");
  }
  return { ids, titles: ages.map((age) => `News ${mark} ${age}`) };
}

const card = (page: Page, id = "") => page.locator(`article#w${id}`);

async function openFeed(page: Page, id = "") {
  await openShowing(page, feedOf("digital_currency"), card(page, id));
  await untilRunning(page);
  await expect(briefs(page).first().getByRole("button", { name: /^Keep/ })).toBeVisible();
}

const marked = (page: Page) => page.waitForResponse((each) => each.url().endsWith("/api/reading"));

test("what a member reads and keeps in one browser is read and kept in another", async ({
  page,
  browser,
  signIn,
}) => {
  const { ids, titles } = await plantFeed(page, 0.001, 0.002);
  const [read = "", kept = ""] = ids;
  const email = await signIn();
  const other = await browser.newContext();
  await other.addCookies([{ name: SESSION, value: await sessionOf(email), url: ORIGIN, httpOnly: true }]);
  const there = await other.newPage();

  await openFeed(page, ids[0]);
  // A link that is hovered fetches its page and reads nothing.
  await card(page, kept)
    .getByRole("link", { name: /Read more/ })
    .hover();
  const reading = marked(page);
  await card(page, read)
    .getByRole("link", { name: /Read more/ })
    .click();
  await page.waitForURL(/\/pings\/content\//);
  expect((await reading).status()).toBe(200);
  await page.goBack();
  await expect(card(page, read)).toContainText("Read");
  const keeping = marked(page);
  await card(page, kept).getByRole("button", { name: /^Keep/ }).click();
  expect((await keeping).status()).toBe(200);
  await expect(card(page, kept).getByRole("button", { name: /^Keep/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await openFeed(there, ids[0]);
  await expect(
    card(there, read).locator("svg + *, span").getByText("Read", { exact: true }).last(),
  ).toBeAttached();
  await expect(card(there, kept).getByRole("button", { name: /^Keep/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(card(there, read).getByRole("button", { name: /^Keep/ })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await there.goto("/pings/kept?lang=en");
  await expect(there.getByRole("heading", { level: 2 })).toHaveText([titles[1] ?? ""]);

  // Kept twice and let go again, before any answer has come.
  await there.goto(`/pings/content/${kept}?lang=en`);
  await untilRunning(there);
  const button = there.getByRole("button", { name: "Keep", exact: true });
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  await there.route("**/api/reading", async (asked) => {
    await pressed;
    await asked.continue();
  });
  for (const isOn of ["false", "true", "false"]) {
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", isOn);
  }
  let answered = 0;
  there.on("response", (each) => {
    // The article that is opened is marked as read, too.
    if (/"(un)?keep"/.test(each.request().postData() ?? "")) answered += 1;
  });
  answer();
  await expect.poll(() => answered).toBe(3);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await there.unroute("**/api/reading");
  await expect(async () => {
    await page.goto("/pings/kept?lang=en");
    await expect(page.getByText("Nothing kept yet")).toBeVisible({ timeout: 500 });
  }).toPass();
  const unread = marked(there);
  await there.goto(`/pings/content/${read}?lang=en`);
  await untilRunning(there);
  await there.getByRole("button", { name: "Mark as unread" }).click();
  expect((await unread).status()).toBe(200);
  await openFeed(page, ids[0]);
  await expect(card(page, read).getByText("Read", { exact: true })).toHaveCount(0);
  await other.close();
});

test("without scripts a member keeps, finds, saves and lets go, and takes that back", async ({
  context,
  page,
  signIn,
}) => {
  const { ids, titles } = await plantFeed(page, 0.001, 0.002);
  await signIn();
  for (const id of ids) {
    const article = await openPlain(context.request, `/pings/content/${id}?lang=en`);
    await article.press("Keep");
  }
  let list = await openPlain(context.request, "/pings/kept?lang=en");
  expect(list.texts("h2")).toEqual([titles[1], titles[0]]);
  list = await list.press("Search", { q: titles[0] ?? "" });
  expect(list.texts("h2")).toEqual([titles[0]]);
  list = await list.press(/^Remove/);
  expect(list.text).toContain("Removed from your list.");
  list = await list.press("Undo");
  list = await list.open("/pings/kept?lang=en");
  expect(list.texts("h2")).toEqual([titles[1], titles[0]]);
  for (const [name, file] of Object.entries({ Markdown: "kept.md", CSV: "kept.csv", JSON: "kept.json" })) {
    expect(list.one("a", name).getAttribute("href")).toBe(`/pings/kept/${file}`);
    const text = await (await context.request.get(`${ORIGIN}/pings/kept/${file}`)).text();
    for (const title of titles) expect(text, file).toContain(title);
    expect(text, file).not.toContain("A sentence of some length");
  }
});

test("a browser that nobody has signed in to keeps a list of its own, which follows who signs in", async ({
  page,
  signIn,
}) => {
  const { ids, titles } = await plantFeed(page, 0.001, 0.002);
  await openFeed(page, ids[0]);
  for (const id of ids) await card(page, id).getByRole("button", { name: /^Keep/ }).click();
  await page.reload();
  await untilRunning(page);
  await expect(card(page, ids[0]).getByRole("button", { name: /^Keep/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goto("/pings/kept?lang=en");
  await untilRunning(page);
  const listed = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(listed).toHaveText([titles[1] ?? "", titles[0] ?? ""]);
  await page.getByRole("searchbox").fill(titles[0] ?? "");
  await expect(listed).toHaveText([titles[0] ?? ""]);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: `Remove: ${titles[1]}` }).click();
  await expect(listed).toHaveText([titles[0] ?? ""]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(listed).toHaveText([titles[1] ?? "", titles[0] ?? ""]);
  expect(await findings(page, "html", 2)).toEqual([]);
  await expect(page.getByRole("link", { name: /Card|card/ }).first()).toHaveAttribute("href", /#text=/);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "JSON" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("wink-kept.json");
  const entries: { title: string; summary: string }[] = JSON.parse(
    await readFile(await saved.path(), "utf8"),
  );
  expect(entries.map(({ title }) => title)).toEqual([titles[1], titles[0]]);
  expect(entries[0]?.summary).not.toBe("");

  // One that the site has no more, and one that was read.
  await page.evaluate((read) => {
    const kept = JSON.parse(localStorage.getItem("wink.pings.kept") ?? "");
    kept.push({ ...kept[0], id: "0123456789abcdef", title: "Long gone" });
    localStorage.setItem("wink.pings.kept", JSON.stringify(kept));
    localStorage.setItem("wink.pings.read", JSON.stringify([read]));
  }, ids[0]);
  await signIn();
  await page.goto("/pings/kept?lang=en");
  await untilRunning(page);
  await expect(page.getByText("Nothing kept yet")).toBeVisible();
  await page.route("**/assets/send-marks*", (asked) => asked.abort());
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(page.getByText("Not saved. Check your connection")).toBeVisible();
  await page.unroute("**/assets/send-marks*");
  await page.reload();
  await untilRunning(page);
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(listed).toHaveText([titles[1] ?? "", titles[0] ?? ""]);
  await expect(page.getByText("before you signed in")).toHaveCount(0);
  await expect(page.getByText("1 article is no longer on the site")).toBeVisible();
  await page.getByText("Show what this browser keeps").click();
  await expect(listed).toHaveText(["Long gone", titles[1] ?? "", titles[0] ?? ""]);
  expect(await findings(page, "html", 2)).toEqual([]);
  const gone = page.getByText("1 article is no longer on the site");
  await page.getByRole("button", { name: "Remove: Long gone" }).click();
  await expect(gone).toHaveCount(0);
  await expect(page.getByText("Nothing kept yet")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(gone).toBeVisible();
  await page.getByRole("button", { name: "Remove from this browser" }).click();
  await expect(gone).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(gone).toBeVisible();
  await page.getByRole("button", { name: "Remove from this browser" }).click();
  await expect(page.getByText("Removed from this browser.")).toBeVisible();
  await page.reload();
  await untilRunning(page);
  await expect(listed).toHaveText([titles[1] ?? "", titles[0] ?? ""]);
  await page.evaluate(() => localStorage.removeItem("wink.pings.read"));
  await openFeed(page, ids[0]);
  await expect(card(page, ids[0]).getByText("Read", { exact: true })).toBeVisible();
  await expect(card(page, ids[1]).getByText("Read", { exact: true })).toHaveCount(0);
});

test("what was read before the sign-in is the member's after one press, where nothing was kept and one call fails", async ({
  page,
  signIn,
}) => {
  const { ids } = await plantFeed(page, 0.001, 0.002);
  const [read = "", own = ""] = ids;
  const offered = page.getByText(/read in this browser before you signed in/);
  await page.goto(`/pings/content/${read}?lang=en`);
  const marks = () => page.evaluate(() => localStorage.getItem("wink.pings.read") ?? "");
  await expect.poll(marks).toContain(read);
  await signIn();
  await page.goto("/pings/kept?lang=en");
  await untilRunning(page);
  await expect(offered).toBeVisible();
  await page.goto(`/pings/content/${own}?lang=en`);
  await expect.poll(marks).toContain(own);
  await page.goto("/pings/kept?lang=en");
  await untilRunning(page);
  // What the member has read since is the account's already.
  await expect(offered).toHaveText(/^1 article was read/);
  expect(await findings(page, "html", 2)).toEqual([]);

  // What fails is offered again, and keeps nothing from being kept.
  await page.evaluate((id) => {
    const entry = { id, title: "Kept here", source: "s", lang: "en", keptAt: 1 };
    localStorage.setItem("wink.pings.kept", JSON.stringify([entry]));
  }, own);
  await page.reload();
  await untilRunning(page);
  await page.route("**/api/reading", (asked) =>
    asked.request().postData()?.includes('"read"') ? asked.abort() : asked.continue(),
  );
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(page.getByText("Not saved. Check your connection")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await page.unroute("**/api/reading");
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(offered).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("wink.pings.read"));
  await openFeed(page, read);
  await expect(card(page, read).getByText("Read", { exact: true })).toBeVisible();
  await page.goto("/pings/kept?lang=en");
  await untilRunning(page);
  await expect(offered).toHaveCount(0);
});

/** Both are told the same, each from where it is known: a member's visit by the server, anybody else's by the browser. */
const visits = {
  "a member": (page: Page, since: number) =>
    page.route("**/api/reading/visit", (asked) =>
      asked.fulfill({ json: { since: new Date(since).toISOString(), count: 100 } }),
    ),
  "somebody else": (page: Page, since: number) =>
    page.addInitScript((visit) => localStorage.setItem("wink.pings.visit", JSON.stringify(visit)), {
      seenUntil: since,
      visitedAt: since + 60_000,
    }),
};

for (const [who, visitBefore] of Object.entries(visits))
  test(`what is new since the last visit of ${who} is counted, and ends at a line`, async ({
    page,
    signIn,
  }) => {
    const started = Date.now();
    const { ids } = await plantFeed(page, 0.001, 0.003);
    if (who === "a member") {
      await signIn();
      const first = page.waitForResponse("**/api/reading/visit");
      await openFeed(page, ids[0]);
      expect(await (await first).json()).toEqual({ since: null, count: 0 });
    } else await openFeed(page, ids[0]);
    await expect(page.getByText(/new since/)).toHaveCount(0);
    await visitBefore(page, started - 0.0012 * HOUR);
    await openFeed(page, ids[0]);
    await expect(page.getByText(who === "a member" ? /^99\+ new since/ : /^\d+ new since/)).toBeVisible();
    await expect(page.getByText(/^Last visit: /)).toHaveCount(1);
    await expect(card(page, ids[0]).getByText(/^Last visit: /)).toHaveCount(0);
    expect(await findings(page, "html", 2)).toEqual([]);
    if (who !== "a member") return;

    // The server counts what the reader hides, too.
    const source = `Muted ${ids[0]}`;
    const publishedAt = new Date(started - 0.0005 * HOUR).toISOString();
    await plantArticle(page.request, { source, publishedAt, tagId: "digital_currency", lang: "zh" });
    const data = { do: "mute", kind: "source", value: source };
    expect((await page.request.post("/api/wishes", { data, headers: { Origin: ORIGIN } })).status()).toBe(
      200,
    );
    await expect(async () => {
      await openFeed(page, ids[0]);
      await expect(page.getByText(/hidden by your settings/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(/new since/)).toHaveText(/^(?!99)\d+\+? new since/);
  });

test("a press that the server does not take is told and taken back, and nothing is forgotten halfway", async ({
  page,
  signIn,
}) => {
  const { ids } = await plantFeed(page, 0.001);
  await signIn();
  await page.goto(`/pings/content/${ids[0]}?lang=en`);
  await untilRunning(page);
  const unread = page.getByRole("button", { name: "Mark as unread" });
  await expect(unread).toBeVisible();
  await page.route("**/api/reading", (asked) => asked.abort());
  const told = page.getByText("Not saved. Check your connection");
  await unread.click();
  await expect(told).toBeVisible();
  await expect(unread).toBeVisible();

  await page.unroute("**/api/reading");
  await openFeed(page, ids[0]);
  await page.route("**/api/reading", (asked) => asked.abort());
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear the marks" }).click();
  await expect(page.getByText("The marks were not cleared.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("wink.pings.read"))).toContain(ids[0]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.route("**/assets/send-marks*", (asked) => asked.abort());
  const keep = card(page, ids[0]).getByRole("button", { name: /^Keep/ });
  await keep.click();
  await expect(told).toBeVisible();
  await expect(keep).toHaveAttribute("aria-pressed", "false");
});

test("where the part that keeps an article does not come its form is sent", async ({ page, signIn }) => {
  const { ids } = await plantFeed(page, 0.001);
  await signIn();
  await page.route(/assets.(LiveActions|send-marks)/, (asked) => asked.abort());
  await page.goto(`/pings/content/${ids[0]}?lang=en`);
  await untilRunning(page);
  const keep = page.getByRole("button", { name: "Keep", exact: true });
  const sent = page.waitForResponse((each) => each.url().endsWith("/api/reading"));
  await keep.click();
  expect((await sent).status()).toBe(303);
  await expect(keep).toHaveAttribute("aria-pressed", "true");
});

test("a list of this browser that cannot be changed says so", async ({ page }) => {
  const entry = { id: "0123456789abcdef", title: "Kept", source: "s", lang: "en", keptAt: 1 };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem("wink.pings.kept", JSON.stringify(kept));
      const refuse = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Object.assign(Storage.prototype, { setItem: refuse });
    },
    [entry],
  );
  await page.goto("/pings/kept?lang=en");
  await page.getByRole("button", { name: "Remove: Kept" }).click();
  await expect(page.getByText("Your browser did not allow storing this.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kept", exact: true })).toBeVisible();
});

test("strangers and other sites keep nothing", async ({ request, page }) => {
  const { ids } = await plantFeed(page, 0.001);
  const data = { action: "keep", ids };
  for (const path of ["/api/reading", "/api/reading/visit"]) {
    expect((await request.post(ORIGIN + path, { data, headers: { Origin: ORIGIN } })).status()).toBe(401);
    const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await request.post(ORIGIN + path, { data, headers: evil })).status()).toBe(403);
  }
  const form = { action: "keep", "ids[]": ids[0] ?? "", back: "https://evil.example/" };
  const led = await request.post(`${ORIGIN}/api/reading`, {
    form,
    headers: { Origin: ORIGIN },
    maxRedirects: 0,
  });
  expect([led.status(), led.headers().location]).toEqual([303, "/signin?redirect_url=%2Fpings%2Fkept"]);
  const somebody = await asSomebody(`keeper-${crypto.randomUUID()}@example.com`);
  for (const wrong of [{ action: "keep", ids: ["x"] }, { action: "steal", ids }, { ids }, []])
    expect((await somebody.post("/api/reading", { data: wrong })).status()).toBe(400);
  expect(
    (await somebody.post("/api/reading", { data: { action: "keep", ids: ["0123456789abcdef"] } })).status(),
  ).toBe(404);
  expect((await somebody.get("/pings/kept/kept.exe")).status()).toBe(404);
  await somebody.dispose();
});
