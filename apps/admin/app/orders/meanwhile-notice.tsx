import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { changeMessages } from '../messages/changes.ts'
import { orderMessages } from '../messages/order.ts'
import { orderActMessages } from '../messages/order-acts.ts'
import { useShop } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'
import type { MeanwhileChanges } from './use-order-form.ts'

type MeanwhileNoticeProps = { meanwhile: MeanwhileChanges | undefined; order: StaffOrder }

/** Stands in a dialog above what was typed: what others did to the order since the dialog was opened. */
export function MeanwhileNotice({ meanwhile, order }: MeanwhileNoticeProps) {
  const a = useMessages(orderActMessages)
  const { environment } = useShop()
  const lines = useMeanwhileLines(meanwhile, order)
  if (!meanwhile) return null
  return (
    <div role="alert" className="rounded-base bg-warning-wash px-3 py-2.5 text-13">
      <p className="font-semibold">{a.meanwhile}</p>
      <ul className="mt-1 grid gap-0.5">
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at} className="tabular text-ink-soft">
              {shortMomentText(at, environment)}
            </time>{' '}
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-1">{a.meanwhile_then}</p>
    </div>
  )
}

/** The acts of the shop's people by their names; those of buyers, carriers and the clock as new lines of the history. */
function useMeanwhileLines(meanwhile: MeanwhileChanges | undefined, { order }: StaffOrder) {
  const t = useMessages(orderMessages)
  const c = useMessages(changeMessages)
  if (!meanwhile) return []
  const { seen, changes } = meanwhile
  const known = new Set([...seen.order.history, ...changes].map(({ at }) => at))
  const acts = changes.map(({ at, who, call }) => ({ at, text: `${who} ${c.calls[call] ?? call}` }))
  const moves = order.history
    .filter(({ at }) => !known.has(at))
    .map(({ at, who, to }) => ({ at, text: [t.states[to] ?? to, who].filter(Boolean).join(' · ') }))
  return [...acts, ...moves].toSorted((one, other) => one.at.localeCompare(other.at))
}
