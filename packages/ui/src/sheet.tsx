import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.tsx'

export type SheetSide = 'right' | 'left' | 'bottom'

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  close: string
  side?: SheetSide
  /** Stays below the scrolled content: totals and the main action. */
  footer?: ReactNode
  children: ReactNode
}

const sides: Record<SheetSide, string> = {
  right: 'inset-y-0 right-0 w-80 max-w-aside sm:w-150 animate-slide-left',
  left: 'inset-y-0 left-0 w-80 max-w-aside animate-slide-right',
  bottom: 'inset-x-0 bottom-0 max-h-view-90 rounded-t-large animate-slide-up',
}

/** A panel over the page: 600 px from the right (320 on a phone). Focus stays inside and returns to the opener. */
export function Sheet({ open, onOpenChange, title, close, side = 'right', footer, children }: SheetProps) {
  return (
    <SheetFrame
      open={open}
      onOpenChange={onOpenChange}
      // a low window has no room for anything between a head and a foot that stay: there all of it scrolls
      className={clsx('flex flex-col overflow-hidden short:overflow-y-auto', sides[side])}
    >
      <header className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <Dialog.Title className="text-18 font-semibold">{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton label={close}>
            <Icon name="x" size={22} />
          </IconButton>
        </Dialog.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible">
        {children}
      </div>
      {footer && (
        <footer ref={tellFooterHeight} className="shrink-0 border-t border-line p-5">
          {footer}
        </footer>
      )}
    </SheetFrame>
  )
}

/** A notice on a phone stands above the main action (`--sheet-footer` in toaster.tsx), not over it. */
function tellFooterHeight(footer: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--sheet-footer', `${footer.offsetHeight}px`))
  observer.observe(footer)
  return () => {
    observer.disconnect()
    style.removeProperty('--sheet-footer')
  }
}

type SheetFrameProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  className: string
  children: ReactNode
}

/** The veil and the panel over it, wherever it stands. Needs a Dialog.Title inside. */
export function SheetFrame({ open, onOpenChange, className, children }: SheetFrameProps) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className={clsx('fixed z-50 bg-paper shadow-floating outline-none', className)}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
