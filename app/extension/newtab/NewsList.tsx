import { useCallback, useEffect, useState } from "react";
import { isFull } from "~/core/indexed-db";
import { hostOf, keyOf } from "../addresses";
import { library } from "../library/database";
import { savePages } from "../library/save-pages";
import { type NewsItem, readNews, refreshNews } from "../news/refresh";
import type { Settings } from "../settings/stored";
import { SITE } from "../site";
import { datesIn, type Texts } from "../texts";

const MOST = 6;

async function savedOf(items: readonly NewsItem[]): Promise<string[]> {
  const database = await library();
  const found = await Promise.all(
    items.map(async ({ url }) =>
      (await database.getKeyFromIndex("pages", "key", keyOf(url) ?? "")) ? [url] : [],
    ),
  );
  return found.flat();
}

/** The latest of the chosen subject, read from what was fetched last; what is fetched now shows when it is there. */
export function NewsList({ settings, onSaved, t }: { settings: Settings; onSaved: () => void; t: Texts }) {
  const { tag, isOwn } = settings.sent.news;
  const name = isOwn ? t("news.own") : settings.sent.news.name;
  const [items, setItems] = useState<NewsItem[]>([]);
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<"capture.full" | "capture.failed" | null>(null);
  const dates = datesIn(settings.sent.language);

  const read = useCallback(async () => {
    const news = (await readNews(tag))?.items.slice(0, MOST) ?? [];
    setItems(news);
    setSaved(await savedOf(news));
  }, [tag]);
  useEffect(() => {
    void read();
    void refreshNews(tag, Date.now()).then(read, () => null);
  }, [tag, read]);

  async function save({ url, title, content_text: text }: NewsItem) {
    const key = keyOf(url);
    if (key === null) return;
    const draft = {
      key,
      address: url,
      host: hostOf(new URL(url)),
      title,
      text,
      summary: text,
      tags: [],
      folder: [],
      highlights: [],
    };
    try {
      await savePages(await library(), [{ ...draft, isAddition: true }], Date.now());
      setFailure(null);
    } catch (error) {
      setFailure(isFull(error) ? "capture.full" : "capture.failed");
    }
    await read();
    onSaved();
  }

  if (items.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-card bg-paper/85 p-4">
      <h2 className="text-sm font-medium text-muted">
        <a
          href={`${SITE}/pings?tag_id=${encodeURIComponent(tag)}`}
          className="underline-offset-4 hover:underline"
        >
          {t("news.title", { name })}
        </a>
      </h2>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {t(failure)}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {items.map((item) => (
          <li key={item.url} className="flex items-center gap-3 py-2">
            <span className="w-8 shrink-0 text-right font-serif font-bold tabular-nums">
              {item._wink?.score ?? ""}
            </span>
            <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <a href={item.url} className="underline-offset-4 hover:underline">
                {item.title}
              </a>
              <p className="text-xs text-muted">
                {[
                  ...item.authors.map((author) => author.name),
                  dates.format(Date.parse(item.date_published)),
                ].join(" · ")}
              </p>
            </div>
            <button
              type="button"
              disabled={saved.includes(item.url)}
              aria-label={t("news.saveTitle", { title: item.title })}
              onClick={() => void save(item)}
              className="min-h-11 shrink-0 rounded-control px-3 text-sm hover:bg-ink-soft disabled:text-muted"
            >
              {t(saved.includes(item.url) ? "news.saved" : "news.save")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
