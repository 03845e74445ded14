import { Icon } from '@estampa/ui/icon'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type HomeSectionFrameProps = {
  title: string
  more?: { to: string; text: string } | undefined
  className?: string
  children: ReactNode
}

/** A block of the home page under its title. */
export function HomeSectionFrame({ title, more, className, children }: HomeSectionFrameProps) {
  return (
    <section className={clsx('page mt-(--section)', className)}>
      <div className="mb-6 flex items-baseline justify-between gap-4 md:mb-8">
        <h2 className="text-22 font-bold tracking-tight md:text-28">{title}</h2>
        {more && (
          <Link
            to={more.to}
            className="thumb inline-flex shrink-0 items-center gap-1.5 text-14 font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            {more.text}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
