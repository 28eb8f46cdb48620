import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "./Button";
import { useHydrated } from "./browser/use-hydrated";
import type { IconName } from "./Icon";

type TextActionsProps = {
  text: string;
  /** Beside work that would be lost with the page: in a new tab, and without a heading. */
  beside?: boolean;
  children?: ReactNode;
};

/** What a reader may make of a text with our own tools. */
export function TextActions({ text, beside = false, children }: TextActionsProps) {
  const { t } = useTranslation("ui");
  const isHydrated = useHydrated();
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
          {t(`text.${name}`)}
        </Button>
      );
    return (
      <ButtonLink to={to} icon={icon} prefetch="none" reloadDocument target={beside ? "_blank" : undefined}>
        {t(`text.${name}`)}
      </ButtonLink>
    );
  };
  return (
    <section aria-label={t("text.title")} className="needs-script grid gap-3">
      {!beside && <h2 className="text-sm font-medium">{t("text.title")}</h2>}
      <div className="flex flex-wrap gap-2">
        {way("editor", "edit")}
        {way("card", "picture")}
        {children}
      </div>
      {!ways.editor && <p className="text-sm text-muted">{t("text.tooLong")}</p>}
    </section>
  );
}
