/**
 * How the radar judges and reads news: npx tsx test/bench/news.ts …
 * relevance [file]: the order of labelled news by the built-in score against a plain count of the words, with --show what is far
 * off · wishes: the order for three simulated readers, by the score alone and after they have pressed more and less · samples: how many
 * sample articles the default focus points let in · stories [file] [even|odd]: which pairs of reports are taken for one story, with --show
 * what is not as labelled · extraction <folder> [rounds]: pages served on this machine and read as a member's: F1 of
 * the words shown, titles, processor time. A page's folder holds source.html, expected.html and expected-metadata.json as
 * Readability's own tests do, or page.html and truth.json, whose "optional" texts, a matter of taste, count on neither side.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { checkUrl, guardedFetch } from "~/adapters/guarded-fetch";
import { renderBody } from "~/features/pings/article/render-body";
import { articleOfPage, extractArticle } from "~/features/radar/extraction/extract.server";
import { readTypedPage } from "~/features/radar/extraction/read-typed-page.server";
import { sameStory, sharedBy, storyWords, weighing } from "~/features/radar/scoring/same-story";
import { defaultFocusPoints } from "~/features/settings/focus/world-focus";
import { isSet, mean, processorTime, quantile, runPart } from "./common";
import { relevance, scorerOf, wishes } from "./relevance";

const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));

const samplesOf = (tag: string) =>
  read<{ title: string; summary: string; content: string }[]>(`app/features/radar/samples/${tag}.json`);

function samples() {
  for (const focus of defaultFocusPoints("")) {
    const scoreOf = scorerOf(focus);
    const articles = samplesOf(focus.tag_id);
    const scores = (textOf: (content: string) => string) =>
      articles.map(({ content, ...told }) => scoreOf({ ...told, text: textOf(content), lang: focus.lang }));
    const whole = scores((content) => content).filter((score) => score >= 30);
    const brief = scores(() => "").filter((score) => score >= 5);
    console.info(
      `${focus.tag_id}: of ${articles.length} ${whole.length} at 30 and above, ${brief.length} by title and summary at 5`,
    );
  }
}

type NewsItem = {
  id: string;
  lang: "zh" | "en";
  source: string;
  publishedAt: string;
  title: string;
  body: string;
};
type StoryPairs = { articles: NewsItem[]; pairs: { a: string; b: string; same: boolean; why: string }[] };

type TitledPair = Record<"a" | "b", { title: string; source: string; lead?: string }> & { same: boolean };

/** Pairs of titles with leads, as if all were published at once. */
function pairsOfTitles(given: TitledPair[]): StoryPairs {
  const articles = given.flatMap(({ a, b }, index) =>
    [a, b].map(({ title, source, lead: body = "" }, side): NewsItem => {
      const lang = /\p{Script=Han}/u.test(title) ? "zh" : "en";
      return { id: `${index}-${side}`, lang, source, publishedAt: "2026-11-23T00:00:00Z", title, body };
    }),
  );
  return { articles, pairs: given.map(({ same }, at) => ({ a: `${at}-0`, b: `${at}-1`, same, why: "" })) };
}

const HOUR_MS = 3_600_000;

/** Precision and recall for each language by the whole rule: other sources, 120 hours, and a window of the ten days before the later report. */
function stories(file = "test/data/radar/story-pairs.json", half = "") {
  const given = read<StoryPairs | TitledPair[]>(file);
  const { articles, pairs } = Array.isArray(given) ? pairsOfTitles(given) : given;
  const timeOf = ({ publishedAt }: NewsItem) => Date.parse(publishedAt);
  const words = new Map(
    articles.map((item) => [item.id, { item, ...storyWords({ ...item, text: item.body, vector: null }) }]),
  );
  const judged = pairs
    .filter((_, index) => half === "" || (half === "even") === (index % 2 === 0))
    .flatMap((pair) => {
      const [a, b] = [words.get(pair.a), words.get(pair.b)];
      if (!a || !b) return [];
      const now = Math.max(timeOf(a.item), timeOf(b.item));
      const weighed = (told: typeof a) =>
        weighing(
          [...words.values()].filter(
            ({ item, lang }) =>
              lang === told.lang && timeOf(item) <= now && timeOf(item) >= now - 240 * HOUR_MS,
          ),
        )(told);
      const [one, other] = [weighed(a), weighed(b)];
      const mayBe =
        a.item.source !== b.item.source && Math.abs(timeOf(a.item) - timeOf(b.item)) <= 120 * HOUR_MS;
      const kind = a.lang === b.lang ? a.lang : "mixed";
      const near = a.lang === b.lang ? sharedBy(one, other).beside : 0;
      return [{ ...pair, a, b, kind, near, mayBe, found: mayBe && sameStory(one, other) }];
    });
  for (const kind of ["en", "zh", "mixed"]) {
    const ofKind = judged.filter((each) => each.kind === kind);
    const same = ofKind.filter((each) => each.same).length;
    const found = ofKind.filter((each) => each.found);
    const right = found.filter((each) => each.same).length;
    const [precision, recall] = [right / found.length, right / same].map((share) => share.toFixed(3));
    console.info(
      `${kind}: ${ofKind.length} pairs, ${same} of one story; found ${found.length}, ${right} rightly; precision ${precision}, recall ${recall}`,
    );
  }
  for (const { a, b, same, found, why, near, mayBe } of isSet("show") ? judged : [])
    if (same !== found)
      console.info(
        `${same ? "missed" : "wrong"}\t${near.toFixed(3)}${mayBe ? "" : "\tout of bounds"}\t${why}\n\t${a.item.title}\n\t${b.item.title}`,
      );
}

