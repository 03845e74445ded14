import type { Client } from '@estampa/contract/client'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { productsListMessages } from '../../messages/list.ts'

export type Facets = Awaited<ReturnType<Client['catalog']['getProductsList']>>['facets']

/** A group of filters under its title. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-5 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-left mb-2.5 w-full text-14 font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
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
