import { useEffect, useRef, useState } from "react";
import { library } from "../library/database";
import { dayQuote, type DayQuote as Line, ownQuote } from "../quotes/day-quote";
import type { Settings } from "../settings/stored";
import { storeOwn } from "../settings/stored";
import { SITE } from "../site";
import type { Texts } from "../texts";
import { textsIn } from "../texts";
import { Background } from "../themes/Background";
import { newerVersion } from "../update";
import { Answer } from "./Answer";
import { NewsList } from "./NewsList";
import { ResultList } from "./ResultList";
import { SearchField } from "./SearchField";
import { useLibrary } from "./use-library";
import { useSettings } from "./use-settings";

export function NewTab() {
  const settings = useSettings();
  const locale = settings?.sent.language ?? (navigator.language.startsWith("zh") ? "zh" : "en");
  const t = textsIn(locale);
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const { shown, isLost, reload } = useLibrary(query, settings);
  const results = useRef<HTMLElement>(null);
  const [newer, setNewer] = useState<string | null>(null);

  useEffect(() => void newerVersion(Date.now()).then(setNewer), []);

  useEffect(() => {
    document.documentElement.lang = locale === "zh" ? "zh-CN" : "en";
  }, [locale]);

  useEffect(() => {
    const list = results.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!list || step === undefined) return;
      const links = [...list.querySelectorAll<HTMLElement>("a[href]")];
      const next = links.indexOf(document.activeElement as HTMLElement) + step;
      event.preventDefault();
      if (next < 0) document.querySelector<HTMLElement>("input[type=search]")?.focus();
      else links[next]?.focus();
    };
    list?.addEventListener("keydown", onKeyDown);
    return () => list?.removeEventListener("keydown", onKeyDown);
  }, []);

  const toResults = () => results.current?.querySelector<HTMLElement>("a[href]")?.focus();

  return (
    <>
      {settings && <Background settings={settings} />}
      <div className="mx-auto grid min-h-dvh w-full max-w-3xl grid-rows-[auto_1fr_auto] gap-8 px-4 py-6 sm:px-6">
        <header className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <h1 className="font-serif text-lg font-bold" translate="no" lang="en">
            MemWink
          </h1>
          {settings && (
            <nav aria-label={t("nav.label")} className="flex gap-1">
              <button
                type="button"
                aria-pressed={settings.own.hasBackground}
                onClick={() => void storeOwn({ hasBackground: !settings.own.hasBackground })}
                className="min-h-11 rounded-control px-3 hover:bg-ink-soft"
              >
                {t(settings.own.hasBackground ? "nav.noBackground" : "nav.background")}
              </button>
              <a
                href="options.html"
                className="inline-flex min-h-11 items-center rounded-control px-3 hover:bg-ink-soft"
              >
                {t("nav.options")}
              </a>
            </nav>
          )}
        </header>
        <main className="grid content-start gap-8">
          <SearchField
            query={query}
            onQuery={setQuery}
            first={shown?.query === query ? shown.results[0]?.page.address : undefined}
            onDown={toResults}
            t={t}
          />
          {isLost && (
            <p role="alert" className="rounded-card border border-line bg-raised p-5">
              {t("lost")}
            </p>
          )}
          {shown?.isAsked && settings && shown.query === query && (
            <Answer
              key={`${query} ${shown.quotes.map(({ page, span }) => `${page.id}:${span.start}`)}`}
              shown={shown}
              settings={settings}
              t={t}
            />
          )}
          {query === "" && (
            <p className="-mt-6 w-fit rounded-control bg-paper/85 px-1 text-xs text-muted">
              {t("field.ways")}
            </p>
          )}
          {query === "" && <Folders onChoose={(folder) => setQuery(`in:"${folder}" `)} t={t} />}
          <ResultList ref={results} query={query} shown={shown} onChanged={reload} t={t} locale={locale} />
          {query === "" && settings?.own.hasNews && <NewsList settings={settings} onSaved={reload} t={t} />}
        </main>
        <div className="grid gap-2">
          {newer && (
            <p className="text-sm">
              <a href={`${SITE}/memwink_settings#downloads`} className="underline underline-offset-4">
                {t("nav.newer", { version: newer })}
              </a>
            </p>
          )}
          {settings && <DayQuote settings={settings} t={t} />}
        </div>
      </div>
    </>
  );
}

/** The day's line in the style that was chosen; one's own template needs a model, and without one it says so. */
function DayQuote({ settings, t }: { settings: Settings; t: Texts }) {
  const { language, quoteStyle } = settings.sent;
  const [line, setLine] = useState<Line | null>(null);
  const [why, setWhy] = useState<"noModel" | "failed" | null>(null);
  useEffect(() => {
    const now = new Date();
    void (quoteStyle === "custom" ? ownQuote(settings, now) : Promise.resolve(null)).then(async (own) => {
      setWhy(own?.ok === false ? own.reason : null);
      setLine(own?.ok ? { text: own.text, author: "", work: "" } : await dayQuote(language, quoteStyle, now));
    });
  }, [settings, language, quoteStyle]);
  if (!line) return null;
  const { text, author, work } = line;
  return (
    <footer className="rounded-card bg-paper/85 p-4">
      <figure className="grid gap-1">
        <blockquote className="font-serif text-lg">{text}</blockquote>
        <figcaption className="text-xs text-muted">
          {[author, work].filter((part) => part !== "").join(language === "zh" ? "，" : ", ")}
          {why && ` · ${t(`quote.${why}`)}`}
        </figcaption>
      </figure>
    </footer>
  );
}

const MOST = 12;

async function foldersInUse(): Promise<string[]> {
  const folders: string[] = [];
  const index = (await library()).transaction("pages").store.index("folder");
  let cursor = await index.openKeyCursor(null, "nextunique");
  for (; cursor && folders.length < MOST; cursor = await cursor.continue()) folders.push(cursor.key);
  return folders;
}

function Folders({ onChoose, t }: { onChoose: (folder: string) => void; t: Texts }) {
  const [folders, setFolders] = useState<string[]>([]);
  useEffect(() => void foldersInUse().then(setFolders), []);
  if (folders.length === 0) return null;
  return (
    <section aria-label={t("folders")}>
      <ul className="flex flex-wrap gap-2">
        {folders.map((folder) => (
          <li key={folder}>
            <button
              type="button"
              onClick={() => onChoose(folder.replaceAll('"', ""))}
              className="min-h-11 rounded-control border border-line bg-raised px-3 text-sm hover:border-edge"
            >
              {folder}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
