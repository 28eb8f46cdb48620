/** Links open beside the page; those within the article scroll there, relative ones lead nowhere. Returns what undoes this. */
export function openLinksSafely(root: ShadowRoot): () => void {
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
