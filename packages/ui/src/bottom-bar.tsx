import type { ReactNode } from 'react'

/** The main action of a page on a phone, always at hand. The page and what floats over it make room (app.css). */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar=""
      className="short:static fixed inset-x-0 bottom-0 z-30 flex h-19 items-center justify-between gap-4 border-t border-line bg-paper px-4 shadow-floating md:hidden"
    >
      {children}
    </div>
  )
}
