import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Field } from "~/ui/Field";
import { SecretField } from "~/ui/SecretField";
import { toast } from "~/ui/toast-queue";
import {
  DEFAULT_BASE_URL,
  defaultSettings,
  type ModelAccess,
  type ProviderSettings,
} from "./provider-access";
import { checkSettings, type FieldFaults } from "./provider-settings";
import { forgetKeys, type StoredSettings, saveSettings } from "./provider-settings.client";
import type { Work } from "./use-asking";

type SettingsDialogProps = {
  stored: StoredSettings;
  missing: Work | null;
  onClose: () => void;
  onSaved: (stored: StoredSettings) => void;
};

export function SettingsDialog({ stored, missing, onClose, onSaved }: SettingsDialogProps) {
  const { t } = useTranslation("provider", { keyPrefix: "settings" });
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(withKeys(stored.settings, "", ""));
  const [faults, setFaults] = useState<FieldFaults>({});
  const [shown, setShown] = useState(false);
  const [status, setStatus] = useState("");

  // After the dialog has taken the focus.
  useEffect(() => focusField(form.current, `${missing ?? "text"}.apiKey`), [missing]);

  const storedKeys = { text: stored.settings.text.apiKey, image: stored.settings.image.apiKey };

  const edit = (work: Work) => (change: Partial<ModelAccess>) => {
    setTyped((before) => ({ ...before, [work]: { ...before[work], ...change } }));
    const mended = Object.keys(change).map((field) => [`${work}.${field}`, undefined]);
    setFaults((before) => ({ ...before, ...Object.fromEntries(mended) }));
  };

  function save(event: FormEvent) {
    event.preventDefault();
    const { text, image } = typed;
    const checked = checkSettings(
      withKeys(typed, text.apiKey || storedKeys.text, image.apiKey || storedKeys.image),
      window.location.origin,
    );
    if (!checked.ok) {
      setFaults(checked.faults);
      focusField(form.current, Object.keys(checked.faults)[0]);
      return;
    }
    const saved = saveSettings(checked.settings);
    toast(saved.note ? t("savedForVisit") : t("saved"), saved.note ? "neutral" : "good", {
      topic: "settings",
    });
    onSaved(saved);
    onClose();
  }

  function forget() {
    const gone = forgetKeys();
    setStatus(gone ? t("forgotten") : t("notForgotten"));
    edit("text")({ apiKey: "" });
    edit("image")({ apiKey: "" });
    onSaved({ ...stored, settings: withKeys(stored.settings, "", "") });
  }

  const fields = { faults, shown };
  return (
    <Dialog
      onClose={onClose}
      title={t("title")}
      description={t("about")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate autoComplete="off" onSubmit={save} className="grid gap-6">
        {stored.note && (
          <Alert tone="caution" announced={false}>
            {t(`note.${stored.note}`)}
          </Alert>
        )}
        {missing && (
          <Alert tone="caution" announced={false}>
            {missing === "text" ? t("needKey") : t("needImageKey")}
          </Alert>
        )}
        <div className="-my-2 -ml-4 flex flex-wrap gap-x-2">
          <Button kind="quiet" icon="eye" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? t("hide") : t("show")}
          </Button>
          <Button kind="quiet" icon="trash" onClick={forget}>
            {t("forget")}
          </Button>
        </div>
        <p role="status" className="text-sm text-muted empty:hidden">
          {status}
        </p>
        <AccessFields
          {...fields}
          work="text"
          storedKey={storedKeys.text}
          access={typed.text}
          onChange={edit("text")}
        />
        <AccessFields
          {...fields}
          work="image"
          storedKey={storedKeys.image}
          access={typed.image}
          onChange={edit("image")}
        >
          <Button
            kind="quiet"
            size="small"
            icon="copy"
            className="-ml-3 min-h-11 justify-self-start text-left"
            onClick={() =>
              edit("image")({ apiKey: typed.text.apiKey || storedKeys.text, baseUrl: typed.text.baseUrl })
            }
          >
            {t("copyText")}
          </Button>
        </AccessFields>
        <p className="text-sm text-muted">{t("localHint")}</p>
      </form>
    </Dialog>
  );
}

function withKeys({ text, image }: ProviderSettings, textKey: string, imageKey: string): ProviderSettings {
  return { text: { ...text, apiKey: textKey }, image: { ...image, apiKey: imageKey } };
}

function focusField(form: HTMLFormElement | null, name = "") {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

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

function AccessFields(props: AccessFieldsProps) {
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
