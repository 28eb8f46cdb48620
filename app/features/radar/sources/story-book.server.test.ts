import { expect, test } from "vitest";
import type { Newsroom, RecentStory } from "./newsroom";
import { openStoryBook } from "./story-book.server";

const now = new Date("2026-11-20T08:00:00Z");
const ruling = {
  title: "Judge rejects Okafor's claim against Ombrel",
  text: "A judge in Wexmoor ruled on Monday that Ombrel used 48,000 books of Okafor and others rightly. Okafor's lawyers had asked Ombrel for $90 million.",
};
const appeal = {
  title: "Okafor asks a higher court to hear the claim against Ombrel",
  text: "Lawyers of Okafor asked the court of appeal in Thornbury on Thursday to hear the claim against Ombrel, five days after a judge in Wexmoor ruled. The petition of 62 pages names eleven errors.",
};
const ofAppeal = {
  title: "Thornbury gets the Ombrel petition",
  text: "The court of appeal in Thornbury has the petition of 62 pages since Thursday. It names eleven errors and asks to hear the claim, say lawyers.",
};

const held = (
  articleId: string,
  told: typeof ruling,
  storyId: string | null = null,
  row = 1,
): RecentStory => ({
  row,
  ...told,
  ...{ articleId, storyId, tagIds: ["tag"], isWorlds: true, source: articleId },
  ...{ lang: "en", publishedAt: now, vector: "" },
});

const storyOf = async (recent: RecentStory[], told: typeof ruling) => {
  const book = openStoryBook({ recentStories: async () => recent }, now, null);
  const report = { ...told, source: "New", lang: "en" as const, vector: null, publishedAt: now };
  return (await book.find(report))?.id ?? null;
};

test("a story is joined by what is told like half of its reports, and not by what one alone leads on to", async () => {
  const elsewhere = Array.from({ length: 40 }, (_, index) =>
    held(`other-${index}`, { title: `Olive harvest ${index}`, text: `Rain filled reservoir ${index * 7}.` }),
  );
  expect(await storyOf([held("appeal", appeal), ...elsewhere], ofAppeal)).toBe("appeal");
  const alsoRuling = [held("b", ruling, "ruling"), held("ruling", ruling)];
  const chained = [held("appeal", appeal, "ruling"), ...alsoRuling, ...elsewhere];
  expect(await storyOf(chained, ofAppeal)).toBeNull();
  expect(await storyOf(chained, ruling)).toBe("ruling");
});

test("news of another language takes no room, but where vectors find what it tells", async () => {
  const chinese = Array.from({ length: 40 }, (_, index) => ({
    ...held(`zh-${index}`, { title: `油橄榄收成${index}`, text: `雨水注满${index}号水库。` }),
    lang: "zh" as const,
  }));
  const elsewhere = Array.from({ length: 39 }, (_, index) =>
    held(`other-${index}`, { title: `Olive harvest ${index}`, text: `Rain filled reservoir ${index * 7}.` }),
  );
  const standing = [...chinese, ...elsewhere, held("appeal", appeal)];
  const recentStories: Newsroom["recentStories"] = async (_since, _model, _own, after = 0, lang = null) =>
    after > 0 ? [] : standing.filter((each) => lang === null || each.lang === lang).slice(0, 40);
  const report = { ...ofAppeal, source: "New", lang: "en" as const, vector: null, publishedAt: now };
  const found = async (model: string | null) =>
    (await openStoryBook({ recentStories }, now, model).find(report))?.id;
  expect(await found(null)).toBe("appeal");
  expect(await found("a model")).toBeUndefined();
});

test("what another reading has taken since the book was opened is known to it", async () => {
  const elsewhere = Array.from({ length: 40 }, (_, index) =>
    held(`other-${index}`, { title: `Olive harvest ${index}`, text: `Rain filled reservoir ${index * 7}.` }),
  );
  const standing = [...elsewhere];
  const asked: number[] = [];
  const recentStories = async (_since: Date, _model: string | null, _own: string[] = [], after = 0) => {
    asked.push(after);
    return standing.filter(({ row }) => row > after);
  };
  const book = openStoryBook({ recentStories }, now, null);
  const report = { source: "New", lang: "en" as const, vector: null, publishedAt: now };
  expect(await book.find({ ...ofAppeal, ...report })).toBeNull();
  standing.push(held("appeal", appeal, null, 2));
  expect(await book.find({ ...ofAppeal, ...report })).toMatchObject({ id: "appeal" });
  expect(await book.find({ ...ofAppeal, ...report })).toMatchObject({ id: "appeal" });
  expect(asked).toEqual([0, 1, 2]);
});
