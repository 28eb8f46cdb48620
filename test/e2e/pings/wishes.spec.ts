import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { briefs, openShowing } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle, TAG } from "../pages/pings";
import { untilRunning } from "../pages/running";

const says = {
  en: {
    open: "Mine",
    what: "Source or word",
    add: "Add",
    undo: "Undo",
    undoAll: "Undo all",
    close: "Close",
    muted: "is muted.",
    hidden: /hidden by your settings/,
    show: "Show all",
    score: /Show from a score/,
  },
  zh: {
    open: "偏好",
    what: "来源或词语",
    add: "添加",
    undo: "撤销",
    undoAll: "全部撤销",
    close: "关闭",
    muted: "已屏蔽",
    hidden: /按您的设置隐藏了/,
    show: "全部显示",
    score: /分及以上/,
  },
} as const;

async function openMine(page: Page, language: "en" | "zh") {
  await page.getByRole("button", { name: says[language].open, exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel(says[language].what).waitFor();
  return panel;
}

for (const [who, language] of [
  ["a member", "en"],
  ["somebody who has not signed in", "zh"],
] as const)
  test(`${who} mutes a word, sees what it hides, and undoes it in one press`, async ({
    page,
    request,
    signIn,
  }) => {
    const words = says[language];
    const isMember = who === "a member";
    const title = `Zebrafish ${crypto.randomUUID().slice(0, 8)} swims`;
    await plantArticle(request, { title, publishedAt: new Date().toISOString(), tagId: "ai_news_en" });
    if (isMember) await signIn();
    const brief = briefs(page).filter({ hasText: title });
    await openShowing(page, `/pings?tag_id=ai_news_en&lang=${language}`, brief);
    await untilRunning(page);

    let panel = await openMine(page, language);
    await panel.getByLabel(words.what).fill("zebrafish");
    await panel.getByRole("button", { name: words.add, exact: true }).click();
    await expect(panel.getByRole("status")).toContainText(words.muted);
    expect(await findings(page, "dialog", 2)).toEqual([]);
    await panel.getByRole("button", { name: words.close }).first().click();
    await expect(brief).toHaveCount(0);
    await expect(page.getByText(words.hidden)).toBeVisible();

    // It is kept: another visit begins so.
    await page.reload();
    await untilRunning(page);
    await expect(page.getByText(words.hidden)).toBeVisible();
    await expect(brief).toHaveCount(0);
    await page.getByRole("link", { name: words.show }).click();
    await expect(brief).toHaveCount(1);
    if (isMember) expect(new URL(page.url()).searchParams.get("all")).toBe("1");

    await page.goto(`/pings?tag_id=ai_news_en&lang=${language}`);
    await untilRunning(page);
    panel = await openMine(page, language);
    await panel.getByRole("button", { name: words.undoAll, exact: true }).click();
    await expect(panel.getByText("zebrafish", { exact: true })).toHaveCount(0);
    await panel.getByRole("button", { name: words.undo, exact: true }).click();
    await expect(panel.getByText("zebrafish", { exact: true })).toHaveCount(1);
    await panel.getByRole("button", { name: words.undoAll, exact: true }).click();
    await expect(panel.getByText("zebrafish", { exact: true })).toHaveCount(0);
    await panel.getByRole("button", { name: words.close }).first().click();
    await expect(brief).toHaveCount(1);
    await expect(page.getByText(words.hidden)).toHaveCount(0);
  });

test("the score from which something is shown is chosen by keys, and says what it would have shown", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await untilRunning(page);
  const panel = await openMine(page, "en");
  await expect(panel.getByText(/of yesterday’s \d+|Nothing came in yesterday/)).toBeVisible();
  const slider = panel.getByRole("slider", { name: says.en.score });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(panel.getByRole("status")).toContainText("score of 100");
  await expect(panel.getByText(/shown 0 of yesterday’s|Nothing came in/)).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).first().click();
  await expect(briefs(page)).toHaveCount(0);
  await expect(page.getByText(says.en.hidden)).toBeVisible();
});

for (const isMember of [true, false])
  test(`more of an article moves others like it, ${isMember ? "on the server" : "in the browser"}, and is undone`, async ({
    page,
    request,
    signIn,
  }) => {
    const name = `Qu${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}zx`;
    const article = await plantArticle(request, { title: `Why ${name} matters`, source: "Plain Inference" });
    if (isMember) await signIn();
    await page.goto(`${article}?tag_id=${TAG}&lang=en`);
    await untilRunning(page);
    await page.getByRole("button", { name: "More like this" }).click();
    await expect(page.getByText("Noted: more like this.")).toBeVisible();
    const reason = page.getByText(new RegExp(`you asked for more of .*${name}`));
    await expect(reason).toBeVisible();
    await page.reload();
    await untilRunning(page);
    await expect(reason).toBeVisible();
    await page.getByRole("button", { name: "Mute Plain Inference" }).click();
    await expect(page.getByText("You have muted Plain Inference.")).toBeVisible();
    await page.reload();
    await untilRunning(page);
    await page.getByRole("button", { name: "Unmute Plain Inference" }).click();
    await expect(page.getByText("You have muted Plain Inference.")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("You have muted Plain Inference.")).toBeVisible();
    await page.getByRole("button", { name: "Unmute Plain Inference" }).click();
    await expect(page.getByRole("button", { name: "Mute Plain Inference" })).toBeVisible();
  });

/** What somebody who has not signed in wishes, until the next page. */
const wishHere = (page: Page, wishes: object) =>
  page.evaluate((kept) => localStorage.setItem("wink.pings.wishes", JSON.stringify(kept)), {
    muted: [],
    leanings: [],
    leastScore: 0,
    hideRead: false,
    ...wishes,
  });

