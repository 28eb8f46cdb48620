import { expect, test } from "@playwright/test";
import { ORIGIN } from "../pages/fixtures";

type Wink = { id: string; title: string; score: number; is_sample: boolean; source: string };

for (const { tagId, lang } of [
  { tagId: "ai_news_en", lang: "en" },
  { tagId: "ai_news_zh", lang: "zh" },
  { tagId: "digital_currency", lang: "zh" },
]) {
  test(`one run of the radar has filled ${tagId} from the feeds of development`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(`${ORIGIN}/api/winks/by_tag_id?tag_id=${tagId}&limit=50`);
    const winks: Wink[] = await answer.json();
    const found = winks.filter((wink) => wink.is_sample);
    expect(found.length).toBeGreaterThanOrEqual(20);
    for (const { score } of found) expect(score).toBeGreaterThanOrEqual(30);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    expect(new Set(found.map(({ source }) => source)).size).toBeGreaterThan(5);
    const [first] = found;
    await page.goto(`/pings/content/${first?.id}?lang=${lang}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
    await expect(page.getByText(first?.source ?? "").first()).toBeVisible();
  });
}
