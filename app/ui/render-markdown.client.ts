import { renderMarkdown as toHtml } from "~/core/markdown/dialect";
import { purifier } from "./sanitise-html.client";

const purify = purifier({
  tags: [
    ..."h1 h2 h3 h4 h5 h6 p ul ol li strong em del code pre blockquote hr br a".split(" "),
    ..."table thead tbody tr th td".split(" "),
  ],
  attributes: ["href", "start"],
  plainAttributes: ["start"],
  addresses: /^(?:https?:|mailto:)/i,
});

/** Markdown as markup of the allowed elements alone: no scripts, styles, pictures or frames; links lead to the web or mail. */
export function renderMarkdown(markdown: string): string {
  return purify().sanitize(toHtml(markdown, { breaks: false, footnotes: null }));
}
