import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type DropPanelProps = {
  /** Content of the button. */
  button: ReactNode
  buttonClass?: string
  label?: string
  panelClass?: string
  align?: 'start' | 'end'
  /** Below its button, across the window, or from its button down to the end of the window. */
  extent?: keyof typeof extents
  /** A change of this closes the panel: the page's address. */
  closeOn?: unknown
  children: ReactNode
}

// what is fixed and has no top begins where it would stand: below its button
const extents = {
  below: 'absolute top-full rounded-base border',
  across: 'fixed inset-x-0 border-y',
  down: 'fixed inset-x-0 bottom-0 border-t',
}

/**
 * A panel under its button. Its links are in the page before any script runs, so search engines read them.
 * Escape, a press outside and leaving with Tab close it.
 */
export function DropPanel(props: DropPanelProps) {
  const { button, buttonClass, label, panelClass, align = 'start', extent = 'below' } = props
  const { closeOn, children } = props
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useOutsidePress(place, open, () => setOpen(false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value itself is what is watched
  useEffect(() => setOpen(false), [closeOn])
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !place.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble from the button and the links inside
    <div ref={place} className="relative" onBlur={leave} onKeyDown={closeByKey}>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        data-open={open || undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div
        hidden={!open}
        className={clsx(
          'z-40 mt-1 animate-rise border-line bg-paper shadow-floating',
          extents[extent],
          extent === 'below' && (align === 'start' ? 'left-0' : 'right-0'),
          panelClass,
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** Tells of a press beside what is open. */
export function useOutsidePress(
  place: { current: HTMLElement | null },
  active: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!active) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onPress()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  })
}
