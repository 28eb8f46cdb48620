import type { APIRequestContext, Page } from "@playwright/test";
import { ORIGIN } from "./fixtures";

const tags = [
  { tagId: "ai_news_en", lang: "en" },
  { tagId: "ai_news_zh", lang: "zh" },
  { tagId: "digital_currency", lang: "zh" },
] as const;

/** Fills the three feeds of the world, unless there are articles already. Each then holds 24: two full pages and a rest. */
export async function fillFeed(request: APIRequestContext): Promise<void> {
  const feeds = tags.map(({ tagId, lang }) => ({
    tagId,
    lang,
    articles: Array.from({ length: 24 }, (_, number) => ({
      slug: `article-${number}`,
      title: lang === "zh" ? `第 ${number} 条新闻` : `Article number ${number}`,
      summary:
        lang === "zh" ? "这条新闻说的是什么，用两行说完。" : "What this piece of news says, in two lines.",
      content: "Text of the article. ".repeat(20),
      source: "The Source",
      hoursAgo: number * 1.5,
      score: 90 - number,
      reason: "It fits.",
      sources: (number % 3) + 1,
    })),
  }));
  const answer = await request.post(`${ORIGIN}/dev/samples`, { data: feeds, headers: { Origin: ORIGIN } });
  if (!answer.ok()) throw new Error(`the feed was not filled: ${answer.status()}`);
}

export const words = {
  en: {
    feed: "AI News",
    more: "Read more",
    show: "Show more",
    end: "No more content",
    pingTa: "Ping Ta",
    followed: "Successfully followed",
    unfollow: "Unfollow",
    question: "Are you sure you want to unfollow?",
    unfollowed: "Successfully unfollowed",
    signIn: "Sign in to Wink",
    own: "My radar",
  },
  zh: {
    feed: "AI 资讯",
    more: "阅读全文",
    show: "显示更多",
    end: "没有更多内容了",
    pingTa: "Ping Ta",
    followed: "关注成功",
    unfollow: "取消关注",
    question: "确定要取消关注吗？",
    unfollowed: "已取消关注",
    signIn: "登录 Wink",
    own: "我的雷达",
  },
} as const;

export const briefs = (page: Page) => page.getByRole("feed").locator("article[aria-posinset]");

/** Scrolls to the head of the page and stays there until it has been drawn. */
export async function scrollToStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Scrolls to the foot of the page, as far as it is loaded. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
}
