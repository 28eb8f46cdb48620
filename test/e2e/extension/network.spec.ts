import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { article, grant, startExtension, startPages, unpackExtension } from "../pages/extension";
import { ORIGIN } from "../pages/fixtures";

test("of a whole session nobody hears but the feed of the site, and that without cookies", async () => {
  const site = await startPages({
    "/en": article("en", "On databases", [
      "A phrase about databases stands here. The index was built by Ada Byrne in 2019.",
    ]),
  });
  const extension = await startExtension({ folder: await unpackExtension() });
  await extension.context.request.post(`${ORIGIN}/signin`, {
    form: { email: "session@example.com" },
    headers: { Origin: ORIGIN },
  });
  const cookies: (string | undefined)[] = [];
  extension.context.on("request", async (request) => {
    if (request.url().startsWith(`${ORIGIN}/pings/feeds`)) cookies.push((await request.allHeaders()).cookie);
  });
  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/en`);
  await extension.press(page);
  const tab = await extension.openNewTab();
  const news = tab.getByRole("heading", { name: /^News: / });
  await expect(news).toBeVisible();
  await tab
    .getByRole("button", { name: /^Save “/ })
    .first()
    .click();
  await expect(tab.getByRole("button", { name: /^Save “/ }).first()).toBeDisabled();
  await tab.getByRole("searchbox").fill("Who built the index?");
  await expect(tab.getByRole("blockquote").first()).toContainText("Ada Byrne");
  await tab.reload();
  await expect(news).toBeVisible();
  await extension.context.setOffline(true);
  await tab.reload();
  await expect(news).toBeVisible();

  const feed = `${ORIGIN}/pings/feeds/ai_news_en/feed.json`;
  const facts = `${ORIGIN}/downloads/memwink.json`;
  expect([...new Set(extension.asked)].sort()).toEqual([facts, feed]);
  expect(extension.asked.filter((each) => each === feed)).toHaveLength(1);
  expect(cookies).toEqual([undefined]);
  await extension.close();
  site.close();
});

/** An endpoint that writes what the quotes say, and more. */
async function startEndpoint() {
  const bodies: string[] = [];
  const server = createServer(async (request, answer) => {
    bodies.push(await text(request));
    const content = "Ada Byrne built it [1]. The moon is made of cheese [9]. Nobody said this.";
    answer
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  return { origin: `http://127.0.0.1:${port}`, bodies, close: () => server.close() };
}

test("an endpoint of one's own gets the question and the quotes that show, and may say nothing else than they", async () => {
  const endpoint = await startEndpoint();
  const secret = "The safe of the house stands behind the clock in the hall, as nobody else knows.";
  const site = await startPages({
    "/house": article("en", "The house", [secret]),
    "/en": article("en", "On databases", ["The index was built by Ada Byrne in 2019."]),
  });
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const folder = await unpackExtension();
  const first = await startExtension({ folder, profile });
  await first.close();
  grant(profile, { hosts: ["http://127.0.0.1/*"] });
  const extension = await startExtension({ folder, profile });
  const page = await extension.context.newPage();
  for (const path of Object.keys(site.pages)) {
    await page.goto(site.origin + path);
    await extension.press(page);
  }

  const tab = await extension.openNewTab();
  const newTab = tab.url();
  await tab.goto(new URL("options.html", newTab).href);
  await tab.getByRole("textbox", { name: "Address" }).fill(`${endpoint.origin}/v1`);
  await tab.getByLabel("API key").fill("sk-test");
  await tab.getByLabel("Model for answers").fill("small");
  await tab.getByRole("button", { name: "Save and try it" }).click();
  await expect(tab.getByText("It works.")).toBeVisible();
  await tab.goto(newTab);
  await tab.getByRole("searchbox").fill("Who built the index?");
  await expect(tab.getByRole("main").getByRole("blockquote")).toHaveCount(1);
  await expect(
    tab.getByText(
      `Sends the question and these quotes to ${new URL(endpoint.origin).host}, and nothing else.`,
    ),
  ).toBeVisible();
  expect(endpoint.bodies).toHaveLength(1);
  await tab.getByRole("button", { name: "Put it into words" }).click();
  await expect(tab.getByText("Ada Byrne built it")).toBeVisible();
  await expect(tab.getByRole("main")).not.toContainText("cheese");
  await expect(tab.getByRole("main")).not.toContainText("Nobody said");
  expect(endpoint.bodies).toHaveLength(2);
  expect(endpoint.bodies[1]).toContain("Who built the index?");
  expect(endpoint.bodies[1]).not.toContain("safe of the house");
  const hosts = new Set(extension.asked.map((address) => new URL(address).origin));
  expect([...hosts].sort()).toEqual([endpoint.origin, ORIGIN].sort());
  await extension.close();
  site.close();
  endpoint.close();
});
