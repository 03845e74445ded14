import { type ReactNode, useId } from 'react'

type PageSectionProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

/** A part of a page under its title; a line parts it from what stands above. */
export function PageSection({ title, note, action, children }: PageSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-16 font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {note && <p className="-mt-2 mb-4 max-w-reading text-13 text-ink-soft">{note}</p>}
      {children}
    </section>
  )
}
