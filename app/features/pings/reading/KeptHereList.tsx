import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { saveFile } from "~/ui/browser/save-file.client";
import { Field } from "~/ui/Field";
import { RetryAlert } from "~/ui/RetryAlert";
import { KeptEntry } from "./KeptEntry";
import { KeptFiles } from "./KeptFiles";
import type { KeptFile } from "./kept-files";
import { MOST_HERE, termsOf } from "./kept-list";
import { NothingKept } from "./NothingKept";
import { useKeepFailures } from "./use-keep";
import { type KeptHere as Entry, keepHere, letGoHere, useKeptHere } from "./use-kept-here";

/** What this browser keeps of somebody who has not signed in: its search, its articles, and what takes one back. */
export function KeptHereList({ origin, empty = null }: { origin: string; empty?: ReactNode }) {
  const { t } = useTranslation("kept");
  const kept = useKeptHere();
  const { failHere } = useKeepFailures();
  const [query, setQuery] = useState("");
  const [gone, setGone] = useState<Entry | null>(null);
  const [failed, setFailed] = useState<KeptFile | null>(null);
  const terms = termsOf(query.toLowerCase());
  const shown = kept.filter(({ title, summary, source }) => {
    const words = `${title} ${summary} ${source}`.toLowerCase();
    return terms.every((term) => words.includes(term));
  });

  async function writeFile(file: KeptFile) {
    const { keptFiles, savedName, writeKept } = await import("./kept-files");
    const all = kept.map(({ keptAt, ...entry }) => ({
      ...entry,
      ...{ keptAt: new Date(keptAt).toISOString(), publishedAt: null, sourceUrl: null, isRemoved: false },
    }));
    const content = writeKept(file, all, { origin, title: t("file") });
    saveFile(savedName(file), new Blob([content], { type: keptFiles[file] }));
  }

  function save(file: KeptFile) {
    setFailed(null);
    writeFile(file).catch(() => setFailed(file));
  }

  function letGo(entry: Entry) {
    if (letGoHere(new Set([entry.id]))) setGone(entry);
    else failHere();
  }

  function takeBack(entry: Entry) {
    if (keepHere(entry)) setGone(null);
    else failHere();
  }

  return (
    <>
      {gone && (
        <Alert
          tone="good"
          actions={
            <Button size="small" icon="undo" onClick={() => takeBack(gone)}>
              {t("undo")}
            </Button>
          }
        >
          {t("gone")}
        </Alert>
      )}
      {failed && <RetryAlert onRetry={() => save(failed)} />}
      {kept.length > 0 && (
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <div className="w-full max-w-[26rem]">
            <Field
              type="search"
              label={t("search.label")}
              hideLabel
              placeholder={t("search.label")}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <KeptFiles count={kept.length} most={MOST_HERE} onSave={save} />
        </div>
      )}
      {kept.length === 0 && empty}
      {kept.length > 0 && shown.length === 0 && <NothingKept query={query} before={null} />}
      <ul className="max-w-[48rem] [overflow-wrap:anywhere]">
        {shown.map((entry) => (
          <li key={entry.id} className="border-t border-line py-4 first:border-t-2 first:border-ink">
            <KeptEntry {...entry} keptAt={new Date(entry.keptAt).toISOString()} origin={origin}>
              <Button
                kind="quiet"
                size="small"
                icon="close"
                aria-label={`${t("letGo")}: ${entry.title}`}
                className="-ml-3"
                onClick={() => letGo(entry)}
              >
                {t("letGo")}
              </Button>
            </KeptEntry>
          </li>
        ))}
      </ul>
    </>
  );
}
