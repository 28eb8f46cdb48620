import type { InputHTMLAttributes } from "react";
import { FieldError, FieldHint, type FieldText, useFieldIds } from "./FieldFrame";

type BoxProps = Omit<FieldText, "hideLabel" | "optional"> &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "size"> & {
    onChange?: (checked: boolean) => void;
    dense?: boolean;
  };

const inputClasses = {
  checkbox: "size-5 shrink-0 accent-ink",
  switch:
    "relative h-6 w-10 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-[translate,background-color] before:duration-(--feedback) checked:border-ink checked:bg-ink checked:before:translate-x-4 checked:before:bg-paper disabled:opacity-55 forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]",
};

export function Checkbox(props: BoxProps) {
  return <Box {...props} role="checkbox" />;
}

export function Switch(props: BoxProps) {
  return <Box {...props} role="switch" />;
}

function Box({ role, onChange, ...props }: BoxProps & { role: keyof typeof inputClasses }) {
  const { label, hint, error, dense = false, id, className, ...input } = props;
  const ids = useFieldIds(props, id);
  const row = (
    <label
      htmlFor={ids.id}
      className={`flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted ${dense ? "lg:min-h-8" : ""} ${className ?? ""}`}
    >
      <input
        {...input}
        {...ids}
        type="checkbox"
        role={role === "switch" ? role : undefined}
        onChange={({ target }) => onChange?.(target.checked)}
        className={`${inputClasses[role]} ${dense && role === "checkbox" ? "lg:size-4" : ""}`}
      />
      <span>{label}</span>
    </label>
  );
  if (!hint && !error) return row;
  return (
    <div className="grid">
      {row}
      <div className={`grid gap-1 ${role === "switch" ? "pl-12.5" : "pl-7.5"}`}>
        <FieldHint id={ids.id}>{hint}</FieldHint>
        <FieldError id={ids.id}>{error}</FieldError>
      </div>
    </div>
  );
}
