import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { useEffect, useRef } from "react";
import type { Elements } from "@/ui/elements";
import { ErrorBoundary } from "@/ui/feedback/ErrorBoundary";

interface Tab {
  value: string;
  label: string;
  content: Elements;
  /** The tab stays mounted but hidden while another is open, so that its input is kept. */
  keepMounted?: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The classes of a row whose labels wrap on a phone, each with its own line: for labels that are all to be seen. */
  wrapsLabels?: string;
}

export function Tabs({ label, tabs, value, onChange, wrapsLabels }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow phone the row is wider than the screen; the open tab is scrolled into view, however it was opened.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!list.current || !open) return;
    const end = open.offsetLeft + open.offsetWidth;
    if (end > list.current.scrollLeft + list.current.clientWidth)
      list.current.scrollLeft = end - list.current.clientWidth;
    if (open.offsetLeft < list.current.scrollLeft) list.current.scrollLeft = open.offsetLeft;
  }, [value]);

  return (
    <Root value={value} onValueChange={onChange}>
      <List
        ref={list}
        aria-label={label}
        className={`border-line relative mb-6 ${wrapsLabels ?? "border-b-2 sm:gap-1"} flex overflow-x-auto noscript:hidden`}
        data-print="no"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            // Radix moves the focus by script, which browsers mark as if it came from the keyboard.
            onMouseDown={({ button, currentTarget }) => {
              if (button === 0) currentTarget.focus({ focusVisible: false } as FocusOptions);
            }}
            className={`${wrapsLabels === undefined ? "border-transparent px-1.5 text-base whitespace-nowrap max-[22rem]:px-1" : "border-line px-1 text-base sm:whitespace-nowrap"} rounded-t-field font-display text-muted hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink min-h-11 border-b-2 py-3 font-semibold -outline-offset-3! sm:px-4.5 sm:text-lg`}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          className="rounded-field data-[state=inactive]:hidden"
          {...(tab.keepMounted && { forceMount: true })}
        >
          <ErrorBoundary>{tab.content}</ErrorBoundary>
        </Content>
      ))}
    </Root>
  );
}
