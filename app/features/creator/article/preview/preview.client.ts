import type { AlertTitles } from "~/core/markdown/alerts";
import type { NotesTitles } from "~/core/markdown/notes";
import { whenIdle } from "~/ui/preload";
import { firstLines } from "./entries";
import { lazyMathStyle } from "./lazy-math-style.client";
import { openLinksSafely } from "./links.client";
import { openPaper } from "./preview-document.client";
import type { Part, RenderedBlock } from "./protocol";
import { openRenderer, type RenderProblem } from "./renderer.client";
import { openScrolling } from "./scrolling.client";
import { cutSources } from "./sources";
import { openStyles } from "./styles.client";
import type { ThemeId } from "./themes/themes";

/** What stands above the list of notes and above alerts; another object is another wording. */
export type ArticleWords = { notes: NotesTitles; alerts: AlertTitles };

export type PreviewSettings = { theme: ThemeId; customCss: string; footnotes: boolean; words: ArticleWords };

/**
 * `problem`: the text is too long to be shown; it took too long, or failed, and what stood there before still stands; or it is
 * shown, but of a part only the beginning of its source, because it would freeze a browser (`tooComplex`). `lines` are the first source lines
 * of the top-level blocks, from 0. `droppedRules` of the custom CSS were not understood.
 */
export type PreviewStatus = {
  state: "rendering" | "shown" | "failed";
  problem: null | RenderProblem | "tooComplex";
  lines: number[];
  droppedRules: number;
};

export type Preview = {
  write(text: string): void;
  configure(settings: PreviewSettings): void;
  /** How it stands when all that was written is shown, or has failed. */
  settled(): Promise<PreviewStatus>;
  root: ShadowRoot;
  /** A section whose children are the elements of the blocks; in very long articles, runs of them in a `div[data-chunk]`. */
  article: HTMLElement;
  /** The elements of each block; of one that is not drawn yet, those that stand in its place, if any. */
  blocks(): HTMLElement[][];
  /** The whole source of each block that is shown only in its beginning, the `[data-cut]` of the article, in order. */
  sources(): string[];
  /** All rules that style the article. */
  css(): string;
  close(): void;
};

type Given = { host: HTMLElement; settings: PreviewSettings; onStatus(status: PreviewStatus): void };

/** Opens the live preview of an article in an element, out of reach of the page's styles and the page out of its reach. */
export function openPreview({ host, settings, onStatus }: Given): Preview {
  const { root, article, remove } = frameIn(host);

  let current = settings;
  let text: string | null = null;
  let problem: RenderProblem | null = null;
  let gathered: RenderedBlock[] = [];
  let warmed = false;
  let stopWarming: (() => void) | null = null;
  let waiting: ((status: PreviewStatus) => void)[] = [];

  const styles = openStyles(root);
  styles.theme(settings.theme);
  let droppedRules = styles.custom(settings.customCss);
  const mathStyle = lazyMathStyle(styles.math, report);
  const release = openLinksSafely(root);
  const scrolling = openScrolling();
  const paper = openPaper({ article, onNodes: scrolling.follow, onDone: report });
  const renderer = openRenderer({ onPart: take, onProblem: fail });

  function take(part: Extract<Part, { kind: "part" }>): void {
    gathered.push(...part.blocks);
    if (!part.last) return;
    const blocks = gathered;
    gathered = [];
    if (problem !== "tooLong") problem = null;
    if (part.hasMath) mathStyle.load();
    const size = paper.entries().length;
    const patch = part.fresh ? { from: 0, removed: size, blocks } : { ...part, blocks };
    paper.change(patch);
  }

  function fail(reason: RenderProblem): void {
    gathered = [];
    problem = reason;
    report();
  }

  function isIdle(): boolean {
    return renderer.idle() && paper.done() && mathStyle.done();
  }

  function status(): PreviewStatus {
    const entries = paper.entries();
    const complex = entries.some(({ cut }) => cut) ? "tooComplex" : null;
    return {
      state: !isIdle() ? "rendering" : problem ? "failed" : "shown",
      problem: problem ?? complex,
      lines: firstLines(entries),
      droppedRules,
    };
  }

  function report(): void {
    const now = status();
    onStatus(now);
    if (now.state !== "rendering") settle(now);
  }

  function settle(status: PreviewStatus): void {
    const now = waiting;
    waiting = [];
    for (const resolve of now) resolve(status);
    if (!warmed && text !== null) warm();
  }

  /** Fetches the lazy parts while nothing else is to be done: the tool must work when the network goes. */
  function warm(): void {
    warmed = true;
    stopWarming = whenIdle(() => {
      renderer.warm();
      // What does not come now is asked for again by the first formula.
      import("./math-style.client").then(({ fetchMathFonts }) => fetchMathFonts()).catch(console.error);
    });
  }

  function render(): void {
    if (text === null) return;
    if (problem === "tooLong") problem = null;
    const { notes, alerts } = current.words;
    renderer.render(text, { notes: current.footnotes ? notes : null, alerts });
    if (!problem) report();
  }

  return {
    write(next) {
      if (next === text && !problem) return;
      text = next;
      render();
    },
    configure(next) {
      const wordsChange = next.footnotes !== current.footnotes || next.words !== current.words;
      current = next;
      styles.theme(next.theme);
      droppedRules = styles.custom(next.customCss);
      if (wordsChange) render();
      else report();
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (isIdle()) settle(status());
      }),
    root,
    article,
    blocks: () => paper.entries().map(({ nodes }) => nodes.filter(isShown)),
    sources: () => cutSources(text ?? "", paper.entries()),
    css: styles.css,
    close() {
      stopWarming?.();
      release();
      scrolling.close();
      paper.close();
      renderer.close();
      remove();
    },
  };
}

/** A place in an element that neither side's styles reach across. */
function frameIn(host: HTMLElement) {
  const frame = document.createElement("div");
  // What stands fixed, or far outside, stays inside this: the article's own styles cannot reach it.
  const bounds = document.createElement("div");
  bounds.style.cssText = "contain: content; isolation: isolate;";
  bounds.appendChild(frame);
  host.appendChild(bounds);
  const root = frame.attachShadow({ mode: "open" });
  const article = document.createElement("section");
  article.className = "article";
  root.appendChild(article);
  return { root, article, remove: () => bounds.parentNode?.removeChild(bounds) };
}

function isShown(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.isConnected;
}
