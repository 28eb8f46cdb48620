import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, type ButtonKind, type ButtonSize } from "./Button";

type PortalFormProps = { label?: string; kind?: ButtonKind; size?: ButtonSize; className?: string };

/** Leads to the hosted page where one changes or cancels what one pays for, in a new tab. */
export function PortalForm({ label, kind, size, className }: PortalFormProps) {
  const { t } = useTranslation("ui");
  return (
    <form method="post" action={paths.portal()} target="_blank" rel="noopener" className={className}>
      <Button type="submit" kind={kind} size={size} iconAfter="arrowUpRight">
        {label ?? t("checkout.manage")}
        <span className="sr-only">{t("checkout.newTab")}</span>
      </Button>
    </form>
  );
}
