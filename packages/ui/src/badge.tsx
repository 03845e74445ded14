import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTheme = 'neutral' | 'brand' | 'success' | 'warning' | 'error'

const themes: Record<BadgeTheme, string> = {
  neutral: 'bg-wash text-ink-soft',
  brand: 'bg-brand-wash text-brand-ink',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  error: 'bg-error-wash text-error',
}

/** A state or a mark in one or two words. */
export function Badge({ theme: tone = 'neutral', children }: { theme?: BadgeTheme; children: ReactNode }) {
  return <span className={clsx('badge', themes[tone])}>{children}</span>
}

/** How many wait behind an icon. Nothing is shown for none. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    // another number is another badge, which comes with a small jump
    <span
      key={count}
      className="absolute -top-0.5 -right-0.5 grid animate-bump h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-12 font-semibold text-on-brand"
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