type Parsed = ReturnType<typeof parseDocument>["children"][number];

function textOfNode(node: Parsed): string {
  if (node.type === "text") return node.data;
  return "children" in node ? ` ${node.children.map(textOfNode).join("")} ` : "";
}

const wordsOf = (text: string) =>
  text.match(/\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];

function f1(found: readonly string[], expected: readonly string[]): number {
  const left = Map.groupBy(expected, (word) => word);
  const shared = found.filter((word) => left.get(word)?.pop() !== undefined).length;
  return shared === 0 ? 0 : (2 * shared) / (found.length + expected.length);
}

/** Words without those of texts that are a matter of taste, wherever one of these stands whole. */
function withoutTexts(words: readonly string[], texts: readonly string[]): string[] {
  const rest = texts
    .map((text) => ` ${wordsOf(text).join(" ")} `)
    .filter((text) => text.trim() !== "")
    .reduce((left, text) => left.replace(text, " "), ` ${words.join(" ")} `);
  return rest.split(" ").filter(Boolean);
}

/** What is expected of a page: its title and its words, and what may be shown or not. */
function caseOf(folder: string) {
  const [page, truth] = ["page.html", "truth.json"].map((file) => join(folder, file));
  if (page && truth && existsSync(truth)) {
    const { title, text, optional = [] } = read<{ title: string; text: string; optional?: string[] }>(truth);
    return { page: readFileSync(page), title, words: withoutTexts(wordsOf(text), optional), optional };
  }
  const { title } = read<{ title: string }>(join(folder, "expected-metadata.json"));
  const expected = parseDocument(readFileSync(join(folder, "expected.html"), "utf8"));
  const words = wordsOf(expected.children.map(textOfNode).join(""));
  return { page: readFileSync(join(folder, "source.html")), title, words, optional: [] };
}

async function extraction(folder: string, rounds = "20") {
  const names = readdirSync(folder).filter((name) =>
    ["expected.html", "truth.json"].some((file) => existsSync(join(folder, name, file))),
  );
  const cases = new Map(names.map((name) => [name, caseOf(join(folder, name))]));
  const server = createServer((request, response) => {
    const page = cases.get(decodeURIComponent(request.url?.slice(1) ?? ""))?.page;
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const policy = { allowPrivate: true, ownHosts: [] };
  const app = {
    services: { check: (url: string) => checkUrl(url, policy, true), fetch: guardedFetch(policy) },
    withinRate: async () => true,
    origin: "https://wink.test",
  };
  const times: number[] = [];
  const scores: number[] = [];
  let [titles, inOrder] = [0, 0];
  for (const [name, { title, words, optional }] of cases) {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(name)}`;
    const read = await readTypedPage(app, { userId: "bench", url });
    const found = read.ok ? articleOfPage(read.page, url) : read;
    if (!read.ok || !found.ok) {
      console.info(`${name}: refused, ${found.ok || found.reason}`);
      scores.push(0);
      continue;
    }
    const shown = wordsOf(renderBody(found.article.markdown).text);
    const score = f1(withoutTexts(shown, optional), words);
    scores.push(score);
    for (let round = 0; round < Number(rounds); round += 1)
      times.push(processorTime(() => extractArticle(read.page.html, read.page.url)));
    titles += Number(found.article.title === title);
    const extracted = extractArticle(read.page.html, read.page.url);
    const written = extracted.ok ? wordsOf(extracted.article.text) : [];
    inOrder += Number(shown.join(" ") === written.join(" "));
    console.info(`${name}: F1 ${score.toFixed(3)}, title “${found.article.title}” for “${title}”`);
  }
  server.close();
  server.closeAllConnections();
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1));
  console.info(
    `${cases.size} pages: F1 mean ${mean(scores).toFixed(3)}, least ${Math.min(...scores).toFixed(3)}; titles ${titles}, all words in order ${inOrder}; p50 ${p50} ms of processor, p95 ${p95} ms`,
  );
}

await runPart({ relevance, wishes, samples, stories, extraction });
