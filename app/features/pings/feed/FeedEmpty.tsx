import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import type { FeedView, SearchAsked } from "./feed-view";

type FeedEmptyProps = Pick<FeedView, "tab" | "hasFocus"> & { search: SearchAsked | null };

export function FeedEmpty({ tab, hasFocus, search }: FeedEmptyProps) {
  const { t } = useTranslation("pings");
  if (search) return <EmptyState title={t("empty.search.title")}>{t("empty.search.text")}</EmptyState>;
  if (!tab)
    return (
      <EmptyState
        title={t("empty.unknown.title")}
        action={<ButtonLink to={paths.pings()}>{t("empty.unknown.action")}</ButtonLink>}
      >
        {t("empty.unknown.text")}
      </EmptyState>
    );
  if (tab.kind === "own" && !hasFocus)
    return (
      <EmptyState
        title={t("empty.focus.title")}
        action={
          <ButtonLink to={paths.memwinkSettings()} kind="primary">
            {t("empty.focus.action")}
          </ButtonLink>
        }
      >
        {t("empty.focus.text")}
      </EmptyState>
    );
  if (tab.kind === "own") return <EmptyState title={t("empty.own.title")}>{t("empty.own.text")}</EmptyState>;
  return <EmptyState title={t("empty.none.title")}>{t("empty.none.text")}</EmptyState>;
}
