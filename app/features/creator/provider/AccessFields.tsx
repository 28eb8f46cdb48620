import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "~/ui/Field";
import { SecretField } from "~/ui/SecretField";
import { DEFAULT_BASE_URL, defaultSettings, type ModelAccess } from "./provider-access";
import type { FieldFaults } from "./provider-settings";
import type { Work } from "./use-asking";

type AccessFieldsProps = {
  work: Work;
  access: ModelAccess;
  /** The key that holds as long as no other is typed; empty where there is none. */
  storedKey: string;
  faults: FieldFaults;
  shown: boolean;
  onChange: (change: Partial<ModelAccess>) => void;
  children?: ReactNode;
};

export function AccessFields(props: AccessFieldsProps) {
  const { work, access, storedKey, faults, shown, onChange, children } = props;
  const { t } = useTranslation("provider", { keyPrefix: "settings" });

  function wiring(field: keyof ModelAccess) {
    const fault = faults[`${work}.${field}`];
    return {
      name: `${work}.${field}`,
      value: access[field],
      onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
      error: fault && t(`fault.${fault}`),
      autoComplete: "off",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
      "data-1p-ignore": true,
      "data-lpignore": "true",
    };
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 w-full border-t border-line pt-4 display text-lg">{t(work)}</legend>
      {children}
      <SecretField
        {...wiring("apiKey")}
        label={t(`apiKey.${work}`)}
        hint={work === "text" ? t("keyHint") : t("imageKeyHint")}
        lastFour={storedKey === "" ? null : storedKey.slice(-4)}
        onChange={(apiKey) => onChange({ apiKey })}
        shown={shown}
      />
      <Field
        {...wiring("baseUrl")}
        label={t("baseUrl")}
        optional
        hint={t("baseUrlHint")}
        inputMode="url"
        placeholder={DEFAULT_BASE_URL}
      />
      <Field {...wiring("model")} label={t("model")} placeholder={defaultSettings[work].model} />
    </fieldset>
  );
}
