import { onTestFinished } from "vitest";
import { openPreview } from "~/features/creator/article/preview/preview.client";

type Settings = Parameters<typeof openPreview>[0]["settings"];

/** A preview as wide as a paper; `show` waits until a text is drawn to its end. */
export function openedPreview(settings: Partial<Settings> = {}) {
  const host = document.createElement("div");
  host.style.width = "677px";
  host.style.setProperty("--broken-picture", '"cannot be shown"');
  document.body.appendChild(host);
  const preview = openPreview({
    host,
    settings: { theme: "clean", customCss: "", footnotes: true, locale: "en", ...settings },
    onStatus: () => undefined,
  });
  onTestFinished(() => {
    preview.close();
    host.remove();
  });
  async function show(text: string) {
    preview.write(text);
    return preview.settled();
  }
  const { article } = preview;
  return {
    preview,
    article,
    show,
    all: (selector: string) => [...article.querySelectorAll<HTMLElement>(selector)],
  };
}
