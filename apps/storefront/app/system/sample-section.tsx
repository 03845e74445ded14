import { templateHeadings } from '@estampa/domain/shops/template-headings'
import { type ReactNode, useId } from 'react'
import { usePageLook } from '../theme/page-look.ts'

/** A part of the system under the heading that the template gives to the blocks of its home page. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const template = usePageLook()?.template ?? 1
  return (
    <section aria-labelledby={id}>
      <div className="home-heading" data-variant={templateHeadings[template]}>
        <h2 id={id}>{title}</h2>
      </div>
      <div className="grid gap-8">{children}</div>
    </section>
  )
}

/** Samples of one kind, side by side where there is room. */
export function SampleRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-14 text-ink-soft">{title}</h3>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  )
}
