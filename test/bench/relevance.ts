import { readFileSync } from "node:fs";
import { judgeBy } from "~/features/pings/wishes/judge";
import { changed, emptyWishes, type WishChange, type Wishes } from "~/features/pings/wishes/wishes";
import { prepareFocus, scoreCandidate } from "~/features/radar/scoring/score";
import { isSet, mean } from "./common";

const now = new Date("2026-11-23T00:00:00Z");

type Told = { lang: "zh" | "en" | "other"; title: string; summary: string; text: string };
type Item = Told & { id: string; source: string; grades: Record<string, number> };
type FocusWords = { tag_id: string; lang: "zh" | "en"; words: string[] };
type News = { focusPoints: FocusWords[]; items: Item[] };
type Scored = { grade: number; score: number };

const read = (path: string): News => JSON.parse(readFileSync(path, "utf8"));

export const scorerOf = ({ words, lang }: Omit<FocusWords, "tag_id">) => {
  const focus = prepareFocus({ words, must: [], not: [], prompt: "", lang });
  return (told: Told) => scoreCandidate(focus, { ...told, publishedAt: now, sourceWeight: 1 }, now).score;
};

const gainOf = (grades: number[]) =>
  grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

function ndcgOf(scored: readonly Scored[]): number {
  const best = gainOf(scored.map(({ grade }) => grade).sort((a, b) => b - a));
  return gainOf(scored.toSorted((a, b) => b.score - a.score).map(({ grade }) => grade)) / best;
}

/** nDCG@10, and the share of pairs of different grades in the right order, ties counting half. */
function orderOf(scored: Scored[]): string {
  const right = scored.flatMap((a) =>
    scored.filter((b) => a.grade > b.grade).map((b) => (Math.sign(a.score - b.score) + 1) / 2),
  );
  return `${ndcgOf(scored).toFixed(3)}, pairs ${mean(right).toFixed(3)}`;
}

export function relevance(file = "test/data/radar/news.json") {
  const { focusPoints, items } = read(file);
  for (const focus of focusPoints) {
    const scoreOf = scorerOf(focus);
    const scored = items.map((item) => ({
      item,
      grade: item.grades[focus.tag_id] ?? 0,
      score: scoreOf(item),
    }));
    const counted = scored.map(({ item: { title, summary, text }, grade }) => {
      const all = `${title}\n${summary}\n${text}`.toLowerCase();
      return {
        grade,
        score: focus.words.reduce((sum, word) => sum + all.split(word.toLowerCase()).length - 1, 0),
      };
    });
    console.info(
      `${focus.tag_id}, ${items.length} items: nDCG@10 ${orderOf(scored)}; plain count ${orderOf(counted)}`,
    );
    const off = scored.filter(
      ({ grade, score }) => (grade === 0 && score >= 60) || (grade === 3 && score < 30),
    );
    console.info(`  of grade 0 at 60 and above, or of grade 3 below 30: ${off.length}`);
    for (const { item, grade, score } of isSet("show") ? off : [])
      console.info(`  ${item.id}\tgrade ${grade}\tscore ${score}\t${item.title}`);
  }
}

type SimulatedReader = {
  wants: string;
  /** From an item and how far it is about any subject of the labels, 0 to 3, how much this reader wants it. */
  grade: (item: Item, subject: number) => number;
  /** What they mute and ask for in the panel. */
  typed: WishChange[];
  /** Which file they press in and which their order is measured in. */
  files: readonly (readonly [number, number])[];
};

const textOf = ({ title, summary, text }: Item) => `${title}\n${summary}\n${text}`;
const hardware =
  /\b(?:chips?|GPUs?|Nvidia|racks?|silicon|semiconductors?|accelerators?|wafers?)\b|芯片|昇腾|显卡|超节点|半导体|算力/i;
const money = /\b(?:raises?|raised|funding|valuation|investors?)\b|融资|注资|估值/i;
const policy =
  /央行|金管局|监管|監管|牌照|办法|條例|条例|标准|法院|警方|工信部|教育部|管理框架|试点|政策|最高法|通识课/;

