import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { ManualWordsLink } from '../help/manual-link.tsx'
import { entryMessages } from '../messages/entry.ts'

type EntryFrameProps = { title: string; text?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The page of one form before the office: its title, what it is for, the form, and the manual for whoever is stuck. */
export function EntryFrame({ title, text, children, foot }: EntryFrameProps) {
  const t = useMessages(entryMessages)
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-98 content-start px-4 pt-30 pb-12">
      <title>{title}</title>
      <p className="mb-8 text-13 font-semibold tracking-wide text-ink-faint">Estampa</p>
      <h1 className="text-20 font-semibold tracking-tight">{title}</h1>
      {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
      <div className="mt-6">{children}</div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4 text-13">
        {foot}
        <ManualWordsLink className={entryLinkClass}>{t.help}</ManualWordsLink>
      </div>
    </main>
  )
}

export const entryLinkClass =
  'inline-flex min-h-9 items-center font-medium text-brand-ink underline-offset-4 hover:underline'
