import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";

/** In place of a text that we do not have, or whose source wants it shown as a summary alone; `source` leads there. */
export function NoContent({ source }: { source: ReactNode }) {
  const { t } = useTranslation("story");
  return (
    <div className="measure grid justify-items-start gap-1 rounded-card border border-dashed border-edge p-6">
      <h2 className="display text-lg">{t("noContent.title")}</h2>
      <p className="text-sm text-muted">{t("noContent.body")}</p>
      <div className="pt-3">{source}</div>
    </div>
  );
}

/** In place of an article that does not exist, or no longer. */
export function NoArticle() {
  const { t } = useTranslation("story");
  return (
    <div className="wrap section grid justify-items-start gap-4">
      <p className="text-sm text-muted tabular-nums">404</p>
      <h1 className="display text-2xl md:text-3xl">{t("notFound.title")}</h1>
      <p className="measure text-muted">{t("notFound.body")}</p>
      <ButtonLink to={paths.pings()} kind="primary" icon="arrowLeft">
        {t("back")}
      </ButtonLink>
    </div>
  );
}
