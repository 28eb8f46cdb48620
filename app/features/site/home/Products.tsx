import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "~/frame/Screen";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { BookmarkDrawing, ScoreDrawing } from "./ProductDrawings";

export function Products() {
  const { t } = useTranslation("home");
  return (
    <section id="products" aria-labelledby="products-title" className="wrap pb-(--section)">
      <h2 id="products-title" className="display border-t border-ink pt-4 pb-8 text-2xl md:pb-12 md:text-3xl">
        {t("products.title")}
      </h2>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12 lg:gap-8">
        <article
          data-product="offerwink"
          className="grid grid-rows-[1fr_auto] gap-8 rounded-card border border-line bg-raised p-6 md:max-lg:grid-cols-2 md:max-lg:grid-rows-1 md:max-lg:items-center md:p-10 lg:col-span-7"
        >
          <div className="grid content-center gap-6">
            <ScoreDrawing />
            <Screen name="result" alt={t("products.offerwink.screen")} />
          </div>
          <div className="grid gap-4">
            <Name name="OfferWink" subtitle={t("products.offerwink.subtitle")} large />
            <p className="max-w-[32em]">{t("products.offerwink.description")}</p>
            <div className="pt-2">
              <ButtonLink kind="primary" iconAfter="arrowRight" to={paths.offerwink()}>
                {t("products.offerwink.action")}
              </ButtonLink>
            </div>
          </div>
        </article>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1 lg:gap-8">
          <Brief product="memwink" name="MemWink" drawing={<BookmarkDrawing />}>
            <ButtonLink to={paths.memwink()} iconAfter="arrowRight" className="mt-1 justify-self-start">
              {t("products.memwink.action")}
            </ButtonLink>
          </Brief>
          <Brief
            product="pings"
            name="Pings"
            drawing={<Screen name="feed" alt={t("products.pings.screen")} />}
          >
            <ButtonLink to={paths.pings()} iconAfter="arrowRight" className="mt-1 justify-self-start">
              {t("products.pings.action")}
            </ButtonLink>
          </Brief>
        </div>
      </div>
    </section>
  );
}

type BriefProps = { product: "memwink" | "pings"; name: string; drawing: ReactNode; children: ReactNode };

function Brief({ product, name, drawing, children }: BriefProps) {
  const { t } = useTranslation("home");
  return (
    <article
      data-product={product}
      className="grid grid-cols-1 content-between gap-6 rounded-card border border-line bg-raised p-6 md:p-8"
    >
      {drawing}
      <div className="grid gap-3">
        <Name name={name} subtitle={t(`products.${product}.subtitle`)} />
        <p className="text-sm text-muted">{t(`products.${product}.description`)}</p>
        {children}
      </div>
    </article>
  );
}

function Name({ name, subtitle, large = false }: { name: string; subtitle: string; large?: boolean }) {
  return (
    <div>
      <p lang="en" translate="no" className="text-sm font-medium text-accent">
        {name}
      </p>
      <h3 className={`display ${large ? "text-2xl" : "text-xl"}`}>{subtitle}</h3>
    </div>
  );
}
