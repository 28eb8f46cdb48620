import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import type { ArticleView, Question } from "./article-view";

type SourceLinkProps = {
  article: ArticleView;
  here: string;
  ask: (question: Question, event: MouseEvent<HTMLElement>) => void;
};

export function SourceLink({ article: { sourceUrl, isLoggedIn }, here, ask }: SourceLinkProps) {
  const { t } = useTranslation("story");
  const words = t("actions.source");
  if (sourceUrl) {
    const attributes = { target: "_blank", rel: "noopener noreferrer nofollow", prefetch: "none" } as const;
    return (
      <ButtonLink
        {...attributes}
        to={sourceUrl}
        iconAfter="arrowUpRight"
        onClick={(event) => ask("leave", event)}
      >
        {words}
      </ButtonLink>
    );
  }
  if (isLoggedIn) {
    return (
      <ButtonLink
        to={paths.memwinkSettings()}
        target="_blank"
        prefetch="none"
        icon="lock"
        onClick={(event) => ask("pro", event)}
      >
        {words}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={paths.signIn(here)} prefetch="none" icon="lock" onClick={(event) => ask("login", event)}>
      {words}
    </ButtonLink>
  );
}
