import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldText, inputClass, useFieldIds } from "./FieldFrame";
import { Icon } from "./Icon";

type NativeSelectProps<Value extends string> = FieldText &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "value" | "defaultValue" | "onChange" | "multiple" | "size"
  > & {
    options: readonly { value: Value; label: string }[];
    placeholder?: string;
    value?: Value;
    defaultValue?: Value;
    onChange?: (value: Value) => void;
    dense?: boolean;
  };

export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, hideLabel, hint, error, optional, id, className, ...rest } = props;
  const { options, placeholder, onChange, dense = false, ...select } = rest;
  const ids = useFieldIds(props, id);
  const size = dense
    ? "min-h-11 pr-8 pl-2.5 text-sm pointer-coarse:text-base lg:min-h-8"
    : "min-h-11 py-1 pr-10";
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={ids.id}>
      <span className="relative grid min-w-0 items-center">
        <select
          {...select}
          {...ids}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value);
            if (chosen) onChange?.(chosen.value);
          }}
          className={`${inputClass} ${size} appearance-none text-ellipsis ${className ?? ""}`}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          size={dense ? 16 : 20}
          className={`pointer-events-none absolute text-muted ${dense ? "right-2" : "right-3"}`}
        />
      </span>
    </FieldFrame>
  );
}
