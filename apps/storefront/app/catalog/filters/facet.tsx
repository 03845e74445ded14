import { useOutsidePress } from '@estampa/ui/drop-panel'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { productsListMessages } from '../../messages/list.ts'
import type { Template } from '../../theme/template.ts'

/** The form of filters that a group stands in. */
export const FiltersLook = createContext<Template['filters']>('column')

/** A group of filters under its title, or folded under it in a bar. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  const look = useContext(FiltersLook)
  if (look === 'bar') {
    return (
      <FacetDrop title={title}>
        <fieldset>
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      </FacetDrop>
    )
  }
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  )
}

/**
 * One drop-down of the bar, whose panel is as wide as the bar. It opens without a script too; one that opens closes the
 * others, and so do Escape and a press outside.
 */
export function FacetDrop({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  useOutsidePress(place, isOpen, () => setIsOpen(false))
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setIsOpen(false)
    place.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={place}
      name="filters"
      className="facet-drop"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={closeByKey}
    >
      <summary>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="facet">{children}</div>
    </details>
  )
}

/** The values that are chosen less often. */
export function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useMessages(productsListMessages)
  if (count === 0) return null
  return (
    <details className="group">
      <summary className="thumb inline-flex min-h-9 cursor-pointer items-center text-14 font-semibold text-brand-ink underline-offset-4 group-open:hidden hover:underline">
        {t.show_more(count)}
      </summary>
      {children}
    </details>
  )
}
