import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

test("a question that names a long address stays inside a phone's screen", async ({ page, signIn }) => {
  const email = `somebody.with.a.long.name-${crypto.randomUUID()}@example.com`;
  await grantPro(email);
  await signIn("admin@example.com");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/member-manage?lang=en&q=${email}`);
  await untilRunning(page);
  await page.getByRole("link", { name: `Remove ${email}` }).click();
  const question = page.getByRole("alertdialog");
  for (const name of ["Remove", "Cancel", "Close"])
    await expect(question.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("the foot of a setting's dialog covers nothing of its form", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=en");
  await untilRunning(page);
  await page.getByRole("link", { name: "Change: Embedding model" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // All at once: the dialog moves while it comes.
    const { gap, below } = await dialog.evaluate((box) => {
      const edgesOf = (found?: Element | null) =>
        found?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
      const save = edgesOf(box.querySelector("button[type=submit]"));
      const last = edgesOf([...box.querySelectorAll("label")].at(-1));
      return { gap: save.top - last.bottom, below: edgesOf(box).bottom - save.bottom };
    });
    expect(gap, `${width}`).toBeGreaterThanOrEqual(24);
    expect(below, `${width}`).toBeLessThanOrEqual(24);
  }
});
