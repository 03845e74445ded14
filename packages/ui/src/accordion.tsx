import { ChevronDown } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode }

type AccordionProps = { items: readonly AccordionItem[]; open?: readonly string[]; heading?: 'h2' | 'h3' }

export function Accordion({ items, open = [], heading: Heading = 'h3' }: AccordionProps) {
  return (
    <Radix.Root type="multiple" defaultValue={[...open]} className="border-t border-line">
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className="border-b border-line">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left text-16 font-semibold">
                {item.title}
                <ChevronDown
                  size={20}
                  className="transition-transform group-data-[state=open]:rotate-180"
                  aria-hidden="true"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="overflow-hidden data-[state=open]:animate-unfold">
            <div className="pb-4">{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
