import DOMPurify from "isomorphic-dompurify";
import { Marked, Tokenizer } from "marked";

const allowedTags = [
  ..."h1 h2 h3 h4 h5 h6 p ul ol li strong em del code pre blockquote hr br a".split(" "),
  ..."table thead tbody tr th td".split(" "),
];

const cjk = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u2018-\u201d]/;
const cjkEverywhere = new RegExp(cjk, "g");

/**
 * CommonMark takes "**注意：**不要" for no emphasis, because a mark between punctuation and a letter may not close. Between
 * Chinese characters there are no spaces to go by, so they count as punctuation there.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    emStrong(src, maskedSrc, prevChar) {
      if (!src.startsWith("*") || !cjk.test(maskedSrc)) return false;
      const before = cjk.test(prevChar ?? "") ? " " : prevChar;
      return Tokenizer.prototype.emStrong.call(this, src, maskedSrc.replace(cjkEverywhere, "."), before);
    },
  },
});

/** Markdown as markup of the allowed elements alone: no scripts, styles, pictures or frames; links lead to the web or mail. */
export function renderMarkdown(markdown: string): string {
  return DOMPurify.sanitize(marked.parse(markdown, { async: false }), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ["href", "start"],
    ADD_URI_SAFE_ATTR: ["start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  });
}
