import { type Article, patchBetween, renderBlocks } from "~/core/markdown/blocks";
import { formula, loadFormulas } from "../../formulas/formulas.worker";
import { boundedHtml } from "./bounded-html";
import { highlight, loadLanguages } from "./highlight.worker";
import type { AddedWords, Answer, Request } from "./protocol";
import { sourcesIn } from "./sources";

let shown: { text: string; words: AddedWords; article: Article } | null = null;

let loads = 0;
let lacking = false;

self.addEventListener("message", ({ data }: MessageEvent<Request>) => {
  answer(data.number, () => render(data.number, data.text, data.words));
});

function answer(number: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error);
    shown = null;
    post({ kind: "failed", number });
  }
}

function render(number: number, text: string, words: AddedWords): void {
  const added = { footnotes: words.notes, alerts: words.alerts, marks: true, frontMatter: true };
  const options = { breaks: true, ...added, highlight, math: formula };
  const article = renderBlocks(text, options, shown?.article);
  const patch = patchBetween(shown?.article, article);
  const source = sourcesIn(text, article.blocks);
  const blocks = patch.blocks.map(({ html, lines }, index) => {
    const written = lines > 0 ? () => source(patch.from + index) : undefined;
    const bounded = { ...boundedHtml(html, written), lines };
    return bounded.cut && lines === 0 ? { ...bounded, whole: html } : bounded;
  });
  const wanted = [loadLanguages(article.languages), article.hasMath ? loadFormulas() : null];
  const begun = wanted.filter((load) => load !== null);
  loads += begun.length;
  post({
    kind: "rendered",
    number,
    fresh: shown === null,
    from: patch.from,
    removed: patch.removed,
    blocks,
    loading: loads > 0,
    lacking,
  });
  shown = { text, words, article };
  if (begun.length > 0) void renderAgainAfter(begun);
}

/** Listings and formulas that had to stand as their source are rendered again, the rest is remembered. */
async function renderAgainAfter(begun: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(begun);
  loads -= begun.length;
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") continue;
    console.error(outcome.reason);
    lacking = true;
  }
  const now = shown;
  if (now) answer(0, () => render(0, now.text, now.words));
}

function post(message: Answer): void {
  self.postMessage(message);
}
