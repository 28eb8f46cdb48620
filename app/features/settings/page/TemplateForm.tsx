import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { TextField } from "~/ui/Field";
import { useHydrated } from "~/ui/use-hydrated";
import { TEMPLATE_LENGTH } from "../own/setting-types";
import { SettingForm } from "./SettingForm";

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
