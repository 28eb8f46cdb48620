import * as Radix from "@radix-ui/react-select";
import { type ReactNode, useId } from "react";
import { Icon } from "./Icon";

type SelectProps = {
  label: ReactNode;
  options: { value: string; label: string }[];
  name?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  hint?: ReactNode;
};

/** One of a few choices. Load it lazily where it is not on the first screen, it brings Radix. */
export function Select({ label, options, hint, placeholder, ...root }: SelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <Radix.Root {...root}>
        <Radix.Trigger
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-edge bg-raised px-3 text-left text-base text-ink transition-colors hover:border-ink data-placeholder:text-muted"
        >
          <Radix.Value placeholder={placeholder} />
          <Radix.Icon>
            <Icon name="chevronDown" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-enter overflow-hidden rounded-card bg-raised text-ink shadow-float"
          >
            <Radix.Viewport className="p-1.5">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-sm outline-none data-highlighted:bg-ink-soft"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Icon name="check" size={18} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
