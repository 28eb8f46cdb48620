import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** The way to where the copied article is pasted. */
export function NextStep({ to }: { to: string }) {
  const { t } = useTranslation(["editor", "tools"]);
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-9 items-center gap-1 rounded-control px-2 text-xs text-ink underline underline-offset-4 hover:bg-ink-soft max-sm:hidden max-lg:min-h-11"
    >
      {t("nextStep")}
      <Icon name="arrowUpRight" size={14} />
      <span className="sr-only">{t("tools:newTab")}</span>
    </a>
  );
}
