import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { type Locale, locales } from "~/core/locale";
import {
  type EmbedModel,
  embedModels,
  type MemwinkTheme,
  type QuoteStyle,
  quoteStyles,
  TEMPLATE_LENGTH,
  themes,
} from "~/core/memwink";
import { Badge } from "~/ui/Badge";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { TextField } from "~/ui/Field";
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

type TemplateFormProps = {
  id: "gen_prompt" | "qa_prompt";
  saved: string;
  mayChange: boolean;
  answer?: FormAnswer;
};

export function TemplateForm({ id, saved, mayChange, answer }: TemplateFormProps) {
  const { t } = useTranslation("settings");
  const [isBlank, setBlank] = useState(false);
  const isHydrated = useHydrated();
  return (
    <SettingForm
      id={id}
      answer={answer}
      locked={mayChange ? undefined : t("form.proOnly")}
      disabled={isHydrated && isBlank}
    >
      {({ errorOf, typedIn }) => (
        <TextField
          label={t(`${id}.label`)}
          error={errorOf("template")}
          name="template"
          rows={8}
          maxLength={TEMPLATE_LENGTH}
          defaultValue={typedIn("template") ?? (saved || t(`${id}.example`))}
          disabled={!mayChange}
          onChange={({ target }) => setBlank(target.value.trim() === "")}
        />
      )}
    </SettingForm>
  );
}

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
