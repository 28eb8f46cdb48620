import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { ScoreDial } from "~/ui/ScoreDial";

/** What is typed, and what is found by its meaning, the nearest first. */
export function SearchDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "features.search" });
  return (
    <figure className="grid gap-4 text-sm">
      <figcaption className="flex items-center gap-3 rounded-control border border-edge bg-paper px-4 py-3">
        <Icon name="search" size={18} className="text-muted" />
        {t("query")}
      </figcaption>
      <ol>
        {(["a", "b", "c"] as const).map((found, index) => (
          <li
            key={found}
            className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-4 border-b border-line py-3"
          >
            <span className="font-serif text-base">{t(found)}</span>
            <span aria-hidden="true" className="h-1.5 bg-line">
              <span className="block h-full bg-accent" style={{ width: `${92 - index * 24}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export function AskDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "features.ask" });
  return (
    <figure className="grid gap-4">
      <figcaption className="justify-self-end rounded-card bg-accent-soft px-4 py-3 text-sm">
        {t("question")}
      </figcaption>
      <div className="grid gap-3 border-l-2 border-accent pl-5">
        <p className="font-serif text-lg">
          {t("answer")}
          <sup className="ml-1 text-xs text-accent tabular-nums">1 2</sup>
        </p>
        <ol className="grid gap-1 text-sm text-muted">
          {(["one", "two"] as const).map((source, index) => (
            <li key={source} className="flex gap-2">
              <span className="text-accent tabular-nums">{index + 1}</span>
              {t(source)}
            </li>
          ))}
        </ol>
      </div>
      <p className="flex gap-2 text-sm text-muted">
        <Icon name="info" size={18} className="mt-0.5" />
        {t("none")}
      </p>
    </figure>
  );
}

export function NewsDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "features.news" });
  const found = [
    { id: "a", score: 92 },
    { id: "b", score: 78 },
  ] as const;
  return (
    <figure className="grid gap-4">
      <figcaption className="w-fit border-b border-dashed border-edge pb-1 font-serif text-sm text-muted">
        {t("prompt")}
      </figcaption>
      <ul className="border-t border-line">
        {found.map(({ id, score }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-4">
            <span className="font-serif text-lg">{t(id)}</span>
            <ScoreDial score={score} label={t("score", { score })} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

const hues = ["M0 60 30 26l22 18 26-34 42 50v10H0Z", "M0 40c30-24 60 24 120 0v30H0Z", "M0 66 120 20v50H0Z"];

export function ThemesDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "features.themes" });
  return (
    <figure className="grid gap-5">
      <div className="grid grid-cols-3 gap-3">
        {hues.map((path, index) => (
          <svg
            key={path}
            aria-hidden="true"
            viewBox="0 0 120 70"
            fill="none"
            className={`w-full rounded-control border border-line bg-paper ${index === 1 ? "text-accent" : "text-accent-soft"}`}
          >
            <path d={path} fill="currentColor" />
          </svg>
        ))}
      </div>
      <figcaption className="text-center font-serif text-lg">{t("quote")}</figcaption>
    </figure>
  );
}
