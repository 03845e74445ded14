import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { todayMessages } from '../messages/today.ts'
import { useShop } from '../session/account.ts'
import type { TodayView } from './today-view.ts'

/** Each queue with how many wait in it; the row leads to the list that it counts. Empty ones stand back. */
export function QueueList({ today: { quotes, queues, flags, failedMails } }: { today: TodayView }) {
  const t = useMessages(todayMessages)
  const { shop } = useShop()
  const failed = failedMails ?? 0
  if (flags === 0 && failed === 0 && [...queues, ...(quotes ?? [])].every(({ count }) => count === 0)) {
    return <TeachingEmpty title={t.all_done_title} text={t.all_done_text} />
  }
  return (
    <ul className="queue-list">
      {quotes?.map(({ stage, ...waiting }) => (
        <QueueRow
          key={stage}
          to={`/${shop}/quotes?stage=${stage}`}
          name={t.stages[stage]}
          hint={t.stage_hints[stage]}
          {...waiting}
        />
      ))}
      {queues.map(({ queue, ...waiting }) => (
        <QueueRow
          key={queue}
          to={`/${shop}/orders?queue=${queue}`}
          name={t.queues[queue]}
          hint={t.queue_hints[queue]}
          {...waiting}
        />
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
      {failed > 0 && (
        <li className="queue-row" data-trouble="">
          <span className="queue-count tabular">{failed}</span>
          <span className="min-w-0">
            <Link to={`/${shop}/mails?show=failed`} className="row-link font-medium">
              {t.failed_mails}
            </Link>
            <span className="queue-hint">{t.failed_mails_hint}</span>
          </span>
        </li>
      )}
    </ul>
  )
}

type QueueRowProps = Pick<TodayView['queues'][number], 'count' | 'overdue' | 'since'> & {
  to: string
  name: string
  hint: string
}

function QueueRow({ to, name, hint, count, overdue, since }: QueueRowProps) {
  const t = useMessages(todayMessages)
  const waited = useWaitedText()
  return (
    <li className="queue-row" data-empty={count === 0 || undefined}>
      <span className="queue-count tabular">{count}</span>
      <span className="min-w-0">
        <Link to={to} className="row-link font-medium">
          {name}
        </Link>
        <span className="queue-hint">{hint}</span>
      </span>
      {since && (
        <span className="queue-since">
          <span className={clsx(overdue > 0 && 'font-medium text-error')}>
            {t.waiting} {waited(since)}
          </span>
          {overdue > 0 && <span className="block text-12 text-error">{t.overdue(overdue)}</span>}
        </span>
      )}
    </li>
  )
}
