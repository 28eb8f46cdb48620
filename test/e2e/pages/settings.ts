import { type APIRequestContext, expect } from "@playwright/test";
import { asSomebody, ORIGIN } from "./fixtures";

const ADMIN = "admin@example.com";

async function asAdmin(act: (admin: APIRequestContext) => Promise<void>): Promise<void> {
  const admin = await asSomebody(ADMIN);
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
export async function readConfig(reader: APIRequestContext, type: string): Promise<unknown> {
  const answer = await reader.get(`${ORIGIN}/api/config?type=${type}`);
  expect(answer.status()).toBe(200);
  const { value, is_default, is_suspended } = await answer.json();
  return { value: JSON.parse(value), is_default, is_suspended };
}
