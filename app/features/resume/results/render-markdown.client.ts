import DOMPurify from "isomorphic-dompurify";
import { renderMarkdown as toHtml } from "~/core/markdown/dialect";

const allowedTags = [
  ..."h1 h2 h3 h4 h5 h6 p ul ol li strong em del code pre blockquote hr br a".split(" "),
  ..."table thead tbody tr th td".split(" "),
];

/** Markdown as markup of the allowed elements alone: no scripts, styles, pictures or frames; links lead to the web or mail. */
export function renderMarkdown(markdown: string): string {
  return DOMPurify.sanitize(toHtml(markdown, { breaks: false, footnotes: null }), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ["href", "start"],
    ADD_URI_SAFE_ATTR: ["start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  });
}
