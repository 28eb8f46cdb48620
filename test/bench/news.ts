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
import { defaultFocusPoints } from "~/features/settings/focus/world-focus";
import { mean, processorTime, quantile, runPart } from "./common";
import { relevance, scorerOf, wishes } from "./relevance";
import { stories } from "./stories";

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
