import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { productsListMessages } from '../../messages/list.ts'

/** A group of filters under its title. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
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
