import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

const sentence =
  "<p>The owl came in through the window, sat on the second seat and closed its eyes. Nobody complained.</p>";
const storyOf = (length: number) => `<!doctype html><html lang="en"><title>Owls on trains | News</title>
  <meta property="og:site_name" content="Owl News"><ul><li><a href="/menu">Menu of the site</a></li></ul>
  <article><h1>Owls on trains</h1>${sentence.repeat(length)}
  <p>Read <a href="https://more.example/">more</a><img src="https://pictures.localhost/owl.jpg" alt="An owl"></p>
  <script>document.title = "hacked"</script><p><img src="x" onerror="document.title='hacked'"></p></article></html>`;
const pages: Record<string, string> = { "/owls": storyOf(6), "/long": storyOf(800) };

let news: Server;
let asked: string[] = [];
const at = (path: string) => `http://localhost:${(news.address() as AddressInfo).port}${path}`;

test.beforeAll(async () => {
  news = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const page = pages[path];
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => news.listen(0, "localhost", resolve));
});

test.afterAll(() => {
  news.closeAllConnections();
  news.close();
});

test.beforeEach(async ({ page }) => {
  asked = [];
  await page.route("https://pictures.localhost/**", (route) => route.abort());
});

async function readArticle(page: Page, path: string) {
  await page.getByRole("textbox", { name: "Address of the article" }).fill(at(path));
  await page.getByRole("button", { name: "Read the article" }).click();
}

test("an address becomes an article, which goes to the editor with its title and its source", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/article-scraper?lang=en");
  await untilRunning(page);
  await readArticle(page, "/owls");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Owls on trains" })).toBeVisible();
  await expect(article.getByRole("link", { name: /Owl News/ })).toHaveAttribute("href", at("/owls"));
  const picture = article.locator("img[src='https://pictures.localhost/owl.jpg']");
  await expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(article).not.toContainText("Menu of the site");
  await expect(page).not.toHaveTitle("hacked");
  expect(await findings(page)).toEqual([]);

  // What cannot be read takes away nothing.
  await readArticle(page, "/nothing");
  await expect(page.getByRole("alert")).toContainText("There’s no page at this address");
  await expect(page.getByRole("textbox", { name: "Address of the article" })).toHaveValue(at("/nothing"));

  await article.getByRole("link", { name: "Open in the editor" }).click();
  await page.waitForURL(/\/markdown-editor/);
  const text = page.getByRole("textbox").first();
  await expect(text).toHaveValue(/^# Owls on trains\n\nThe owl came in/);
  await expect(text).toHaveValue(new RegExp(`\n\nSource: \\[Owl News\\]\\(${at("/owls")}\\)$`));
});

test("an article too long for a link is copied whole", async ({ page, signIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/article-scraper?lang=en");
  await untilRunning(page);
  await readArticle(page, "/long");
  await expect(page.getByText("too long for a link to carry")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make a card" })).toBeDisabled();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/closed its eyes/g)).toHaveLength(800);
  expect(copied).toMatch(/^# Owls on trains\n[\s\S]+\n\nSource: /);
});

test("without scripts an article is read, and its Markdown stands there", async ({ context, signIn }) => {
  await signIn();
  let page = await openPlain(context.request, "/article-scraper?lang=zh");
  page = await page.press("读取文章", { url: at("/owls") });
  expect(page.texts("article :is(h1, h2)")).toContain("Owls on trains");
  const markdown = page.one("textarea[readonly]").textContent ?? "";
  expect(markdown).toMatch(/^# Owls[\s\S]+来源：\[Owl News\]/);
  page = await page.press("读取文章", { url: "file:///etc/passwd" });
  expect(page.text).toContain("这不是网址");
  expect(page.values("url")).toEqual(["file:///etc/passwd"]);
});

test("whoever is signed out is told so, and nothing is asked for them", async ({ page, request }) => {
  await page.goto("/article-scraper?lang=en");
  await expect(page.getByText("please sign in first")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await untilRunning(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const answer = await request.post("/article-scraper", {
    form: { url: at("/owls") },
    headers: { Origin: ORIGIN },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toContain("/signin");
  expect(asked).toEqual([]);
});
