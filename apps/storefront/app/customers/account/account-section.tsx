import type { ReactNode } from 'react'

type AccountSectionProps = { title: string; text: ReactNode; children: ReactNode }

/** One matter of the account: what it is at the left, what can be done at the right. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-titled md:py-10">
      <div>
        <h2 className="text-18 font-semibold">{title}</h2>
        <p className="mt-1 max-w-sm text-14 text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0 max-w-140">{children}</div>
    </section>
  )
}
