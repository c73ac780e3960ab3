import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Root value={value} onValueChange={onChange}>
      <List
        aria-label={label}
        className="border-line mb-7 flex gap-1 overflow-x-auto border-b-2"
        data-print="no"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="rounded-t-field font-display text-muted hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink -mb-0.5 min-h-11 border-b-4 border-transparent px-2 py-3 text-base font-semibold whitespace-nowrap -outline-offset-3! sm:px-4.5 sm:text-lg"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="rounded-field">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
