import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
};

/** Views of one thing, one at a time. The row of tabs scrolls sideways on a phone. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.id, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onValueChange}
    >
      <Radix.List aria-label={label} className="no-scrollbar flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 border-b-2 border-transparent text-sm whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
