import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { grantPro, revokePro } from "../pages/settings";

/** An address that the world does not read: what was read in the last half hour is not read again for a member. */
const FEED = `${ORIGIN}/dev/feeds/ai_news_en?for=${crypto.randomUUID()}`;

test("without scripts a source is found, previewed, added, read, removed and brought back", async ({
  context,
  signIn,
}) => {
  const email = await signIn();
  await grantPro(email);
  let page = await openPlain(context.request, "/pings/sources?lang=zh");
  expect(page.texts("h1")).toEqual(["我的来源"]);
  expect(page.text).toContain("还没有来源");

  page = await page.press("预览", { address: "news@example.com" });
  expect(page.status).toBe(422);
  expect(page.text).toContain("这里读不了邮件简报");
  page = await page.press("预览", { address: "http://192.168.0.1/feed" });
  expect(page.text).toContain("不在公开网络上");

  page = await page.press("预览", { address: `${ORIGIN}/pings?tag_id=ai_news_en` });
  expect(page.values("sources[0].url")[0]).toContain("/pings/feeds/ai_news_en/rss.xml");
  expect(page.text).toContain("目前还没有添加");

  page = await page.press("预览", { address: FEED });
  expect(page.all("section[role=status] ol > li").length).toBe(10);
  expect(page.text).toContain("来自您自己选择的来源");
  page = await page.press("添加 1 个来源");
  expect(page.text).toContain("已添加 1 个来源");
  expect(page.text).toContain("1 / 30");

  const { account } = await (await context.request.get(`${ORIGIN}/api/account/data`)).json();
  const winks = async () => {
    const answer = await context.request.get(`${ORIGIN}/api/winks/by_tag_id?tag_id=${account.ping_id}`);
    return (await answer.json()).length;
  };
  await expect.poll(winks, { timeout: 20_000 }).toBeGreaterThan(0);
  page = await page.open(`/pings?tag_id=${account.ping_id}&lang=en`);
  for (const file of ["rss.xml", "atom.xml", "feed.json"]) {
    const href = `/pings/feeds/${account.ping_id}/${file}`;
    expect(page.all(`ul[aria-label="For feed readers"] a[href="${href}"]`)).toHaveLength(1);
    expect(page.all(`link[rel=alternate][href="${ORIGIN}${href}"]`)).toHaveLength(1);
    expect((await context.request.get(ORIGIN + href)).status()).toBe(200);
  }

  page = await page.open("/pings/sources?lang=zh");
  expect(page.text).toMatch(/30 天内收录 \d+ 篇/);
  expect(page.text).toContain("最近找到：");
  const file = await context.request.get(`${ORIGIN}/pings/sources.opml`);
  expect(await file.text()).toContain(`xmlUrl="${FEED}"`);

  page = await page.press(/^移除/);
  expect(page.text).toContain("它带来的内容仍在您的雷达里");
  expect(page.text).toContain("还没有来源");
  page = await page.press("撤销");
  expect(page.text).toContain("1 / 30");

  await revokePro(email);
  page = await page.open("/pings/sources?lang=zh");
  expect(page.text).toContain("您的来源正在休息");
  expect(page.all("input[name=address]")).toEqual([]);
});

test("a list of feeds is previewed and added by keyboard, and the page has no findings", async ({
  page,
  signIn,
}) => {
  await page.goto("/pings/sources?lang=en");
  await expect(page).toHaveURL(/\/signin\?redirect_url=/);
  const email = await signIn();
  await page.goto("/pings/sources?lang=en");
  await expect(page.getByText("With Pro your radar reads up to 30 sites")).toBeVisible();
  await grantPro(email);
  await page.goto("/pings/sources?lang=en");
  await untilRunning(page);
  const outlines = [FEED, `${ORIGIN}/dev/feeds/nothing`, "javascript:alert(1)"];
  const opml = `<opml><body>${outlines.map((url) => `<outline xmlUrl="${url}"/>`).join("")}</body></opml>`;
  await page.getByLabel("Or paste its text").fill(opml);
  await page.getByRole("button", { name: "Preview the file" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("javascript:alert(1)", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").getByText(/404/)).toBeVisible();
  await expect(page.getByRole("status").getByText("10 of 10 would come in")).toBeVisible();
  expect(await findings(page, "html", 2)).toEqual([]);
  await page.getByRole("button", { name: "Add this source" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 source added")).toBeVisible();
  await expect(page.getByText("1 of 30")).toBeVisible();
  await page.getByLabel("Or paste its text").fill(opml);
  await page.getByRole("button", { name: "Preview the file" }).click();
  await expect(page.getByText("Your radar reads it already.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 of 30")).toBeVisible();
  expect(await findings(page, "html", 2)).toEqual([]);
});
