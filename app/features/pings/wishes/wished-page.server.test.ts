import { expect, test } from "vitest";
import { wishedPage } from "./wished-page.server";
import { emptyWishes, type Wishes } from "./wishes";

const wink = (number: number, isHidden = false) => ({
  id: String(number).padStart(16, "0"),
  title: isHidden ? "crypto" : "news",
  summary: "",
  source: "The Wire",
  score: 50,
  createdAt: new Date(1_000_000 - number),
  isRead: false,
});

type Wink = ReturnType<typeof wink>;

const noCrypto: Wishes = { ...emptyWishes, muted: [{ kind: "word", value: "crypto" }] };

/** A feed that counts what is read of it. */
function feedOf(all: Wink[], wishes: Wishes) {
  const reads: number[] = [];
  const from = (place: string | null) => all.findIndex(({ id }) => id === place) + 1;
  const page = (after: string | null) => {
    const first = all.slice(from(after), from(after) + 11);
    reads.push(first.length);
    return wishedPage({
      wishes,
      found: first,
      limit: 10,
      findMore: async ({ articleId }, count) => {
        const more = all.slice(from(articleId), from(articleId) + count);
        reads.push(more.length);
        return more;
      },
    });
  };
  return { reads, page };
}

async function readAll(all: Wink[], wishes: Wishes) {
  const { page, reads } = feedOf(all, wishes);
  const pages = [];
  let after: string | null = null;
  do {
    const read = await page(after);
    pages.push(read);
    after = read.next?.articleId ?? null;
  } while (after !== null && pages.length < 1000);
  return { pages, reads };
}

const winks = (count: number, isHidden: (number: number) => boolean) =>
  Array.from({ length: count }, (_, index) => wink(index, isHidden(index)));

test.each([0, 1, 9, 10, 11, 12, 20, 21, 50, 51, 52, 91, 132, 400])(
  "of %i winks each is shown once or counted as hidden once, however many are muted",
  async (count) => {
    for (const every of [1, 2, 3, 7, 1000]) {
      const all = winks(count, (number) => number % every === 0);
      const { pages } = await readAll(all, noCrypto);
      const shown = pages.flatMap((page) => page.winks.map(({ id }) => id));
      expect(shown).toEqual(all.filter(({ title }) => title === "news").map(({ id }) => id));
      expect(pages.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(count - shown.length);
      expect(pages.every((page) => page.winks.length <= 10)).toBe(true);
    }
  },
);

test("without wishes a page is what was found, and nothing more is read", async () => {
  const { page, reads } = feedOf(
    winks(100, () => false),
    emptyWishes,
  );
  const { winks: shown, next, hidden } = await page(null);
  expect([shown.length, hidden, next?.articleId, reads]).toEqual([10, 0, shown[9]?.id, [11]]);
});

test("where everything is muted a page reads three rounds and no more, shows nothing and says that there is more", async () => {
  const { page, reads } = feedOf(
    winks(10_000, () => true),
    noCrypto,
  );
  const { winks: shown, next, hidden } = await page(null);
  expect(reads).toEqual([11, 41, 41, 41]);
  expect([shown.length, hidden]).toEqual([0, 130]);
  expect(next?.articleId).toBe(wink(129).id);
});

test("what moved a score stands beside it, and the score stays as it was", async () => {
  const wishes: Wishes = { ...emptyWishes, leanings: [{ kind: "source", value: "the wire", weight: 4 }] };
  const { winks: shown } = await feedOf(
    winks(1, () => false),
    wishes,
  ).page(null);
  expect(shown[0]).toMatchObject({ score: 50, moved: { points: 4, by: ["the wire"] } });
});

test("what was read is left out where that is wished", async () => {
  const all = winks(3, () => false).map((each, index) => ({ ...each, isRead: index === 1 }));
  const page = await feedOf(all, { ...emptyWishes, hideRead: true }).page(null);
  expect([page.winks.map(({ id }) => id), page.hidden]).toEqual([[wink(0).id, wink(2).id], 1]);
});