const muted = (...words: string[]) => words.map((value): WishChange => ({ do: "mute", kind: "word", value }));
const asked = (kind: "word" | "source", direction: 1 | -1, ...values: string[]) =>
  values.map((value): WishChange => ({ do: "lean", kind, value, direction }));

const eachFile = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

const simulatedReaders: SimulatedReader[] = [
  {
    wants: "hardware and no funding news",
    grade: (item, subject) => {
      if (subject < 2 || money.test(textOf(item))) return 0;
      return hardware.test(textOf(item)) ? 3 : 1;
    },
    typed: [...muted("funding", "raises", "融资"), ...asked("word", 1, "Nvidia", "chips", "芯片", "昇腾")],
    files: eachFile,
  },
  {
    wants: "two sources",
    grade: ({ source }, subject) => {
      if (subject < 2) return 0;
      return ["GitHub Releases", "ChainBeat"].includes(source) ? 3 : 1;
    },
    typed: asked("source", 1, "GitHub Releases", "ChainBeat"),
    // The other file has each source once.
    files: [[0, 0]],
  },
  {
    wants: "Chinese policy alone",
    grade: (item, subject) => {
      if (subject < 2 || item.lang !== "zh") return 0;
      return policy.test(item.title + item.summary) ? 3 : 1;
    },
    typed: asked("word", 1, "央行", "牌照", "监管", "标准"),
    files: eachFile,
  },
];

const MOST_PRESSED = 12;

type Rated = { item: Item; score: number; grade: number };

/** What a reader wishes after pressing “more” on what they want and “less” on what they do not, of the best scored that they see. */
function pressed(rated: readonly Rated[], before: Wishes): { wishes: Wishes; seen: Set<Rated> } {
  const seen = rated.toSorted((a, b) => b.score - a.score).slice(0, MOST_PRESSED);
  const presses = seen.flatMap(({ item: { title, source }, grade }): WishChange[] => {
    if (grade === 1 || grade === 2) return [];
    return [{ do: "learn", title, source, direction: grade === 3 ? 1 : -1 }];
  });
  return { wishes: after(before, presses), seen: new Set(seen) };
}

function after(before: Wishes, changes: readonly WishChange[]): Wishes {
  return changes.reduce((wishes, change) => {
    const next = changed(wishes, change);
    return next.ok ? next.wishes : wishes;
  }, before);
}

/** Three readers press on one file of labelled news; what they have not pressed on, of it and of the other, is put in order for them. */
export function wishes(first = "test/data/radar/news.json", second = "test/data/radar/news-later.json") {
  const files = [first, second].map(read);
  for (const reader of simulatedReaders)
    for (const [taught, measured] of reader.files) {
      const rated = (of: number): Rated[] => {
        const { focusPoints = [], items = [] } = files[of] ?? {};
        const scorers = focusPoints.map(scorerOf);
        return items.map((item) => {
          const subject = Math.max(...Object.values(item.grades));
          const score = Math.max(...scorers.map((scoreOf) => scoreOf(item)));
          return { item, score, grade: reader.grade(item, subject) };
        });
      };
      const lesson = rated(taught);
      const byPresses = pressed(lesson, emptyWishes);
      const byAll = pressed(lesson, after(emptyWishes, reader.typed));
      const test = taught === measured ? lesson.filter((each) => !byPresses.seen.has(each)) : rated(measured);
      const personal = (wished: Wishes) => {
        const judge = judgeBy(wished);
        return test.map(({ item, score, grade }) => {
          const verdict = judge({ ...item, score }, false);
          return { grade, score: verdict.hidden ? -1 : verdict.score };
        });
      };
      const figures = [test, personal(byPresses.wishes), personal(byAll.wishes)].map((scored) =>
        ndcgOf(scored).toFixed(3),
      );
      const wanted = test.filter(({ grade }) => grade === 3).length;
      console.info(
        `${reader.wants}, pressed in file ${taught + 1}, measured in ${measured + 1} (${test.length}, ${wanted} wanted): score alone ${figures[0]}, with presses ${figures[1]}, with what they typed too ${figures[2]}`,
      );
    }
}
