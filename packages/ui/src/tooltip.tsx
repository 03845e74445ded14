import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A note about a control, on hover and on focus. It never is the only place of an information. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-70 max-w-70 animate-appear rounded-small bg-ink px-3 py-2 text-14 text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
