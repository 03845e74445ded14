import { clsx } from 'clsx'
import { AlertDialog, Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.tsx'

const panelClass =
  'fixed top-1/2 left-1/2 z-60 flex -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden bg-paper shadow-floating outline-none animate-appear'
const cardClass = 'max-h-view-90 w-window rounded-large'
const overlayClass = 'fixed inset-0 z-60 animate-appear bg-black/50'

type PopupProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  close: string
  /** Pictures to be compared have all the room that there is; one that is looked at fills the window, edge to edge. */
  wide?: boolean | 'screen' | 'window'
  /** The first field gets the focus, not the button that closes. */
  startsInField?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** The list that a field has opened over the window closes first; one that is a part of the window does not. */
function keepOpenForList(event: KeyboardEvent): void {
  const field = document.activeElement
  if (field?.matches('[aria-haspopup=listbox][aria-expanded=true]')) event.preventDefault()
}

export function Popup(props: PopupProps) {
  const { open, onOpenChange, title, close, wide = false, startsInField = false, footer, children } = props
  const focus = useReturnFocus(startsInField)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          {...focus}
          onEscapeKeyDown={keepOpenForList}
          aria-describedby={undefined}
          className={clsx(panelClass, sizeClass(wide))}
        >
          <header
            className={clsx(
              'flex items-center justify-between gap-4 pt-4 pr-3 pl-6',
              wide === 'window' && 'pb-2',
            )}
          >
            <Dialog.Title className="text-22 font-semibold">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={close}>
                <Icon name="x" size={22} />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className={clsx('min-h-0 flex-1', wide !== 'window' && 'overflow-y-auto px-6 py-4')}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function sizeClass(wide: PopupProps['wide']): string {
  if (wide === 'window') return 'h-dvh w-screen'
  return clsx(cardClass, wide === 'screen' ? 'max-w-340' : wide ? 'max-w-220' : 'max-w-130')
}

type ErrorPopupProps = {
  open: boolean
  title: string
  message: ReactNode
  /** Shown small, so that a person can name the error. */
  code?: ReactNode
  accept: string
  close: string
  /** Accept and Close both end here; the first also calls onAccept. */
  onClose: () => void
  onAccept?: (() => void) | undefined
}

export function ErrorPopup(props: ErrorPopupProps) {
  const focus = useReturnFocus()
  const { open, title, message, code, accept, close, onClose, onAccept } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content {...focus} className={clsx(panelClass, cardClass, 'max-w-110 p-6')}>
          <AlertDialog.Title className="flex items-center gap-3 text-18 font-semibold">
            <Icon name="circle-exclamation-point" size={24} className="text-error" />
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3 text-16 text-ink-soft">{message}</div>
          </AlertDialog.Description>
          {code && <p className="mt-3 text-12 text-ink-faint">{code}</p>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{close}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={onAccept}>
              <Button>{accept}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
