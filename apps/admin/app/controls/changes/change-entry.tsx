import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { changeMessages } from '../../messages/changes.ts'
import { useShop } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { fieldChanges } from './field-changes.ts'

type ChangeEntryProps = {
  at: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** The change as a sentence. */
  children: ReactNode
}

/** A change of a list: when it was, what it was, and the fields that it changed. */
export function ChangeEntry({ at, before, after, children }: ChangeEntryProps) {
  const t = useMessages(changeMessages)
  const { environment } = useShop()
  const money = useAmountText()
  const fields = fieldChanges(before, after, { names: t.values, money })
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-facts">
      <time dateTime={at} className="text-13 tabular whitespace-nowrap text-ink-faint">
        {shortMomentText(at, environment)}
      </time>
      <div className="min-w-0">
        <p>{children}</p>
        {fields.length > 0 && (
          <ul className="text-13 text-ink-soft">
            {fields.map(({ field, from, to }) => (
              <li key={field} className="break-words">
                {t.fields[field] ?? field}: {from === '' ? t.nothing : from} → {to === '' ? t.nothing : to}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
