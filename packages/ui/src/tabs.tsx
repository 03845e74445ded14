import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; title: ReactNode; content: ReactNode }

type TabsProps = { tabs: readonly Tab[]; label: string; value?: string; onChange?: (value: string) => void }

/** Every panel stays in the page, so that search engines and the browser's own search find it. */
export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value }
  return (
    <Radix.Root {...control} {...(onChange && { onValueChange: onChange })}>
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 font-semibold text-ink-soft transition-colors hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="pt-6 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
