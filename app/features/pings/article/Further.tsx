import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import type { IconName } from "~/ui/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import type { ArticleView } from "./article-view";

type Text = Pick<ArticleView, "title" | "summary" | "markdown">;

/** What a reader may make of an article with our own tools, from as much of it as this reader may see. */
export function Further({ title, summary, markdown }: Text) {
  const { t } = useTranslation("story");
  const isHydrated = useHydrated();
  const text = [`# ${title}`, `> ${summary}`, markdown ?? ""].join("\n\n").trim();
  const ways = useMemo(
    () => ({
      editor: withStartingText(paths.markdownEditor(), text),
      card: withStartingText(paths.shareCard(), text),
    }),
    [text],
  );
  const way = (name: keyof typeof ways, icon: IconName) => {
    const to = ways[name];
    if (!isHydrated || !to)
      return (
        <Button icon={icon} disabled>
          {t(`further.${name}`)}
        </Button>
      );
    return (
      <ButtonLink to={to} icon={icon} prefetch="none" reloadDocument>
        {t(`further.${name}`)}
      </ButtonLink>
    );
  };
  return (
    <section aria-labelledby="further" className="needs-script grid gap-3">
      <h2 id="further" className="text-sm font-medium">
        {t("further.title")}
      </h2>
      <div className="flex flex-wrap gap-2">
        {way("editor", "edit")}
        {way("card", "picture")}
      </div>
      {!ways.editor && <p className="text-sm text-muted">{t("further.tooLong")}</p>}
    </section>
  );
}
