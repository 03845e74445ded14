import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The pages to offer: the first, the last and the neighbors; null stands for a gap. */
export function visiblePages(current: number, total: number): (number | null)[] {
  const visible = new Set([1, total, current - 1, current, current + 1])
  if (current <= 3) visible.add(2).add(3)
  if (current >= total - 2) visible.add(total - 1).add(total - 2)
  const pages = [...visible].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page === before + 1) return [page]
    return page === before + 2 ? [page - 1, page] : [null, page]
  })
}

type PaginationProps = {
  current: number
  total: number
  label: string
  previous: string
  next: string
  /** Names one page, e.g. «Página 3». */
  page: (number: number) => string
  /** Makes the link to a page: the listing's state lives in the URL. */
  link: (
    page: number,
    props: { className: string; children: ReactNode; 'aria-label': string; 'aria-current'?: 'page' },
  ) => ReactNode
}

const pageClass = 'page-link'

export function Pagination({ current, total, label, previous, next, page, link }: PaginationProps) {
  if (total <= 1) return null
  const arrow = (to: number, name: string, icon: ReactNode) =>
    to >= 1 && to <= total ? (
      link(to, { className: pageClass, children: icon, 'aria-label': name })
    ) : (
      <span className="size-11" />
    )
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-0.5 sm:gap-1">
      {arrow(current - 1, previous, <Icon name="chevron-left" size={20} />)}
      <ol className="contents">
        {visiblePages(current, total).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="grid w-6 place-items-center text-ink-faint">…</span>
            ) : (
              link(number, {
                className: clsx(pageClass, number === current && 'bg-ink! font-semibold text-paper'),
                children: number,
                'aria-label': page(number),
                ...(number === current && { 'aria-current': 'page' as const }),
              })
            )}
          </li>
        ))}
      </ol>
      {arrow(current + 1, next, <Icon name="chevron-right" size={20} />)}
    </nav>
  )
}
