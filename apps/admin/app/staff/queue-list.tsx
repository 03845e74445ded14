import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { todayMessages } from '../messages/today.ts'
import { useShop } from '../session/account.ts'
import type { TodayView } from './today-view.ts'
import { waitedText } from './waited.ts'

type Queue = TodayView['queues'][number]

/** Each queue with how many wait in it; the row leads to the list that it counts. Empty ones stand back. */
export function QueueList({ today: { queues, flags } }: { today: TodayView }) {
  const t = useMessages(todayMessages)
  if (flags === 0 && queues.every(({ count }) => count === 0)) {
    return <EmptyState drawing="box" title={t.all_done_title} text={t.all_done_text} />
  }
  return (
    <ul className="queue-list">
      {queues.map((queue) => (
        <QueueRow key={queue.queue} queue={queue} />
      ))}
      {flags > 0 && (
        <li className="queue-row" data-trouble="">
          <span className="queue-count tabular">{flags}</span>
          <span className="min-w-0">
            <span className="block font-medium">{t.flags}</span>
            <span className="queue-hint">{t.flags_hint}</span>
          </span>
        </li>
      )}
    </ul>
  )
}

function QueueRow({ queue: { queue, count, overdue, since } }: { queue: Queue }) {
  const t = useMessages(todayMessages)
  const { shop } = useShop()
  return (
    <li className="queue-row" data-empty={count === 0 || undefined}>
      <span className="queue-count tabular">{count}</span>
      <span className="min-w-0">
        <Link to={`/${shop}/orders?queue=${queue}`} className="row-link font-medium">
          {t.queues[queue]}
        </Link>
        <span className="queue-hint">{t.queue_hints[queue]}</span>
      </span>
      {since && (
        <span className="queue-since">
          <span className={clsx(overdue > 0 && 'font-medium text-error')}>
            {t.waiting} {waitedText(since, t)}
          </span>
          {overdue > 0 && <span className="block text-12 text-error">{t.overdue(overdue)}</span>}
        </span>
      )}
    </li>
  )
}
