import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'

type EmptyStateProps = {
  drawing: DrawingName
  title: ReactNode
  text?: ReactNode
  /** The next action: one button, at most two. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'p'
}

export function EmptyState({ drawing, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-12 text-center">
      <Drawing name={drawing} className="w-50 text-ink" />
      <Heading className="mt-6 text-22 font-semibold">{title}</Heading>
      {text && <p className="mt-2 text-16 text-ink-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
