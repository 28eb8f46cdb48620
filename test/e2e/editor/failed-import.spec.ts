import { expect, openEditor, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const chunks = "**/assets/*.js";

test("copying that could not be prepared is tried again; text and undo stay when what a button needs does not come", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  const text = page.getByLabel("Article in Markdown");
  await text.fill("mine");
  await expect(page.getByRole("region", { name: "Preview" }).getByText("mine")).toBeVisible();
  await page.route(chunks, (route) => route.abort());
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be prepared" })).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Content copied!")).toBeVisible();
  await text.fill("");

  for (const part of ["Drafts", "Custom CSS", "More actions"]) {
    await text.pressSequentially("mine");
    const asked = { fetch: new Set<string>(), script: new Set<string>() };
    await page.route(chunks, (route) => {
      const request = route.request();
      asked[request.resourceType() === "fetch" ? "fetch" : "script"].add(request.url());
      return route.fulfill({ status: 404 });
    });
    await page.getByRole("button", { name: part }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expect(text).toHaveValue("mine");
    await text.press("ControlOrMeta+z");
    await expect(text).not.toHaveValue("mine");
    // What was never imported no browser remembers as failed.
    expect(asked.fetch.size, part).toBeGreaterThan(0);
    expect([...asked.script].filter((address) => asked.fetch.has(address))).toEqual([]);
    await page.unroute(chunks);
    await page.getByRole("button", { name: part }).click();
    const opened = page.getByRole("dialog").or(page.getByRole("menu"));
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await text.fill("");
  }
});

test("a preview or a library of formulas that does not come is told, and comes when asked again", async ({
  page,
}) => {
  const code = "**/assets/preview.client-*.js*";
  const library = "**/assets/katex-*.js";
  for (const part of [code, library]) await page.route(part, (route) => route.abort());
  await openEditor(page);
  await page.getByLabel("Article in Markdown").fill("Now $x^2$.");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("The preview could not be loaded");
  await page.unroute(code);
  await preview.getByRole("button", { name: "Try again" }).click();
  const note = preview.getByText("could not be loaded, so they stand as plain text");
  await expect(note).toBeVisible();
  await expect(preview.getByText("$x^2$")).toBeVisible();
  await expect(preview).not.toContainText("The preview could not be loaded");
  await page.unroute(library);
  await preview.getByRole("button", { name: "Try again" }).click();
  await expect(preview.locator(".katex")).toHaveCount(1);
  await expect(note).toHaveCount(0);
});

test("an import that fails all the same is made again under another address", async ({ page }) => {
  await openEditor(page);
  const imported: string[] = [];
  await page.route("**/assets/CssDialog-*.js*", (route) => {
    if (route.request().resourceType() !== "script") return route.continue();
    const address = new URL(route.request().url());
    imported.push(address.search);
    return address.search === "?retry=2" ? route.continue() : route.abort();
  });
  const button = page.getByRole("button", { name: "Custom CSS" });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(imported).toEqual(["", "?retry=1", "?retry=2"]);
});

test("drafts and commands whose code does not come are told, and what is typed meanwhile is saved when it comes", async ({
  page,
}) => {
  const code = /assets\/(?:draft-session|listen)\.client-/;
  await page.route(code, (route) => route.abort());
  await page.goto("/markdown-editor?lang=en");
  await untilRunning(page);
  const draft = page.getByRole("status", { name: "About this draft" });
  await expect(draft).toContainText("could not be loaded");
  const text = page.getByLabel("Article in Markdown");
  await text.pressSequentially("mine");
  await text.selectText();
  await text.press("ControlOrMeta+b");
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("**mine**");
  await draft.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Saved ·/)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("**mine**");
});
