import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type StatusLineProps = {
  count: { words: number; characters: number; minutes: number };
  saved: ReactNode;
  problems: ReactNode;
  /** What is to be done next. */
  next: ReactNode;
};

/** The foot of the instrument: whether the text is kept, how long it is, what is wrong with it. */
export function StatusLine({ count, saved, problems, next }: StatusLineProps) {
  const { t } = useTranslation("editor");
  return (
    <section
      aria-label={t("status.label")}
      className="flex min-h-9 flex-wrap items-center gap-x-4 border-t border-line bg-paper px-4 max-[22.5rem]:pt-1 text-xs text-muted lg:px-8"
    >
      {saved}
      <p className="flex gap-x-1 whitespace-nowrap tabular-nums">
        <span>{t("count.words", { count: count.words })}</span>
        {count.characters > 0 && (
          <>
            <span className="max-sm:sr-only">· {t("count.characters", { count: count.characters })}</span>
            <span className="max-[22.5rem]:sr-only">· {t("count.minutes", { count: count.minutes })}</span>
          </>
        )}
      </p>
      <span className="-mr-2 ml-auto flex items-center gap-x-2">
        {problems}
        {next}
      </span>
    </section>
  );
}