test("what was wished before the sign-in is the member's after one press, and not without it", async ({
  page,
  signIn,
}) => {
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await wishHere(page, { muted: [{ kind: "word", value: "zebrafish" }] });
  await signIn();
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await untilRunning(page);
  const panel = await openMine(page, "en");
  const [muted, offered] = [
    panel.getByText("zebrafish", { exact: true }),
    panel.getByText(/before you signed/),
  ];
  await expect(offered).toBeVisible();
  await expect(muted).toHaveCount(0);
  await panel.getByRole("button", { name: "Add to my account" }).click();
  await expect(muted).toHaveCount(1);
  await expect(offered).toHaveCount(0);
  await panel.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(muted).toHaveCount(0);
  await expect(offered).toHaveCount(0);

  // It was answered. Another wish was not, and may be left for good.
  await wishHere(page, { muted: [{ kind: "word", value: "okapi" }] });
  for (const isOffered of [true, false]) {
    await page.reload();
    await untilRunning(page);
    await openMine(page, "en");
    await expect(offered).toHaveCount(isOffered ? 1 : 0);
    if (isOffered) await panel.getByRole("button", { name: "Leave it" }).click();
    await expect(offered).toHaveCount(0);
    await expect(panel.getByText("Nothing is muted.")).toBeVisible();
  }
});

test("a panel that is closed before its change is answered renews the list all the same", async ({
  page,
  request,
  signIn,
}) => {
  const source = `Gazette ${crypto.randomUUID()}`;
  await plantArticle(request, { source, publishedAt: new Date().toISOString(), tagId: "ai_news_en" });
  await signIn();
  const brief = briefs(page).filter({ hasText: source });
  await openShowing(page, "/pings?tag_id=ai_news_en&lang=en", brief);
  await untilRunning(page);
  const panel = await openMine(page, "en");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/wishes", async (asked) => {
    await released;
    await asked.continue();
  });
  await panel.getByRole("combobox", { name: "What to do with it" }).selectOption("muteSource");
  await panel.getByLabel(says.en.what).fill(source);
  await panel.getByRole("button", { name: says.en.add, exact: true }).click();
  await panel.getByRole("button", { name: says.en.close }).first().click();
  await expect(panel).toHaveCount(0);
  const renewed = page.waitForRequest((asked) => asked.url().includes("_data=routes%2Fpings._index"));
  release();
  await renewed;
  await expect(brief).toHaveCount(0);
});

test("who has not signed in and hides a whole page is shown what comes after it, and told that counts are by score", async ({
  page,
  request,
}) => {
  const source = `Gazette ${crypto.randomUUID()}`;
  const now = Date.now();
  for (let age = 22; age >= 0; age -= 1) {
    const publishedAt = new Date(now - age * 1000).toISOString();
    // Another journey needs a feed without a score of 100.
    const more = { source, publishedAt, tagId: "ai_news_en", score: age === 22 ? 99 : 87 };
    await plantArticle(request, more);
  }
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await wishHere(page, { leastScore: 99, muted: [{ kind: "word", value: crypto.randomUUID() }] });
  // A page that is kept for everybody may be some seconds behind.
  await expect(async () => {
    await page.goto("/pings?tag_id=ai_news_en&lang=en");
    await expect(briefs(page)).toHaveText([new RegExp(source)], { timeout: 5000 });
    const hidden = await page.getByText(says.en.hidden).textContent();
    expect(Number.parseInt(hidden ?? "", 10)).toBeGreaterThanOrEqual(22);
  }).toPass();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const panel = await openMine(page, "en");
  await expect(panel.getByText(/By their? scores? alone|Nothing came in yesterday/)).toBeVisible();
});

test("taking back a press leaves what another device has changed since", async ({
  page,
  request,
  signIn,
}) => {
  const article = await plantArticle(request, { source: "Plain Inference" });
  await signIn();
  await page.goto(`${article}?lang=en`);
  await untilRunning(page);
  await page.getByRole("button", { name: "Mute Plain Inference" }).click();
  await expect(page.getByText("You have muted Plain Inference.")).toBeVisible();
  const data = { do: "mute", kind: "word", value: "laptop" };
  const answer = await page.request.post("/api/wishes", { data, headers: { Origin: ORIGIN } });
  expect(answer.status()).toBe(200);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  const { wishes } = await (await page.request.get("/api/wishes")).json();
  expect(wishes.muted).toEqual([{ kind: "word", value: "laptop" }]);
});

test("wishes made without an account are applied before the page is at rest, told of where they hide all, and outlast an account", async ({
  page,
  signIn,
}) => {
  // A page that is never at rest.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await wishHere(page, { leastScore: 100 });
  await page.reload();
  await expect(page.getByText(says.en.hidden)).toBeVisible();
  await expect(briefs(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: says.en.show })).toBeVisible();

  await signIn();
  await page.goto("/profile?lang=en");
  await untilRunning(page);
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname !== "/profile");
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await expect(page.getByText(says.en.hidden)).toBeVisible();
});

test("a source that is muted by hand and is none of the list is said to be none", async ({ page }) => {
  await page.goto("/pings?tag_id=ai_news_en&lang=en");
  await untilRunning(page);
  const panel = await openMine(page, "en");
  await panel.getByRole("combobox", { name: "What to do with it" }).selectOption("muteSource");
  const suggested = await panel.locator("datalist option").first().getAttribute("value");
  for (const [source, told] of [
    ["Nobody’s Gazette", /Nothing in this list/],
    [suggested ?? "", /is muted\.$/],
  ] as const) {
    await panel.getByLabel(says.en.what).fill(source);
    await panel.getByRole("button", { name: says.en.add, exact: true }).click();
    await expect(panel.getByRole("status")).toHaveText(told);
  }
});
