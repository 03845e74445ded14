import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BottomBarProps = {
  /** Also where there is room for more than a phone shows: while the page's own button is out of sight. */
  isWide?: boolean
  children: ReactNode
}

/** The main action of a page on a phone, always at hand. The page and what floats over it make room (app.css). */
export function BottomBar({ isWide = false, children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar=""
      data-wide={isWide || undefined}
      className={clsx(
        'short:static fixed inset-x-0 bottom-0 z-30 flex h-19 items-center justify-between gap-4 border-t border-line bg-paper px-4 shadow-floating md:gap-8',
        isWide ? 'md:animate-slide-up md:justify-center' : 'md:hidden',
      )}
    >
      {children}
    </div>
  )
}
