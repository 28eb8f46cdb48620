import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";

export function NothingKept({ query, before }: { query: string; before: string | null }) {
  const { t } = useTranslation("kept");
  if (query) return <EmptyState title={t("empty.search.title")}>{t("empty.search.text")}</EmptyState>;
  if (before) return <EmptyState title={t("empty.end")} />;
  return (
    <EmptyState
      title={t("empty.title")}
      action={<ButtonLink to={paths.pings()}>{t("empty.action")}</ButtonLink>}
    >
      {t("empty.text")}
    </EmptyState>
  );
}
