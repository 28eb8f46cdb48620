import { type ReactNode, useId } from "react";
import { FieldError, FieldHint, type FieldText, useFieldIds } from "./FieldFrame";

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  title?: string;
  disabled?: boolean;
};

type ChoiceGroupProps<Value extends string> = Omit<FieldText, "optional"> & {
  options: readonly Choice<Value>[];
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  required?: boolean;
  kind?: "segments" | "cards";
  dense?: boolean;
  className?: string;
};

const kinds = {
  segments: {
    group: "flex w-fit max-w-full flex-wrap rounded-control bg-raised outline-1 -outline-offset-1",
    choice:
      "isolate flex min-w-11 items-center justify-center gap-2 px-3.5 text-sm text-muted before:absolute before:inset-[3px] before:-z-10 before:rounded-[4px] before:transition-colors hover:text-ink has-checked:text-paper has-checked:before:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:text-muted",
  },
  cards: {
    group: "grid",
    choice:
      "group grid content-start rounded-card border border-line bg-raised transition-colors hover:border-edge has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
  },
};

/** One of a few, all in sight: radio buttons, so that arrow keys, screen readers and a page without scripts know it. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, hideLabel = false, hint, error, options, value, defaultValue, onChange } = props;
  const { kind = "segments", dense = false, required, className } = props;
  const ownName = useId();
  const { id, "aria-describedby": describedBy } = useFieldIds(props);
  const { group, choice } = kinds[kind];
  const height = kind === "cards" ? "" : dense ? "min-h-11 lg:min-h-8 lg:min-w-8 lg:px-2.5" : "min-h-11";
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className={hideLabel ? "sr-only" : "mb-1.5 text-sm font-medium"}>{label}</legend>
      <div className="grid gap-1.5">
        <FieldHint id={id}>{hint}</FieldHint>
        <div className={`${group} ${error ? "outline-bad" : "outline-edge"} ${className ?? ""}`}>
          {options.map((option) => (
            <label key={option.value} title={option.title} className={`relative ${choice} ${height}`}>
              <input
                type="radio"
                name={props.name ?? ownName}
                value={option.value}
                required={required}
                disabled={option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChange?.(option.value)}
                className="absolute inset-0 size-full cursor-pointer appearance-none disabled:cursor-not-allowed rounded-[inherit] outline-none"
              />
              {option.label}
            </label>
          ))}
        </div>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
