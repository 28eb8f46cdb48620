import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Field } from "~/ui/Field";
import { KeptEntry } from "./KeptEntry";
import { termsOf } from "./kept-list";
import { type KeptHere as Entry, keepHere, letGoHere, useKeptHere } from "./use-kept-here";

/** What this browser keeps of somebody who has not signed in: its search, its articles, and what takes one back. */
export function KeptHereList({ origin }: { origin: string }) {
  const { t } = useTranslation("kept");
  const kept = useKeptHere();
  const [query, setQuery] = useState("");
  const [gone, setGone] = useState<Entry | null>(null);
  const terms = termsOf(query.toLowerCase());
  const shown = kept.filter(({ title, source }) => {
    const words = `${title} ${source}`.toLowerCase();
    return terms.every((term) => words.includes(term));
  });

  function letGo(entry: Entry) {
    if (letGoHere(new Set([entry.id]))) setGone(entry);
  }

  return (
    <>
      {gone && (
        <Alert
          tone="good"
          actions={
            <Button size="small" icon="undo" onClick={() => keepHere(gone) && setGone(null)}>
              {t("undo")}
            </Button>
          }
        >
          {t("gone")}
        </Alert>
      )}
      {kept.length > 0 && (
        <div className="max-w-[26rem]">
          <Field
            type="search"
            label={t("search.label")}
            hideLabel
            placeholder={t("search.label")}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
      )}
      {kept.length === 0 && (
        <EmptyState
          title={t("empty.title")}
          action={<ButtonLink to={paths.pings()}>{t("empty.action")}</ButtonLink>}
        >
          {t("empty.text")}
        </EmptyState>
      )}
      {kept.length > 0 && shown.length === 0 && (
        <EmptyState title={t("empty.search.title")}>{t("empty.search.text")}</EmptyState>
      )}
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
