import type { ReactNode } from "react";

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  options: { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few, all in sight. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, value, options, onChange, className } = props;
  return (
    <fieldset className={`min-w-0 ${className ?? ""}`}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            <span className="pointer-events-none flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-3.5 text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
