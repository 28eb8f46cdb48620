import { bytesOf, drop } from "../pages/drop-files";
import { open, paste } from "../pages/editor";
import { expect, openEditor, test } from "../pages/fixtures";
import { holdPart } from "../pages/held-scripts";
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
  const library = "**/assets/drawing.worker-*.js";
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
  await expect(preview.locator(".formula")).toHaveCount(1);
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

test("before the code that edits is there an example and what is pasted stand at once; commands and rich text follow", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { release } = await holdPart(page, "**/assets/listen.client-*.js*");
  const text = await open(page);
  await page.getByRole("button", { name: "Start with an example" }).first().click();
  await expect(text).toHaveValue(/^# /);
  await text.press("ControlOrMeta+Home");
  await page.keyboard.type("Mine. ");
  await expect(text).toHaveValue(/^Mine\. # /);

  await text.fill("");
  await page.keyboard.type("say ");
  await paste(page, "plain");
  await page.keyboard.type(" and ");
  await paste(page, "rich", "<b>rich</b>");
  await page.keyboard.type(", ");
  await paste(page, "both", "<i>both</i>");
  await page.keyboard.type(" on ");
  await expect(text).toHaveValue("say plain and rich, both on ");
  await page.keyboard.press("ControlOrMeta+b");
  release();
  await expect(text).toHaveValue("say plain and **rich**, *both* on ****");
  await page.keyboard.type("and on");
  await expect(text).toHaveValue("say plain and **rich**, *both* on **and on**");
});

test("drafts and commands whose code does not come are told, and what is typed, pasted or dropped meanwhile is saved when it comes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { fail, release } = await holdPart(page, /assets\/(?:draft-session|listen)\.client-/);
  await page.goto("/markdown-editor?lang=en");
  await untilRunning(page);
  const text = page.getByLabel("Article in Markdown");
  const holdsUpdates = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === "wink-unstored");
    });
  await text.pressSequentially("early");
  await expect.poll(holdsUpdates).toBe(true);
  await text.fill("");
  await expect.poll(holdsUpdates).toBe(false);
  fail();
  const draft = page.getByRole("status", { name: "About this draft" });
  await expect(draft).toContainText("could not be loaded");
  expect(await holdsUpdates()).toBe(false);

  await text.pressSequentially("my ");
  await expect.poll(holdsUpdates).toBe(true);
  await paste(page, "words", "<b>words</b>");
  await expect(text).toHaveValue("my words");
  await text.selectText();
  const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  const needing = {
    command: () => text.press("ControlOrMeta+b"),
    file: () => drop(page, "h1", [{ name: "a.md", bytes: bytesOf("From a file") }]),
    drafts: () => page.getByRole("button", { name: "Drafts" }).click(),
  };
  for (const [what, act] of Object.entries(needing)) {
    await page.getByRole("button", { name: "Close this note" }).click();
    await expect(told).toHaveCount(0);
    await act();
    await expect(told, what).toBeVisible();
  }
  release();
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("**my words**");
  await draft.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The file is open as a separate draft.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Drafts" }).click();
  for (const kept of ["my words", "From a file"])
    await expect(page.getByRole("dialog").getByText(kept).first()).toBeVisible();
});
