import { templateHeadings } from '@estampa/domain/shops/template-headings'
import { Icon } from '@estampa/ui/icon'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTemplateId } from '../theme/use-template.ts'

type HomeSectionFrameProps = {
  title: string
  more?: { to: string; text: string } | undefined
  className?: string
  children: ReactNode
}

/** A block of the home page under its title. */
export function HomeSectionFrame({ title, more, className, children }: HomeSectionFrameProps) {
  const heading = templateHeadings[useTemplateId()]
  return (
    <section className={clsx('page mt-(--section)', className)}>
      <div className="home-heading" data-variant={heading}>
        <h2>{title}</h2>
        {more && (
          <Link to={more.to} className="thumb">
            <span>{more.text}</span>
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

type HomeBandProps = { theme: 'paper' | 'dark' | 'brand'; labelledBy?: string; children: ReactNode }

/** A block of the home page on a ground of its own, from edge to edge of what the page has for it. */
export function HomeBand({ theme, labelledBy, children }: HomeBandProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-tone={theme === 'paper' ? undefined : theme}
      className={clsx('mt-(--section)', theme === 'paper' && 'bg-brand-wash')}
    >
      <div className="page py-12 md:py-16">{children}</div>
    </section>
  )
}
