import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Each crumb but the last is a link; the last one is where the person is. */
export function Breadcrumbs({
  label,
  crumbs,
}: {
  label: string
  crumbs: readonly { key: string; content: ReactNode }[]
}) {
  return (
    <nav aria-label={label} className="text-14 text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.key}
            className="flex items-center gap-1.5 [&_a]:underline-offset-4 [&_a:hover]:underline"
          >
            <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.content}</span>
            {index < crumbs.length - 1 && (
              // a line that is broken ends with it: none begins with it
              <Icon name="chevron-right" size={14} className="shrink-0 text-ink-faint" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
