import { composedCards, editor, open, words } from "../pages/card";
import { expect, test } from "../pages/fixtures";

test("a broken formula stands as its source and is told, others are drawn", async ({ page }) => {
  await open(page, "en", {
    settings: { format: "story", fontSize: "xl" },
    text: "Good $a^2$, broken $\\frac{a}$, and $5 for $10.",
  });
  const card = composedCards(page).first();
  await expect(card.locator(".card-formula svg path")).not.toHaveCount(0);
  await expect(card.locator(".card-formula")).toHaveCount(1);
  await expect(card).toContainText("and $5 for $10.");
  await expect(card.locator(".card-formula-source")).toHaveText("$\\frac{a}$");
  const note = page.getByRole("status").filter({ hasText: "cannot be drawn and is shown as its source" });
  await expect(note).toContainText("\\frac{a}");
  await editor(page, "en").fill("Good $a^2$, mended $\\frac{a}{b}$.");
  await expect(card.locator(".card-formula")).toHaveCount(2);
  await expect(note).toHaveCount(0);
  const columns = Array.from({ length: 24 }, (_, index) => `m_{${index}}`).join(" & ");
  await editor(page, "en").fill(`$$\\begin{pmatrix}${columns}\\end{pmatrix}$$`);
  await expect(page.getByText("too small to read")).toBeVisible();
});

test("what draws formulas comes with the first one, and of its letters those that it has", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const names = (wanted: RegExp) => [...new Set(asked.filter((path) => wanted.test(path)))];
  // Whatever waits for the page to be at rest comes at once.
  await page.clock.install();
  await open(page, "en", { text: "Words." });
  await expect(composedCards(page)).toContainText("Words.");
  await page.clock.fastForward(30_000);
  const onDemand =
    /drawing|letters-|formula\.worker|draw-formulas|capture|html2canvas|rich-paste|Dialog-|provider-settings/;
  expect(names(onDemand)).toEqual([]);
  await editor(page, "en").fill("Now $\\mathbb{R}$.");
  await expect(composedCards(page).locator(".card-formula")).toHaveCount(1);
  expect(names(/drawing\.worker-/)).toHaveLength(1);
  expect(names(/letters-/)).toEqual([expect.stringContaining("letters-double-struck-")]);
});

test("where what draws formulas does not come, they stand as their source until it does, and only then is it said", async ({
  page,
}) => {
  await page.route(/formula\.worker/, (route) => route.abort());
  await open(page, "zh", { text: "能量 $E$。" });
  await expect(composedCards(page)).toContainText("能量 $E$。");
  const note = page.getByRole("status").filter({ hasText: "绘制公式的部分没有加载成功" });
  await expect(note).toBeVisible();
  await editor(page, "zh").fill("能量。");
  await expect(note).toHaveCount(0);
  await editor(page, "zh").fill("能量 $E$。");
  await expect(note).toBeVisible();
  await page.unroute(/formula\.worker/);
  await note.getByRole("button", { name: "重试" }).click();
  await expect(composedCards(page).locator(".card-formula")).toHaveCount(1);
  await expect(note).toHaveCount(0);
});

test("a card whose formulas are still drawn is not taken, and what nobody wants any more is not waited for", async ({
  page,
}) => {
  // As if the library took for ever over some formulas.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: { tex?: string }) {
        if (!message.tex?.startsWith("endless")) super.postMessage(message);
      }
    };
  });
  await open(page, "en", { text: "Words and $a$." });
  const card = composedCards(page).first();
  const download = page.getByRole("button", { name: words.en.download, exact: true }).first();
  await expect(card.locator(".card-formula")).toHaveCount(1);
  await expect(download).toBeEnabled();
  const endless = Array.from({ length: 20 }, (_, index) => `$endless_{${index}}$`).join(" ");
  await editor(page, "en").fill(`Later words $a$ and ${endless}.`);
  await expect(card).toContainText("Later words");
  await expect(card.locator(".card-formula")).toHaveCount(1);
  await expect(download).toBeDisabled();
  await editor(page, "en").fill("Last words and $b$.");
  await expect(card).toContainText("Last words");
  await expect(card.locator(".card-formula")).toHaveCount(1);
  await expect(download).toBeEnabled();
});
