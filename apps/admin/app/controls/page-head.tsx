import { Icon } from '@estampa/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ManualLink } from '../help/manual-link.tsx'

type PageHeadProps = {
  title: ReactNode
  /** Under the title: states, a date. */
  note?: ReactNode
  /** Where one came from. */
  back?: { to: string; text: string }
  actions?: ReactNode
}

/** The beginning of a page: its title with the way to the manual, and what can be done on it. */
export function PageHead({ title, note, back, actions }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            to={back.to}
            className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-13 text-ink-soft underline-offset-4 hover:underline"
          >
            <Icon name="arrow-left" size={14} />
            {back.text}
          </Link>
        )}
        <div className="flex items-start gap-1.5">
          <h1 className="min-w-0 text-20 font-semibold tracking-tight">{title}</h1>
          <ManualLink />
        </div>
        {note && <div className="mt-1 text-13 text-ink-soft">{note}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
