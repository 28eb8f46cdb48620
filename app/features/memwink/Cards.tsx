import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";

export function Cards() {
  const { t } = useTranslation("memwink");
  return (
    <section aria-labelledby="cards-title" className="wrap pb-(--section)">
      <h2 id="cards-title" className="display pb-8 text-2xl">
        {t("cards.title")}
      </h2>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
        <Card id="bookmark" className="md:max-lg:col-span-2">
          <SortedDrawing />
        </Card>
        <Card id="local">
          <LocalDrawing />
        </Card>
        <Card id="own">
          <p className="border-l-2 border-accent pl-4 font-serif text-lg">{t("cards.own.template")}</p>
        </Card>
      </div>
    </section>
  );
}

type CardProps = { id: "bookmark" | "local" | "own"; className?: string; children: ReactNode };

function Card({ id, className, children }: CardProps) {
  const { t } = useTranslation("memwink");
  return (
    <article
      className={`grid grid-rows-[1fr_auto] gap-8 rounded-card border border-line bg-raised p-6 md:p-8 ${className ?? ""}`}
    >
      <div className="grid content-center">{children}</div>
      <div className="grid gap-2 border-t border-line pt-5">
        <h3 className="text-lg font-semibold">{t(`cards.${id}.title`)}</h3>
        <p className="text-muted">{t(`cards.${id}.body`)}</p>
      </div>
    </article>
  );
}

function SortedDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "cards.bookmark" });
  return (
    <div className="grid grid-cols-[5rem_2rem_1fr] items-center gap-3">
      <svg viewBox="0 0 80 96" fill="none" stroke="var(--edge)" role="img" aria-label={t("page")}>
        <rect x="1" y="1" width="78" height="94" rx="5" fill="var(--paper)" />
        <path d="M12 18h36" stroke="var(--ink)" strokeWidth="3" />
        <path d="M12 32h56M12 41h56M12 50h48M12 59h56M12 68h52M12 77h30" />
      </svg>
      <svg viewBox="0 0 32 12" fill="none" stroke="var(--accent)" strokeWidth="1.5" aria-hidden="true">
        <path d="M1 6h29M25 1l5 5-5 5" />
      </svg>
      <div className="grid gap-3">
        <span aria-hidden="true" className="grid gap-1.5">
          <span className="h-2 w-4/5 bg-ink" />
          <span className="h-1.5 w-full bg-line" />
          <span className="h-1.5 w-3/5 bg-line" />
        </span>
        <span className="flex flex-wrap gap-1.5">
          {(["tagA", "tagB", "tagC"] as const).map((tag) => (
            <Badge key={tag} tone="accent">
              {t(tag)}
            </Badge>
          ))}
        </span>
      </div>
    </div>
  );
}

function LocalDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "cards.local" });
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-4 text-xs">
      <div className="grid justify-items-center gap-2 rounded-card border-2 border-accent p-4">
        <svg
          viewBox="0 0 60 36"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="1.5"
          aria-hidden="true"
          className="w-16"
        >
          <path d="M27 5a11 11 0 1 0 .1 0M35 24l9 9" />
        </svg>
        {t("inside")}
      </div>
      <div className="grid justify-items-center gap-2 text-muted">
        <svg
          viewBox="0 0 40 24"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="1.5"
          aria-hidden="true"
          className="w-10"
        >
          <path d="M2 12h14M24 12h14M16 6l8 12M24 6l-8 12" />
        </svg>
        {t("outside")}
      </div>
    </div>
  );
}
