import { type APIRequestContext, expect, type Locator, type Page, request } from "@playwright/test";
import { ORIGIN } from "./fixtures";

const ADMIN = "admin@example.com";

/** Presses Tab until the focus is on an element, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the focus never came there");
}

async function asAdmin(act: (admin: APIRequestContext) => Promise<void>): Promise<void> {
  const admin = await request.newContext({ extraHTTPHeaders: { Origin: ORIGIN } });
  await admin.post(`${ORIGIN}/signin`, { form: { email: ADMIN }, maxRedirects: 0 });
  await act(admin);
  await admin.dispose();
}

export async function grantPro(email: string): Promise<void> {
  await asAdmin(async (admin) => {
    expect((await admin.post(`${ORIGIN}/api/pro_members`, { data: { email } })).status()).toBe(200);
  });
}

export async function revokePro(email: string): Promise<void> {
  await asAdmin(async (admin) => {
    expect((await admin.delete(`${ORIGIN}/api/pro_members`, { data: { email } })).status()).toBe(200);
  });
}

/** A setting as the extension reads it. */
export async function readConfig(page: Page, type: string): Promise<unknown> {
  const answer = await page.request.get(`${ORIGIN}/api/config?type=${type}`);
  expect(answer.status()).toBe(200);
  const { value, is_default, is_suspended } = await answer.json();
  return { value: JSON.parse(value), is_default, is_suspended };
}
