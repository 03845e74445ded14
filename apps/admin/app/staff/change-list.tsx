import type { CallResult } from '@estampa/contract/client'
import type { staffPeople } from '@estampa/contract/staff'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { changeMessages } from '../messages/changes.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { fieldChanges } from './field-changes.ts'

type Change = CallResult<(typeof staffPeople)['getChanges']>['items'][number]

/** Each change as a sentence, with the fields that it changed below. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {changes.map((change) => (
        <ChangeRow key={change.id} change={change} />
      ))}
    </ol>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const t = useMessages(changeMessages)
  const { environment } = useShop()
  const money = useAmountText()
  const { at, who, call, subject, before, after, ip } = change
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[112px_minmax(0,1fr)]">
      <time dateTime={at} className="text-13 tabular whitespace-nowrap text-ink-faint">
        {shortMomentText(at, environment)}
      </time>
      <div className="min-w-0">
        <p>
          <span className="font-medium">{who}</span> {t.calls[call] ?? call}
          {': '}
          <span className="font-medium">{subject.name}</span>{' '}
          <span className="text-13 text-ink-faint">{t.from(ip)}</span>
        </p>
        <ul className="text-13 text-ink-soft">
          {fieldChanges(before, after, { names: t.values, money }).map(({ field, from, to }) => (
            <li key={field} className="break-words">
              {t.fields[field] ?? field}: {from === '' ? t.nothing : from} → {to === '' ? t.nothing : to}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
