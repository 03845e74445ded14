import type { ReactNode } from 'react'

/** A panel's words and what stands below them. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className="mb-4 text-14 text-ink-soft">{children}</p>
}

export function PanelHeading({ children }: { children: ReactNode }) {
  return <h3 className="mt-6 mb-2 text-14 font-semibold first:mt-0">{children}</h3>
}
