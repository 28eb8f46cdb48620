import { request } from "@playwright/test";
import { ORIGIN } from "./fixtures";

const tags = [
  { tagId: "ai_news_en", lang: "en" },
  { tagId: "ai_news_zh", lang: "zh" },
  { tagId: "digital_currency", lang: "zh" },
] as const;

/** Three pages: two full ones and a rest. */
const COUNT = 24;
const HOUR = 3_600_000;

/** Before all journeys: how many news the radar takes in is its own affair, so each feed of the world is given enough to turn
 * pages. */
export default async function fillFeed(): Promise<void> {
  const api = await request.newContext({ extraHTTPHeaders: { Origin: ORIGIN } });
  const plant = async ({ tagId, lang }: (typeof tags)[number], number: number) => {
    const data = {
      tagId,
      canonicalUrl: `https://example.com/${tagId}/${number}`,
      lang,
      title:
        lang === "zh"
          ? `第三方机构发布第 ${number} 期观察报告`
          : `Watchdog publishes report number ${number}`,
      summary:
        lang === "zh" ? "这条新闻说的是什么，用两行说完。" : "What this piece of news says, in two lines.",
      content: "Text of the article. ".repeat(20),
      source: "The Source",
      publishedAt: new Date(Date.now() - number * 1.5 * HOUR),
      score: 90 - number,
      reason: lang === "zh" ? "命中“报告”。" : "Matches “report”.",
      sourceCount: (number % 3) + 1,
    };
    const answer = await api.post(`${ORIGIN}/dev/winks`, { data });
    if (!answer.ok()) throw new Error(`the feed was not filled: ${answer.status()}`);
  };
  const fill = async (tag: (typeof tags)[number]) => {
    for (let number = 1; number <= COUNT; number++) await plant(tag, number);
  };
  await Promise.all(tags.map(fill));
  await api.dispose();
}
