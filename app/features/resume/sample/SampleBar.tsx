import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink, StartLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { ClosingSection } from "~/ui/landing/ClosingSection";

export function SampleBar() {
  const { t } = useTranslation("sample");
  return (
    <aside aria-label={t("label")} className="border-b border-line bg-accent-soft">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="flex gap-2 text-sm">
          <Icon name="info" size={18} className="mt-0.5 text-accent" />
          {t("bar")}
        </p>
        <ButtonLink to={paths.upload()} kind="primary" size="small" iconAfter="arrowRight">
          {t("action")}
        </ButtonLink>
      </div>
    </aside>
  );
}

export function SampleClose() {
  const { t } = useTranslation("sample");
  return (
    <ClosingSection
      title={t("close.title")}
      action={<StartLink to={paths.upload()}>{t("action")}</StartLink>}
    >
      {t("close.body")}
    </ClosingSection>
  );
}
