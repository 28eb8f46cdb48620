import { briefs, scrollToEnd, scrollToStart } from "../pages/feed";
import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

test.use({ timezoneId: "Asia/Shanghai", viewport: { width: 1280, height: 800 } });

test("days and hours lead to their first article and follow the reading, and nothing shifts", async ({
  page,
  signIn,
}) => {
  // Whoever has not would be asked to at the end of the page, where the last hour is.
  await signIn();
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { layoutShift: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") sum.value += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  const timeline = page.getByRole("navigation", { name: "Days and hours" });
  await expect(timeline).toBeVisible();
  const first = briefs(page).first().locator("time");
  const moment = new Date((await first.getAttribute("datetime")) ?? "");
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Shanghai",
    hour: "2-digit",
    minute: "2-digit",
  });
  await expect(first).toContainText(format.format(moment));
  const hours = timeline.locator("li button");
  await expect(hours.first()).toHaveAttribute("aria-current", "true");
  expect(
    await page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value),
  ).toBeLessThan(0.02);
  await hours.last().click();
  await expect(page.locator("article:focus")).toBeInViewport();
  await expect(hours.first()).not.toHaveAttribute("aria-current", "true");
});

test("days have a heading each, are gone to by a press, and the mark goes along", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn();
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  await expect(async () => {
    await scrollToEnd(page);
    expect(await briefs(page).count()).toBeGreaterThanOrEqual(24);
  }).toPass({ intervals: [100] });
  const timeline = page.getByRole("navigation", { name: "Days and hours" });
  const days = timeline.locator("section > button");
  const headings = page.getByRole("feed").getByRole("heading", { level: 2 });
  const room = () =>
    timeline.evaluate((rail) => {
      const footer = document.querySelector("footer")?.getBoundingClientRect().top ?? Number.NaN;
      return footer - rail.getBoundingClientRect().bottom;
    });
  const longDay = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Shanghai",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  await expect.poll(async () => (await headings.count()) - (await days.count())).toBe(0);
  const second = headings.nth(1).locator("xpath=..");
  const moment = (await second.locator("time").getAttribute("datetime")) ?? "";
  await expect(headings.nth(1)).toHaveText(longDay.format(new Date(moment)));

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollToEnd(page);
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await scrollToStart(page);
    await expect(days.first()).toHaveAttribute("aria-current", "date");
    await days.nth(1).click();
    await expect(second).toBeFocused();
    await expect(headings.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(days.nth(1)).toHaveAttribute("aria-current", "date");
    await expect(timeline.locator("[aria-current=true]")).toBeInViewport({ ratio: 1 });
    const { bar, heading } = await headings.nth(1).evaluate((day) => ({
      bar: document.querySelector(".sticky")?.getBoundingClientRect(),
      heading: day.getBoundingClientRect(),
    }));
    if (width === 390) {
      expect(heading.top).toBeGreaterThanOrEqual(bar?.bottom ?? Number.POSITIVE_INFINITY);
      const sizes = await timeline
        .getByRole("button")
        .evaluateAll((all) =>
          all.map((each) =>
            Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height),
          ),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    }
    await scrollToStart(page);
    await expect(days.first()).toHaveAttribute("aria-current", "date");
  }
});
