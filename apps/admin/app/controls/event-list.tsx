import { shortMomentText } from '@estampa/web/countries'
import { useShop } from '../session/account.ts'

type ListedEvent = { at: string; text: string; detail: string }

/** What happened and when, the newest first; of one moment the last that is given. */
export function EventList({ events }: { events: readonly ListedEvent[] }) {
  const { environment } = useShop()
  return (
    <ol className="grid gap-2.5 text-13">
      {events
        .toReversed()
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ at, text, detail }) => (
          <li key={`${at} ${text} ${detail}`} className="grid grid-cols-facts gap-3">
            <time dateTime={at} className="tabular whitespace-nowrap text-ink-faint">
              {shortMomentText(at, environment)}
            </time>
            <span className="min-w-0">
              <span className="block font-medium">{text}</span>
              {detail && <span className="block break-words text-ink-soft">{detail}</span>}
            </span>
          </li>
        ))}
    </ol>
  )
}
