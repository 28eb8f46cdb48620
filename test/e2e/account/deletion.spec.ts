import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "@playwright/test";
import { DATA, expect, ORIGIN, test, upload } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const LOG = ".wrangler/e2e.log";

/** Every row of every table of the database, as one text. */
function database(): string {
  const folder = ".wrangler/e2e/v3/d1/miniflare-D1DatabaseObject";
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const rows = files.flatMap((name) => {
    const db = new DatabaseSync(join(folder, name), { readOnly: true });
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const all = tables.map((table) => db.prepare(`SELECT * FROM "${table.name}"`).all());
    db.close();
    return all;
  });
  return JSON.stringify(rows);
}

async function sessionOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "wink_session");
}

for (const [language, phrase, deleted, home] of [
  ["en", "delete", "Your account has been deleted", "Back to the home page"],
  ["zh", "删除", "您的账户已删除", "返回首页"],
] as const) {
  test(`an account is deleted after its word was typed, by keyboard alone (${language})`, async ({
    page,
    context,
    signIn,
  }) => {
    const email = await signIn();
    await upload(page, `${DATA}/awesome-cv-resume.pdf`, language);
    await page.goto(`/profile?lang=${language}`);
    await untilRunning(page);
    expect(database()).toContain(email);
    const session = await sessionOf(context);

    await page.getByRole("link", { name: /Delete my account|删除我的账户/ }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("textbox")).toBeFocused();
    const confirm = dialog.getByRole("button", { name: /Delete for good|永久删除/ });
    await expect(confirm).toBeDisabled();
    await page.keyboard.type(`${phrase}x`);
    await expect(confirm).toBeDisabled();
    await page.keyboard.press("Backspace");
    await expect(confirm).toBeEnabled();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: deleted, level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: home })).toHaveAttribute("href", "/");
    expect(await sessionOf(context)).toBeUndefined();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("resume");
    expect(database()).not.toContain(email);
    expect(readFileSync(LOG, "utf8")).not.toContain(email);

    const replayed = await context.request.get(`${ORIGIN}/api/pro_status`, {
      headers: { Cookie: `wink_session=${session?.value}` },
    });
    expect(replayed.status()).toBe(401);
    expect(database()).not.toContain(email);
  });

  test(`an account is deleted without JavaScript (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ORIGIN });
    const page = await context.newPage();
    const email = `person-${crypto.randomUUID()}@example.com`;
    await page.goto(`/signin?lang=${language}&redirect_url=/profile`);
    const main = page.getByRole("main");
    await main.getByRole("textbox").fill(email);
    await main.getByRole("button").click();
    await main.getByRole("link", { name: /Delete my account|删除我的账户/ }).click();
    await main.getByRole("textbox").fill("no");
    const confirm = main.getByRole("button", { name: /Delete for good|永久删除/ });
    await confirm.click();
    await expect(main.getByText(/Type the word as shown|请照原样输入该词/)).toBeVisible();
    await expect(main.getByRole("textbox")).toHaveValue("no");
    expect(database()).toContain(email);

    await main.getByRole("textbox").fill(phrase);
    await confirm.click();
    await expect(page.getByRole("heading", { name: deleted, level: 1 })).toBeVisible();
    expect(await sessionOf(context)).toBeUndefined();
    expect(database()).not.toContain(email);
    await context.close();
  });
}

test("who signs in anew after a deletion begins anew", async ({ page, context, signIn }) => {
  const email = await signIn();
  const pingId = async () =>
    (await (await context.request.get(`${ORIGIN}/api/account/data`)).json()).account.ping_id;
  const before = await pingId();
  const form = { phrase: "delete" };
  const remove = () =>
    context.request.post(`${ORIGIN}/profile?delete`, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });
  const session = await sessionOf(context);
  const statuses = (await Promise.all([remove(), remove()])).map((answer) => answer.status());
  expect(statuses.every((status) => status < 400)).toBe(true);
  expect((await context.request.get(`${ORIGIN}/api/account/data`)).status()).toBe(401);

  await signIn(email);
  const after = await pingId();
  expect(after).not.toBe(before);
  await page.goto("/profile?deleted&lang=en");
  await expect(page.getByText("Your account has been deleted")).toHaveCount(0);
  await context.clearCookies();
  const old = await context.request.get(`${ORIGIN}/api/pro_status`, {
    headers: { Cookie: `wink_session=${session?.value}` },
  });
  expect(old.status()).toBe(401);
});
