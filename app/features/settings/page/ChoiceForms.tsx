import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { Locale } from "~/core/locale";
import { locales } from "~/core/locale";
import { Badge } from "~/ui/Badge";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { type EmbedModel, embedModels, type MemwinkTheme, themes } from "../own/setting-types";
import { SettingForm } from "./SettingForm";
import { ThemeDrawing } from "./ThemeDrawing";

type ChoiceFormProps<Value> = { saved: Value; answer?: FormAnswer };

export function EmbeddingForm({
  saved,
  mayChange,
  answer,
}: ChoiceFormProps<EmbedModel> & { mayChange: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingForm id="embedding" answer={answer}>
      {({ errorOf, typedIn }) => (
        <ChoiceGroup
          kind="cards"
          label={t("embedding.label")}
          error={errorOf("model")}
          name="model"
          defaultValue={embedModels.find((model) => model === typedIn("model")) ?? saved}
          className="gap-3 sm:grid-cols-2"
          options={embedModels.map((model) => {
            const isPro = model.startsWith("advanced");
            return {
              value: model,
              disabled: isPro && !mayChange,
              label: (
                <span className="grid gap-1 p-4 text-sm">
                  <span className="flex items-center justify-between gap-2 font-medium">
                    {t(`embedding.${model}`)}
                    {isPro && <Badge tone="accent">{t("row.pro")}</Badge>}
                  </span>
                  <span className="text-muted">{t(`embedding.${model}Text`)}</span>
                </span>
              ),
            };
          })}
        />
      )}
    </SettingForm>
  );
}

export function ThemeForm({ saved, answer }: ChoiceFormProps<MemwinkTheme>) {
  const { t } = useTranslation("settings");
  return (
    <SettingForm id="theme" answer={answer}>
      {({ errorOf, typedIn }) => (
        <ChoiceGroup
          kind="cards"
          label={t("theme.label")}
          hideLabel
          error={errorOf("theme")}
          name="theme"
          defaultValue={themes.find((theme) => theme === typedIn("theme")) ?? saved}
          className="grid-cols-2 gap-3 sm:grid-cols-3"
          options={themes.map((theme) => ({
            value: theme,
            label: (
              <span className="grid text-sm">
                <ThemeDrawing theme={theme} />
                <span className="px-3 py-2.5">
                  {t(`theme.${theme}`)}
                  {theme === "18" && <span className="block text-xs text-muted">{t("theme.adultHint")}</span>}
                </span>
              </span>
            ),
          }))}
        />
      )}
    </SettingForm>
  );
}

export function LanguageForm({ saved, answer }: ChoiceFormProps<Locale>) {
  const { t } = useTranslation("settings");
  return (
    <SettingForm id="language" answer={answer}>
      {({ errorOf, typedIn }) => (
        <ChoiceGroup
          label={t("language.label")}
          hideLabel
          error={errorOf("language")}
          name="language"
          defaultValue={locales.find((locale) => locale === typedIn("language")) ?? saved}
          options={locales.map((locale) => ({ value: locale, label: t(`language.${locale}`) }))}
        />
      )}
    </SettingForm>
  );
}
