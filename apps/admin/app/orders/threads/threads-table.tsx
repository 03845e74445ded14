import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { KeyedTable } from '../../controls/keyed-table.tsx'
import { threadListMessages } from '../../messages/threads.ts'
import { useShop } from '../../session/account.ts'
import type { ThreadRow } from './threads-key.ts'

/** One row for each thread. */
export function ThreadsTable({ rows }: { rows: readonly ThreadRow[] }) {
  const t = useMessages(threadListMessages)
  const columns = [
    { text: t.number },
    { text: t.buyer },
    { text: t.last, className: 'max-md:hidden' },
    { text: t.when, className: 'number' },
  ]
  return (
    <KeyedTable caption={t.title} columns={columns} keys={t.keys}>
      {rows.map((row) => (
        <ThreadLine key={row.id} row={row} />
      ))}
    </KeyedTable>
  )
}

function ThreadLine({ row }: { row: ThreadRow }) {
  const t = useMessages(threadListMessages)
  const { shop, environment } = useShop()
  const { number, buyer, last, unread } = row
  return (
    <tr data-unread={unread > 0 || undefined}>
      <td className="tabular whitespace-nowrap">
        <Link to={`/${shop}/orders/${number}#messages`} className="row-link font-semibold">
          {number}
        </Link>
        {unread > 0 && (
          <span className="unread-mark">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t.unread(unread)}</span>
          </span>
        )}
      </td>
      <td className="max-w-0 w-2/3 md:w-1/3">
        <span className="block truncate font-medium">{buyer.company || buyer.name || buyer.email}</span>
        <LastMessage last={last} className="text-13 md:hidden" />
      </td>
      <td className="max-w-0 w-1/2 max-md:hidden">
        <LastMessage last={last} className="" />
      </td>
      <td className="number text-ink-soft">
        <time dateTime={last.at}>{shortMomentText(last.at, environment)}</time>
      </td>
    </tr>
  )
}

/** Who wrote last, and what. */
function LastMessage({ last, className }: { last: ThreadRow['last']; className: string }) {
  const t = useMessages(threadListMessages)
  return (
    <span className={`block truncate text-ink-soft ${className}`}>
      {last.name && (
        <span className={clsx('text-ink-faint', last.who === 'customer' && 'max-md:hidden')}>
          {last.name}:{' '}
        </span>
      )}
      {last.line || t.files(last.files)}
    </span>
  )
}
