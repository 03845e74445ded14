import type { ReactNode } from 'react'

/** A group of filters under its title. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-5 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-left mb-2.5 w-full text-14 font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
