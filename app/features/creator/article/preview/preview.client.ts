import type { Locale } from "~/core/locale";
import { languageOf } from "~/core/markdown/language";
import en from "~/i18n/locales/en/article.json";
import zh from "~/i18n/locales/zh/article.json";
import { firstLines } from "./entries";
import { openPreviewDocument } from "./preview-document.client";
import type { Rendering } from "./protocol";
import { openRenderer, type RenderProblem } from "./renderer.client";
import { cutSources } from "./sources";
import { openStyles } from "./styles.client";
import type { ThemeId } from "./themes/theme-ids";

/** What the rendering adds is in the language of the text, which its beginning tells, and in `locale` where that holds no words. */
const words = { en, zh };
const BEGINNING = 20_000;

type PreviewSettings = { theme: ThemeId; customCss: string; footnotes: boolean; locale: Locale };

/** `problem`: too long, timed out or failed (what stood there before still stands); shown with a part cut because it would freeze
 * a browser (`tooComplex`), or with formulas or listings plain because what draws them did not come (`lacking`);
 * or nothing, as its own code did not (`notLoaded`). `lines`: first source lines of the top-level blocks. `droppedRules` of the custom CSS were
 * not understood. */
export type PreviewStatus = {
  state: "rendering" | "shown" | "failed";
  problem: null | RenderProblem | "tooComplex" | "lacking" | "notLoaded";
  lines: number[];
  droppedRules: number;
};

export type Preview = {
  write(text: string): void;
  configure(settings: PreviewSettings): void;
  /** Renders all anew, and asks again for what did not come. */
  retry(): void;
  settled(): Promise<PreviewStatus>;
  root: ShadowRoot;
  /** A section whose children are the elements of the blocks. */
  article: HTMLElement;
  blocks(): HTMLElement[][];
  sources(): string[];
  css(): string;
  close(): void;
};

type Options = { host: HTMLElement; settings: PreviewSettings; onStatus(status: PreviewStatus): void };

export function openPreview({ host, settings, onStatus }: Options): Preview {
  const { root, article, remove } = frameIn(host);

  let current = settings;
  let text: string | null = null;
  let problem: RenderProblem | null = null;
  let lacking = false;
  let waiting: ((status: PreviewStatus) => void)[] = [];

  const styles = openStyles(root);
  styles.theme(settings.theme);
  let droppedRules = styles.custom(settings.customCss);
  const release = openLinksSafely(root);
  const scrolling = openScrolling();
  const shown = openPreviewDocument({ article, onNodes: scrolling.follow, onDone: report });
  const renderer = openRenderer({ onRendering: take, onProblem: fail });

  function take(rendering: Rendering): void {
    if (problem !== "tooLong") problem = null;
    lacking = rendering.lacking;
    const size = shown.entries().length;
    shown.change(rendering.fresh ? { ...rendering, from: 0, removed: size } : rendering);
  }

  function fail(reason: RenderProblem): void {
    problem = reason;
    report();
  }

  function isIdle(): boolean {
    return renderer.idle() && shown.done();
  }

  function status(): PreviewStatus {
    const entries = shown.entries();
    const complex = entries.some(({ cut }) => cut) ? "tooComplex" : null;
    return {
      state: !isIdle() ? "rendering" : problem ? "failed" : "shown",
      problem: problem ?? complex ?? (lacking ? "lacking" : null),
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
  }

  function render(): void {
    if (text === null) return;
    if (problem === "tooLong") problem = null;
    const { notes, notesWithWords, alerts } = words[languageOf(text.slice(0, BEGINNING), current.locale)];
    const titles = { title: notes, titleWithWords: notesWithWords };
    renderer.render(text, { notes: current.footnotes ? titles : null, alerts });
    if (!problem) report();
  }

  return {
    write(next) {
      if (next === text && !problem) return;
      text = next;
      render();
    },
    configure(next) {
      const wordsChange = next.footnotes !== current.footnotes || next.locale !== current.locale;
      current = next;
      styles.theme(next.theme);
      droppedRules = styles.custom(next.customCss);
      if (wordsChange) render();
      else report();
    },
    retry() {
      renderer.restart();
      render();
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (isIdle()) settle(status());
      }),
    root,
    article,
    blocks: () => shown.entries().map(({ nodes }) => nodes.filter(isShown)),
    sources: () => cutSources(text ?? "", shown.entries()),
    css: styles.css,
    close() {
      release();
      scrolling.close();
      shown.close();
      renderer.close();
      remove();
    },
  };
}

function frameIn(host: HTMLElement) {
  const frame = document.createElement("div");
  // What is fixed, or far outside, stays inside this: the article's own styles cannot reach it.
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

/** Lets a keyboard scroll listings and tables that are too wide: they take focus while, and only while, they are. */
function openScrolling() {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const scroller = target.localName === "table" ? target.closest("[data-scroll]") : target;
      if (scroller && scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
      else scroller?.removeAttribute("tabindex");
    }
  });
  /** Looks anew also at what is changed in place: its own size may be the same around other words. */
  function observe(element: Element): void {
    observer.unobserve(element);
    observer.observe(element);
  }
  return {
    follow(nodes: readonly Node[]): void {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        if (node.localName === "pre") observe(node);
        for (const part of node.querySelectorAll("pre, table")) observe(part);
      }
    },
    close: () => observer.disconnect(),
  };
}

/** Links open beside the page; those within the article scroll there, relative ones lead nowhere. Returns what undoes this. */
function openLinksSafely(root: ShadowRoot): () => void {
  function follow(event: Event): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const href = link?.getAttribute("href");
    if (!href || /^(?:https?|mailto|tel):/i.test(href)) return;
    event.preventDefault();
    if (href.startsWith("#"))
      root.getElementById(decoded(href.slice(1)))?.scrollIntoView({ block: "nearest" });
  }
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.broken = "";
  };
  const unmark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.broken;
  };
  root.addEventListener("click", follow);
  root.addEventListener("auxclick", follow);
  // These events do not bubble; capturing hears them.
  root.addEventListener("error", mark, true);
  root.addEventListener("load", unmark, true);
  return () => {
    root.removeEventListener("click", follow);
    root.removeEventListener("auxclick", follow);
    root.removeEventListener("error", mark, true);
    root.removeEventListener("load", unmark, true);
  };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
