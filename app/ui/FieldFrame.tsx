import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";

export type FieldText = {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
};

export function useFieldIds({ hint, error }: FieldText, ownId?: string) {
  const fallback = useId();
  const id = ownId ?? fallback;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return { id, "aria-describedby": describedBy, "aria-invalid": error ? (true as const) : undefined };
}

/** The box of text inputs and selects; 17 px, below which a phone zooms in on what takes the focus. */
export const inputClass =
  "w-full rounded-control border border-edge bg-raised px-3 text-base text-ink transition-colors hover:border-ink aria-invalid:border-bad disabled:border-line disabled:bg-sunken disabled:text-muted";

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm text-bad">
      <Icon name="alert" size={18} className="mt-0.5" />
      {children}
    </p>
  );
}

/** `labelFor` is what the label belongs to where that is not the input. */
export function FieldFrame(props: FieldText & { id: string; labelFor?: string; children: ReactNode }) {
  const { id, labelFor = id, label, hideLabel, hint, error, optional, children } = props;
  const { t } = useTranslation("ui");
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-4"}>
        <label id={`${id}-label`} htmlFor={labelFor} className="text-sm font-medium">
          {label}
        </label>
        {optional && <span className="shrink-0 text-xs text-muted">{t("field.optional")}</span>}
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
