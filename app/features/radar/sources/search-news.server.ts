import type { NewsServices } from "~/ports/news";
import { canonicalUrl } from "../feed/canonical-url";
import { failedSource, type SourceAnswer, type SourceFailure } from "./ask-source.server";
import type { TagFocus } from "./newsroom";
import { LONGEST_MS } from "./schedule";

const SEARCH_MS = 180_000;

/** Has the web searched for news of a subject; read as a feed's items are: nothing is believed but where it leads. */
export async function searchNews(
  { search }: Pick<NewsServices, "search">,
  subject: TagFocus | undefined,
): Promise<SourceAnswer | SourceFailure> {
  if (!search || !subject) return failedSource("news.unavailable", null);
  const answer = await search.search(questionOf(subject), AbortSignal.timeout(SEARCH_MS));
  if (!answer.ok) return failedSource(answer.reason, null);
  const items = answer.links.flatMap(({ url, title, quote, publishedAt }) => {
    const address = canonicalUrl(url);
    if (address === null) return [];
    return [
      {
        key: address,
        url: address,
        title,
        summary: quote,
        html: "",
        author: "",
        categories: [],
        outlet: URL.parse(address)?.hostname.replace(/^www\./, "") ?? "",
        publishedAt,
      },
    ];
  });
  return {
    kind: "news",
    status: null,
    maxAgeMs: LONGEST_MS,
    movedTo: null,
    validators: { etag: null, lastModified: null, bodyHash: null },
    feed: {
      format: "json",
      title: "DeepSearch",
      siteUrl: "",
      lang: subject.lang,
      ttlMinutes: null,
      items,
      isRepaired: false,
    },
  };
}

function questionOf({ words, prompt, lang }: TagFocus): string {
  const about = [...words, prompt].filter((part) => part !== "").join(", ");
  return lang === "zh"
    ? `过去 48 小时内关于以下主题的重要新闻有哪些？请给出每条新闻的原始链接。主题：${about}`
    : `Which important news of the last 48 hours are about the following? Cite the original article of each. Subject: ${about}`;
}
