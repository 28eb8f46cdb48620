import { useTranslation } from "react-i18next";
import { Section } from "~/ui/Section";
import { PlanCards } from "./PlanCards";

export function Pricing({ isSold }: { isSold: boolean }) {
  const { t } = useTranslation("memwink");
  return (
    <Section id="pricing" label={t("pricing.label")} title={t("pricing.title")}>
      <PlanCards current={null} isSold={isSold} />
    </Section>
  );
}
