import type { ReactNode } from 'react'

/** A page of the law: what it is for, and what can be done. */
export function LawPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="page" className="page min-h-page max-w-190! pt-8 pb-16 md:pt-14">
      <h1 className="text-28 font-bold tracking-tight md:text-36">{title}</h1>
      <p className="mt-3 max-w-prose text-16 text-ink-soft">{text}</p>
      {children}
    </main>
  )
}
