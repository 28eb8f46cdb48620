import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  agreement,
  article,
  grant,
  resultsOf,
  startExtension,
  startPages,
  unpackExtension,
} from "../pages/extension";

test("a worker that is killed in the midst of saves and folds loses, halves and doubles nothing", async () => {
  const sizes = [1, 20, 200, 800, 1, 80, 800, 400, 1, 200];
  const text = (size: number, at: number) => [
    `Only here: kettle${at}.`,
    "Words that stand on all of these pages. ".repeat(size * 10),
  ];
  const site = await startPages(
    Object.fromEntries(sizes.map((size, at) => [`/${at}`, article("en", `Page ${at}`, text(size, at))])),
  );
  const extension = await startExtension({ folder: await unpackExtension() });
  const page = await extension.context.newPage();
  const tab = await extension.openNewTab();
  for (const at of sizes.keys()) {
    await page.goto(`${site.origin}/${at}`);
    await extension.pressAndKill(page);
    expect(await agreement(tab)).toMatchObject({ faults: [] });
  }
  for (const at of sizes.keys()) {
    await page.goto(`${site.origin}/${at}`);
    await extension.press(page);
    await tab.bringToFront();
    await tab.getByRole("searchbox").fill(`kettle${at}`);
    await expect(resultsOf(tab)).toHaveCount(1);
  }
  expect(await agreement(tab)).toEqual({ pages: sizes.length, faults: [] });
  await extension.close();
  site.close();
});

test("an import of five thousand bookmarks that is broken off goes on where it ended", async () => {
  test.slow();
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const folder = await unpackExtension();
  const first = await startExtension({ folder, profile });
  await first.close();
  grant(profile, { permissions: ["bookmarks"] });
  const url = (at: number) => ({
    type: "url",
    id: `${at + 100}`,
    guid: crypto.randomUUID(),
    name: `Link ${at}`,
    url: `https://b.example/${at}`,
    date_added: "13300000000000000",
  });
  const folderOf = (id: string, name: string, children: object[]) => ({
    type: "folder",
    id,
    guid: crypto.randomUUID(),
    name,
    children,
    date_added: "0",
    date_modified: "0",
  });
  const reading = folderOf(
    "4",
    "阅读",
    Array.from({ length: 5000 }, (_, at) => url(at)),
  );
  const roots = {
    bookmark_bar: folderOf("1", "Bookmarks bar", [reading]),
    other: folderOf("2", "Other", []),
    synced: folderOf("3", "Mobile", []),
  };
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default", "Bookmarks"), JSON.stringify({ checksum: "", roots, version: 1 }));

  const extension = await startExtension({ folder, profile });
  const tab = await extension.openNewTab();
  const options = async () => {
    const page = await extension.context.newPage();
    await page.goto(new URL("options.html", tab.url()).href);
    return page;
  };
  const broken = await options();
  await broken.getByRole("button", { name: "Import the browser’s bookmarks" }).click();
  await expect(broken.getByRole("status").first()).toHaveText(/^[\d,]+ of 5,000/);
  await broken.close();
  const half = await agreement(tab);
  expect(half.faults).toEqual([]);
  expect(half.pages).toBeGreaterThan(0);
  expect(half.pages).toBeLessThan(5000);

  const again = await options();
  await again.getByRole("button", { name: "Import the browser’s bookmarks" }).click();
  await expect(again.getByRole("status").first()).toHaveText(/pages added/, { timeout: 60_000 });
  expect(await agreement(tab)).toEqual({ pages: 5000, faults: [] });
  await tab.reload();
  await tab.getByRole("button", { name: "阅读" }).click();
  await tab.getByRole("searchbox").fill('in:"阅读" 4999');
  await expect(tab.getByRole("main").getByRole("link", { name: "Link 4999" })).toBeVisible();
  await extension.close();
});
