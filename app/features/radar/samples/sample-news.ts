import { generateRssFeed } from "feedsmith";
import { renderMarkdown } from "~/core/markdown/dialect";
import { escapeHtml } from "~/core/markdown/escape";
import { paths } from "~/paths";
import { servicePaths } from "~/service-paths";
import aiNewsEn from "./ai_news_en.json";
import aiNewsZh from "./ai_news_zh.json";
import digitalCurrency from "./digital_currency.json";
import { hasSamples, type SampleTag } from "./sample-tags";

type Sample = {
  slug: string;
  title: string;
  summary: string;
  content: string;
  source: string;
  hoursAgo: number;
};

const feeds: Record<SampleTag, { language: string; category: string; title: string; samples: Sample[] }> = {
  ai_news_en: { language: "en", category: "AI", title: "Samples: AI News", samples: aiNewsEn },
  ai_news_zh: { language: "zh-CN", category: "人工智能", title: "示例：AI 资讯", samples: aiNewsZh },
  digital_currency: {
    language: "zh-CN",
    category: "数字货币",
    title: "示例：数字货币",
    samples: digitalCurrency,
  },
};

const HOUR = 3_600_000;

/** A feed of news that we wrote ourselves, for development: RSS, as an aggregator writes it. Null where the tag has none. */
export function sampleFeed(tagId: string, origin: string, now: Date): string | null {
  if (!hasSamples(tagId)) return null;
  const { title, language, category, samples } = feeds[tagId];
  // The same for an hour, so that whoever asks again is told that nothing has changed.
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  return generateRssFeed({
    title,
    link: origin + paths.pingsOf(tagId),
    description: title,
    language,
    items: samples.map(({ slug, title, summary, source, hoursAgo }) => ({
      title,
      link: origin + servicePaths.sampleArticle(tagId, slug),
      guid: { value: `${tagId}/${slug}`, isPermaLink: false },
      pubDate: new Date(hour - hoursAgo * HOUR),
      description: escapeHtml(summary),
      categories: [{ name: category }],
      source: { title: source, url: origin + servicePaths.sampleFeed(tagId) },
    })),
  });
}

/** The page of a sample article, with what stands around articles elsewhere. Null where there is none. */
export function samplePage(tagId: string, slug: string): string | null {
  if (!hasSamples(tagId)) return null;
  const { language, samples } = feeds[tagId];
  const sample = samples.find((each) => each.slug === slug);
  if (!sample) return null;
  const title = escapeHtml(sample.title);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title} - ${escapeHtml(sample.source)}</title></head>
<body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/pings">Pings</a></li></ul></nav>
<main><article><h1>${title}</h1>
${renderMarkdown(sample.content, { breaks: false, footnotes: null })}
</article></main>
<footer><p>${escapeHtml(sample.source)}</p></footer>
</body>
</html>`;
}
