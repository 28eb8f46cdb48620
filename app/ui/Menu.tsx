import * as Radix from "@radix-ui/react-dropdown-menu";
import { Link } from "@remix-run/react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useReload } from "./browser/reload-document";
import { Icon, type IconName } from "./Icon";

export type MenuEntry = {
  id: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
} & ({ to: string } | { onSelect: () => void });

type MenuProps = {
  trigger: ReactElement;
  entries: MenuEntry[];
  heading?: ReactNode;
  /** True when the menu was loaded by the very press that should open it. */
  defaultOpen?: boolean;
  /** Where what was chosen puts the focus itself; else it goes back to the trigger. */
  leavesFocus?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

const entryClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-highlighted:bg-ink-soft data-disabled:cursor-not-allowed data-disabled:text-muted";

/** Actions behind a button, in the landmark that the button stands in. Load it lazily, it brings Radix. */
export function Menu(props: MenuProps) {
  const { trigger, entries, heading, defaultOpen, leavesFocus = false, onOpenChange } = props;
  const chosen = useRef(false);
  return (
    <Radix.Root
      defaultOpen={defaultOpen}
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) chosen.current = false;
        onOpenChange?.(isOpen);
      }}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          if (leavesFocus && chosen.current) event.preventDefault();
        }}
        className="z-50 grid min-w-56 animate-enter gap-0.5 rounded-card bg-raised p-1.5 text-ink shadow-float"
      >
        {heading && (
          <Radix.Label className="mb-1 border-b border-line px-3 pt-1.5 pb-2.5 text-xs text-muted">
            {heading}
          </Radix.Label>
        )}
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onChosen={() => {
              chosen.current = true;
            }}
          />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function Entry({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const className = `${entryClass} ${entry.danger ? "text-bad" : ""}`;
  const reload = useReload("to" in entry ? entry.to : "");
  const words = (
    <>
      {entry.icon && <Icon name={entry.icon} size={18} className="text-muted" />}
      {entry.label}
    </>
  );
  if ("to" in entry) {
    return (
      <Radix.Item asChild className={className}>
        <Link to={entry.to} reloadDocument={reload}>
          {words}
        </Link>
      </Radix.Item>
    );
  }
  function select() {
    onChosen();
    if ("onSelect" in entry) entry.onSelect();
  }
  return (
    <Radix.Item disabled={entry.disabled} onSelect={select} className={className}>
      {words}
    </Radix.Item>
  );
}
