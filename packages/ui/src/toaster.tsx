import { Toaster as Sonner } from 'sonner'

/** The bar with a phone's main action stays free. */
const aboveBar = 'calc(var(--bottom-bar, 0px) + 16px)'

/** A sheet is as wide as a phone, and its footer has the main action; in a low window half of the height is left. */
const aboveFooter = 'calc(min(50dvh, max(var(--bottom-bar, 0px), var(--sheet-footer, 0px))) + 16px)'

/** Short notifications at the corner of the page. Errors that need an answer use the pop-up. */
export function Toaster({ label, close }: { label: string; close: string }) {
  return (
    <Sonner
      position="bottom-left"
      offset={{ bottom: aboveBar }}
      mobileOffset={{ bottom: aboveFooter }}
      containerAriaLabel={label}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: close,
        // It stands inside, at the end of the line.
        classNames: {
          toast: 'pr-12!',
          closeButton:
            'top-1/2! right-2! left-auto! size-8! -translate-y-1/2! transform-none! border-0! bg-transparent! text-inherit!',
        },
        actionButtonStyle: {
          background: 'transparent',
          color: 'inherit',
          fontSize: 'inherit',
          fontWeight: 600,
          textDecoration: 'underline',
        },
        style: {
          background: 'var(--ink)',
          color: 'var(--paper)',
          border: 0,
          borderRadius: 'var(--radius)',
          fontFamily: 'var(--font-text)',
          fontSize: '0.9375rem',
        },
      }}
    />
  )
}
