/** Width of an article in WeChat, in CSS pixels. */
const COLUMN_WIDTH = 677;

/** Gives work an article that is laid out: itself, or, while it is hidden, a copy of it out of sight with the same style sheets. */
export async function onStage<T>(article: HTMLElement, work: (shown: HTMLElement) => Promise<T>): Promise<T> {
  if (article.getClientRects().length > 0) return work(article);
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = `position:fixed;left:-10000px;top:0;width:${COLUMN_WIDTH}px`;
  document.body.appendChild(host);
  try {
    const stage = host.attachShadow({ mode: "open" });
    const shown = document.importNode(article, true);
    const home = article.getRootNode();
    if (home instanceof ShadowRoot) {
      stage.adoptedStyleSheets = home.adoptedStyleSheets;
      for (const style of home.querySelectorAll("style, link[rel=stylesheet]")) {
        stage.appendChild(style.cloneNode(true));
      }
    }
    stage.appendChild(shown);
    return await work(shown);
  } finally {
    host.remove();
  }
}
