import { expect, test } from "@playwright/test";
import { ORIGIN } from "../pages/fixtures";
import { openPlain } from "../pages/plain";

type Wink = { id: string; title: string; score: number; is_sample: boolean; source: string };

test("one run of the radar has filled each subject from the feeds of development", async ({ request }) => {
  for (const tagId of ["ai_news_en", "ai_news_zh", "digital_currency"]) {
    const answer = await request.get(`${ORIGIN}/api/winks/by_tag_id?tag_id=${tagId}&limit=50`);
    const winks: Wink[] = await answer.json();
    const found = winks.filter((wink) => wink.is_sample);
    expect(found.length, tagId).toBeGreaterThanOrEqual(20);
    for (const { score } of found) expect(score).toBeGreaterThanOrEqual(30);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    expect(new Set(found.map(({ source }) => source)).size).toBeGreaterThan(5);
    const [first] = found;
    const page = await openPlain(request, `/pings/content/${first?.id}`);
    expect(page.texts("h1")).toEqual([first?.title]);
    expect(page.text).toContain(first?.source ?? "no source");
  }
});
