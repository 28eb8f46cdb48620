import { expect, type Locator, type Page } from "@playwright/test";

export const words = {
  en: {
    show: "Show more",
    end: "No more content",
    follow: "Follow",
    followed: "Successfully followed",
    unfollow: "Unfollow",
    question: "Are you sure you want to unfollow?",
    unfollowed: "Successfully unfollowed",
    unfollowFailed: "Failed to unfollow",
    signIn: "Sign in to Wink",
    own: "My radar",
  },
  zh: {
    show: "加载更多",
    end: "没有更多内容了",
    follow: "关注",
    followed: "关注成功",
    unfollow: "取消关注",
    question: "确定要取消关注吗？",
    unfollowed: "已取消关注",
    unfollowFailed: "取消关注失败",
    signIn: "登录 Wink",
    own: "我的雷达",
  },
} as const;

export const briefs = (page: Page) => page.getByRole("feed").locator("article[aria-posinset]");

/** What leads from a card to its article; another link may lead to its story. */
export const articleLink = (card: Locator) => card.locator('a[href^="/pings/content/"]');

/** Opens a feed that is to show a card. One that is kept for everybody may be some seconds behind. */
export async function openShowing(page: Page, address: string, card: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(card).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

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
