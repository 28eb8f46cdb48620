import { type InputHTMLAttributes, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button";
import { useHydrated } from "./browser/use-hydrated";
import { FieldFrame, type FieldText, inputClass, useFieldIds } from "./FieldFrame";

type SecretFieldProps = Omit<FieldText, "hideLabel"> &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultValue" | "onChange"> & {
    lastFour: string | null;
    /** What is typed; left out, the field keeps it. Empty means that the stored secret stays. */
    value?: string;
    onChange?: (value: string) => void;
    shown?: boolean;
  };

/** The stored secret is never in the page, so an empty value means "as it was". Without scripts the input stands below what is stored. */
export function SecretField(props: SecretFieldProps) {
  const { label, hint, error, optional, id, className, lastFour, value, onChange, shown, ...input } = props;
  const { t } = useTranslation("ui");
  const ids = useFieldIds(props, id);
  const field = useRef<HTMLInputElement>(null);
  const replaceButton = useRef<HTMLButtonElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const isHydrated = useHydrated();
  const isOpen = lastFour === null || isReplacing || Boolean(value) || Boolean(error);

  function replace() {
    setReplacing(true);
    requestAnimationFrame(() => field.current?.focus());
  }

  function keepStored() {
    setReplacing(false);
    if (field.current) field.current.value = "";
    onChange?.("");
    requestAnimationFrame(() => replaceButton.current?.focus());
  }

  const [replaceId, keepId, labelId] = [`${ids.id}-replace`, `${ids.id}-keep`, `${ids.id}-label`];

  return (
    <FieldFrame
      {...{ label, hint, error, optional }}
      id={ids.id}
      labelFor={isOpen || !isHydrated ? ids.id : replaceId}
    >
      {lastFour !== null && (
        <div className={`items-center gap-2 ${isOpen ? "hidden" : "flex"} noscript:flex`}>
          <span className="flex min-h-11 min-w-0 flex-1 items-center rounded-control border border-line bg-sunken px-3 font-mono text-sm">
            <span aria-hidden="true">••••{lastFour}</span>
            <span className="sr-only">{t("secret.stored", { lastFour })}</span>
          </span>
          <Button
            ref={replaceButton}
            id={replaceId}
            aria-labelledby={`${replaceId} ${labelId}`}
            onClick={replace}
            className="needs-script"
          >
            {t("secret.replace")}
          </Button>
        </div>
      )}
      <div className={`gap-2 ${isOpen ? "flex" : "hidden"} noscript:flex`}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          {...input}
          {...ids}
          aria-labelledby={labelId}
          {...(value === undefined ? {} : { value })}
          ref={field}
          type={shown ? "text" : "password"}
          placeholder={lastFour === null ? undefined : t("secret.placeholder")}
          onChange={({ target }) => onChange?.(target.value)}
          className={`${inputClass} min-h-11 min-w-0 flex-1 py-1 font-mono ${className ?? ""}`}
        />
        {lastFour !== null && (
          <Button
            id={keepId}
            aria-labelledby={`${keepId} ${labelId}`}
            kind="quiet"
            onClick={keepStored}
            className="needs-script"
          >
            {t("secret.keep")}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
