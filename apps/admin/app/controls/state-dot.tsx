import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** How much attention a state wants. */
export type StateTone = 'quiet' | 'going' | 'waiting' | 'done' | 'trouble'

const dots: Record<StateTone, string> = {
  quiet: 'bg-line-strong',
  going: 'bg-brand-ink',
  waiting: 'bg-warning',
  done: 'bg-success',
  trouble: 'bg-error',
}

/** A state in words, with a dot that says how urgent it is; the words alone say it all. */
export function StateDot({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('state-dot', dots[tone])} />
      {children}
    </span>
  )
}
