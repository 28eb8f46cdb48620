import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
};

export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.id, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onValueChange}
    >
      <div className="border-b border-line">
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
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
