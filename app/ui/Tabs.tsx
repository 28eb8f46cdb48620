import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** Stands beside the tabs and stays in reach with them. */
  action?: ReactNode;
};

export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue = tabs[0]?.id, onValueChange, action } = props;
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onValueChange}
    >
      <div
        className={`flex items-end justify-between gap-6 border-b border-line ${action ? "z-20 bg-paper pt-2 md:sticky md:top-0" : ""}`}
      >
        <Radix.List
          aria-label={label}
          className="no-scrollbar -mx-1.5 -mb-px flex gap-1 overflow-x-auto sm:gap-3"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.id}
              value={tab.id}
              className="group min-h-11 rounded-control px-1.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-medium data-[state=active]:text-ink"
            >
              <span className="flex min-h-11 items-center border-y-2 border-transparent group-data-[state=active]:border-b-accent">
                {tab.label}
              </span>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {action}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
