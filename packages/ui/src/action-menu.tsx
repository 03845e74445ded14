import { clsx } from 'clsx'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type MenuItem = {
  label: string
  /** A second line: what it does. */
  note?: string
  isDangerous?: boolean
  /** One of several that excludes the others; it has a mark. */
  isChosen?: boolean
  /** A line parts it from what stands above. */
  isApart?: boolean
  onSelect: () => void
}

type ActionMenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** Where the focus goes when the menu closes, instead of back to its button. */
  focusAfter?: () => HTMLElement | null
}

/** Actions under a button; arrows, letters and Escape work as in any menu. */
export function ActionMenu({ trigger, items, align = 'end', focusAfter }: ActionMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            const target = focusAfter?.()
            if (!target) return
            event.preventDefault()
            target.focus()
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-52 animate-appear overflow-y-auto rounded-base border border-line bg-paper p-1 shadow-floating outline-none"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={item.onSelect}
              className={clsx(
                'menu-item',
                item.isApart && 'mt-1 border-t border-line',
                item.isDangerous ? 'text-error data-highlighted:bg-error-wash' : 'data-highlighted:bg-wash',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block">{item.label}</span>
                {item.note && <span className="block text-14 text-ink-faint">{item.note}</span>}
              </span>
              {item.isChosen && <Icon name="check" size={16} />}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
