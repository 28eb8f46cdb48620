import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { type Extension, startExtension, unpackExtension } from "../pages/extension";
import { ORIGIN } from "../pages/fixtures";
import { untilRunning } from "../pages/running";
import { grantPro, revokePro } from "../pages/settings";

let folder = "";
test.beforeAll(async () => {
  folder = await unpackExtension();
});

async function signIn({ context }: Extension): Promise<string> {
  const email = `person-${crypto.randomUUID()}@example.com`;
  await context.request.post(`${ORIGIN}/signin`, {
    form: { email },
    headers: { Origin: ORIGIN },
    maxRedirects: 0,
  });
  return email;
}

const save = async ({ context }: Extension, type: string, value: string) => {
  const data = { type, value };
  expect(
    (await context.request.post(`${ORIGIN}/api/config`, { data, headers: { Origin: ORIGIN } })).status(),
    type,
  ).toBe(200);
};

/** Sends the settings by the button of the page; gives the number that it says. */
async function send(page: Page): Promise<string> {
  await page.goto(`${ORIGIN}/memwink_settings?lang=en`);
  await untilRunning(page);
  await page.getByRole("button", { name: "Send to my extension" }).click();
  const told = page.getByText(/show the same number: \d{4}/);
  await expect(told).toBeVisible();
  return /\d{4}/.exec((await told.textContent()) ?? "")?.[0] ?? "";
}

const options = async ({ context }: Extension) => {
  const page = await context.newPage();
  await page.goto("chrome://newtab/");
  await page.goto(new URL("options.html", page.url()).href);
  return page;
};

test("every setting is sent by a press, acts in the extension, and falls back when Pro ends", async () => {
  const extension = await startExtension({ folder });
  const email = await signIn(extension);
  await grantPro(email);
  const page = await extension.context.newPage();
  for (const [type, value] of [
    ["memwink_theme", "anime"],
    ["memwink_quote_template", "A line about bread"],
    ["memwink_quote_style", "custom"],
    ["memwink_gen_prompt", "Summarise briefly"],
    ["memwink_qa_prompt", "Answer briefly"],
    ["memwink_embed_model", "advanced_cloud"],
    ["memwink_news_agent", '{"enabled":true,"worldFilter":"ai_news_en","prompt":"chips"}'],
    ["language", "zh"],
  ] as const)
    await save(extension, type, value);
  const number = await send(page);
  const own = await options(extension);
  await expect(own.getByText(`编号 ${number}`)).toBeVisible();
  for (const shown of [
    "动漫",
    "自定义模板",
    "Summarise briefly",
    "Answer briefly",
    "我的雷达",
    "下面没有设置嵌入模型的接口",
  ])
    await expect(own.getByRole("main")).toContainText(shown);
  const tab = await extension.openNewTab();
  await expect(tab.getByRole("searchbox", { name: "查找或询问保存过的网页" })).toBeVisible();
  await expect(tab.getByText("自定义模板需要模型")).toBeVisible();

  await revokePro(email);
  await save(extension, "language", "en");
  await send(page);
  await own.reload();
  await expect(own.getByRole("main")).not.toContainText("Summarise briefly");
  await expect(own.getByRole("main")).toContainText("Words and Chinese character pairs, on this device");
  await expect(own.getByRole("main")).toContainText("AI News");
  await tab.reload();
  await expect(tab.getByText(/needs a model/)).toHaveCount(0);
  await expect(tab.getByRole("blockquote")).toBeVisible();
  await extension.close();
});

/** Time and date of each entry of a zip, as its directory and the entry itself have them: four bytes in hexadecimal. */
function timesOf(zip: Buffer): string[] {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const entry = zip.readUInt32LE(at + 42);
    const times = zip.toString("hex", at + 12, at + 16) + zip.toString("hex", entry + 10, entry + 14);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return times;
  });
}

test("without the extension the page says how it is installed, and the press downloads it", async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/healthz`);
  await page.request.post(`${ORIGIN}/signin`, {
    form: { email: "download@example.com" },
    headers: { Origin: ORIGIN },
  });
  await page.goto(`${ORIGIN}/memwink_settings?lang=en`);
  await untilRunning(page);
  await expect(page.getByText("No MemWink that speaks with this site is in this browser.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("memwink.zip");
  const zip = readFileSync(await download.path());
  const pictures = Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith(".png"));
  expect(zip.length - pictures.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThanOrEqual(
    160 * 1024,
  );
  const files = Object.entries(unzipSync(zip));
  // Midnight of 1 January 2026, wherever and whenever it was built.
  expect(timesOf(zip)).toEqual(files.map(() => "0000215c0000215c"));
  const scripts = files.filter(([name]) => name.endsWith(".js"));
  expect(scripts.map(([name]) => name)).toEqual(
    expect.arrayContaining(["background.js", "capture.js", "newtab.js", "options.js"]),
  );
  for (const [name, bytes] of scripts) {
    const code = strFromU8(bytes);
    expect(code, name).not.toMatch(/\beval\(|\bnew Function\(|https?:[^"'`\s]+\.(?:m?js|wasm)\b/);
    if (name === "capture.js") expect(code).not.toMatch(/\bimport\b/);
  }
});
