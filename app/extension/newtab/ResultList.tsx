import { forwardRef, useState } from "react";
import type { Locale } from "~/core/locale";
import { library, type Page } from "../library/database";
import { savePages, takePage } from "../library/save-pages";
import type { Span } from "../library/sentences";
import { datesIn, type Texts } from "../texts";
import type { Result, Shown } from "./use-library";

type ResultListProps = {
  query: string;
  shown: Shown | null;
  onChanged: () => void;
  t: Texts;
  locale: Locale;
};

export const ResultList = forwardRef<HTMLElement, ResultListProps>(function ResultList(props, ref) {
  const { query, shown, onChanged, t, locale } = props;
  const dates = datesIn(locale);
  const results = shown?.results ?? [];
  const isStale = shown?.query !== query;
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function forget({ id }: Page) {
    await told(async () => {
      // A second press finds nothing, and what the first took stays at hand.
      const taken = await takePage(await library(), id);
      if (taken) setDeleted(taken);
    });
  }

  async function bringBack({ page, text }: Deleted) {
    await told(async () => {
      const { id: _, hasText: __, ...facts } = page;
      await savePages(await library(), [{ ...facts, text }], Date.now());
      setDeleted(null);
    });
  }

  async function told(work: () => Promise<void>) {
    setFailed(
      await work().then(
        () => false,
        () => true,
      ),
    );
    onChanged();
  }

  const isEmpty = shown?.isAsked && !deleted && results.length === 0;
  return (
    <section
      hidden={isEmpty}
      ref={ref}
      aria-labelledby="results"
      className="grid gap-2 rounded-card bg-paper/85 p-4"
    >
      <h2 id="results" className="text-sm font-medium text-muted" aria-live="polite">
        {query === "" ? t("recent.title") : t("results.found", { count: results.length })}
      </h2>
      {hasFailed && (
        <p role="alert" className="text-sm text-bad">
          {t("tools.failed")}
        </p>
      )}
      {deleted && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          {t("recent.deleted", { title: deleted.page.title })}
          <button
            type="button"
            onClick={() => void bringBack(deleted)}
            className="min-h-11 underline underline-offset-4"
          >
            {t("recent.undo")}
          </button>
        </p>
      )}
      {shown && !isStale && results.length === 0 && (
        <p>{t(query === "" ? "recent.empty" : "results.none")}</p>
      )}
      <ul className="grid divide-y divide-line">
        {results.map((result) => (
          <ResultItem
            key={result.page.id}
            {...result}
            dates={dates}
            onDelete={() => void forget(result.page)}
            t={t}
          />
        ))}
      </ul>
    </section>
  );
});

type Deleted = { page: Page; text: string };

type ResultItemProps = Result & { dates: Intl.DateTimeFormat; onDelete: () => void; t: Texts };

function ResultItem({ page, excerpt, dates, onDelete, t }: ResultItemProps) {
  const where = [page.host, dates.format(page.savedAt), page.hasText ? "" : t("results.titleOnly")];
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <a
          href={page.address}
          className="font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {page.title}
        </a>
        <p className="text-xs text-muted [overflow-wrap:anywhere]">
          {[...where, ...page.tags.map((tag) => `#${tag}`)].filter((part) => part !== "").join(" · ")}
        </p>
        {excerpt ? (
          <p className="text-sm [overflow-wrap:anywhere]">
            <Marked {...excerpt} />
          </p>
        ) : (
          page.summary && <p className="text-sm text-muted">{page.summary}</p>
        )}
        {page.highlights.map((words) => (
          <p key={words} className="border-l-2 border-accent pl-3 text-sm">
            {words.slice(0, 300)}
          </p>
        ))}
      </div>
      <button
        type="button"
        aria-label={t("recent.delete", { title: page.title })}
        onClick={onDelete}
        className="min-h-11 min-w-11 shrink-0 rounded-control text-muted hover:bg-ink-soft hover:text-ink"
      >
        ×
      </button>
    </li>
  );
}

function Marked({ text, marks }: { text: string; marks: Span[] }) {
  return (
    <>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark className="bg-accent-soft text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
