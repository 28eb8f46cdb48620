import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";

type Described = { label: ReactNode; hint?: ReactNode; error?: ReactNode; optional?: boolean };

/** The wiring of a control to its words: label, hint and error by id, `aria-invalid` when there is an error. */
function useWiring({ hint, error }: Described, givenId?: string) {
  const fallback = useId();
  const id = givenId ?? fallback;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return {
    id,
    control: { id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined } as const,
  };
}

function Frame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: Described & { id: string; children: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {optional && <span className="text-xs text-muted">{t("field.optional")}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm text-bad">
          <Icon name="alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

const box =
  "w-full rounded-control border border-edge bg-raised px-3 text-base text-ink transition-colors hover:border-ink aria-invalid:border-bad disabled:bg-sunken disabled:text-muted";

/** A one-line input with its label, hint and error. */
export function Field(props: Described & InputHTMLAttributes<HTMLInputElement>) {
  const { label, hint, error, optional, id: givenId, className, ...input } = props;
  const { id, control } = useWiring(props, givenId);
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...input} {...control} className={`${box} min-h-11 py-2 ${className ?? ""}`} />
    </Frame>
  );
}

/** A text of several lines with its label, hint and error. */
export function TextField(props: Described & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { label, hint, error, optional, id: givenId, className, rows = 5, ...area } = props;
  const { id, control } = useWiring(props, givenId);
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...area} {...control} rows={rows} className={`${box} py-2.5 ${className ?? ""}`} />
    </Frame>
  );
}
