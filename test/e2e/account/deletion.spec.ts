import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
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

test("an account is deleted after its word was typed, by keyboard alone", async ({
  page,
  context,
  signIn,
}) => {
  const email = await signIn();
  await page.goto("/profile?lang=zh");
  await untilRunning(page);
  await page.evaluate(() => sessionStorage.setItem("resumeData", "{}"));
  expect(database()).toContain(email);
  const session = await sessionOf(context);

  await page.getByRole("link", { name: "删除我的账户" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("textbox")).toBeFocused();
  const confirm = dialog.getByRole("button", { name: "永久删除" });
  await expect(confirm).toBeDisabled();
  await page.keyboard.type("删除x");
  await expect(confirm).toBeDisabled();
  await page.keyboard.press("Backspace");
  await expect(confirm).toBeEnabled();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "您的账户已删除", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "返回首页" })).toHaveAttribute("href", "/");
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

test("without scripts an account is deleted by a form", async ({ context, signIn }) => {
  const email = await signIn();
  let page = await openPlain(context.request, "/profile?lang=en");
  page = await page.follow(/^Delete my account/, "main");
  page = await page.press(/^Delete for good/, { phrase: "no" });
  expect(page.text).toContain("Type the word as shown");
  expect(page.values("phrase")).toEqual(["no"]);
  expect(database()).toContain(email);

  page = await page.press(/^Delete for good/, { phrase: "delete" });
  expect(page.texts("h1")).toEqual(["Your account has been deleted"]);
  expect(await sessionOf(context)).toBeUndefined();
  expect(database()).not.toContain(email);
});

test("who signs in anew after a deletion begins anew", async ({ context, signIn }) => {
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
  const page = await openPlain(context.request, "/profile?deleted&lang=en");
  expect(page.text).not.toContain("Your account has been deleted");
  await context.clearCookies();
  const old = await context.request.get(`${ORIGIN}/api/pro_status`, {
    headers: { Cookie: `wink_session=${session?.value}` },
  });
  expect(old.status()).toBe(401);
});
