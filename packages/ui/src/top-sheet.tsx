import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { SheetFrame } from './sheet.tsx'

type TopSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Read to those who cannot see what the sheet is for. */
  title: string
  close: string
  /** Covers the whole page instead of coming down as far as its content. */
  whole?: boolean
  /** Beside the close button. */
  head: ReactNode
  children: ReactNode
}

/** A panel from the top of the page: a search that stays out of the way until it is wanted. */
export function TopSheet({ open, onOpenChange, title, close, whole = false, head, children }: TopSheetProps) {
  return (
    <SheetFrame
      open={open}
      onOpenChange={onOpenChange}
      className={clsx(
        'inset-x-0 top-0 overflow-y-auto',
        whole ? 'bottom-0 animate-appear' : 'max-h-dvh animate-slide-down',
      )}
    >
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      <div className={clsx('page flex items-center gap-3', whole ? 'pt-6' : 'py-3')}>
        {head}
        <Dialog.Close asChild>
          <IconButton label={close}>
            <Icon name="x" size={24} />
          </IconButton>
        </Dialog.Close>
      </div>
      {children}
    </SheetFrame>
  )
}
