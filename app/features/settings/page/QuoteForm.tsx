import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { Badge } from "~/ui/Badge";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { TextField } from "~/ui/Field";
import { type QuoteStyle, quoteStyles, TEMPLATE_LENGTH } from "../own/setting-types";
import { SettingForm } from "./SettingForm";

type QuoteFormProps = {
  saved: { style: QuoteStyle; template: string };
  mayCustomise: boolean;
  answer?: FormAnswer;
};

export function QuoteForm({ saved, mayCustomise, answer }: QuoteFormProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingForm id="quote" answer={answer}>
      {({ errorOf, typedIn }) => (
        <>
          <ChoiceGroup
            kind="cards"
            label={t("quote.label")}
            error={errorOf("style")}
            name="style"
            defaultValue={quoteStyles.find((style) => style === typedIn("style")) ?? saved.style}
            className="grid-cols-2 gap-3 sm:grid-cols-3"
            options={quoteStyles.map((style) => ({
              value: style,
              disabled: style === "custom" && !mayCustomise,
              label: (
                <span className="flex min-h-12 items-center justify-between gap-2 px-4 py-2 text-sm">
                  {t(`quote.${style}`)}
                  {style === "custom" && <Badge tone="accent">{t("row.pro")}</Badge>}
                </span>
              ),
            }))}
          />
          <TextField
            label={t("quote.template")}
            hint={t("quote.templateHint")}
            error={errorOf("template")}
            name="template"
            rows={4}
            maxLength={TEMPLATE_LENGTH}
            defaultValue={typedIn("template") ?? saved.template}
            placeholder={t("quote.example")}
            disabled={!mayCustomise}
          />
        </>
      )}
    </SettingForm>
  );
}
