import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { ClosingSection } from "~/ui/ClosingSection";
import { Link } from "~/ui/Link";

export function Close() {
  const { t } = useTranslation("offerwink");
  return (
    <ClosingSection title={t("close.title")} action={<StartLink to={paths.upload()}>{t("start")}</StartLink>}>
      {t("close.body")} <Link to={paths.rubric()}>{t("rubric")}</Link>
    </ClosingSection>
  );
}
