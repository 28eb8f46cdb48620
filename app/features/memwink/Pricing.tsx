import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/ui/Section";

/** `children` are the plans. */
export function Pricing({ children }: { children: ReactNode }) {
  const { t } = useTranslation("memwink");
  return (
    <Section id="pricing" label={t("pricing.label")} title={t("pricing.title")}>
      <div className="grid gap-12">{children}</div>
    </Section>
  );
}
