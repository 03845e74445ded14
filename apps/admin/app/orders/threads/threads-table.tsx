import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { KeyedTable } from '../../controls/keyed-table.tsx'
import { threadListMessages } from '../../messages/threads.ts'
import { useMay, useShop } from '../../session/account.ts'
import type { ThreadRow } from './threads-key.ts'
import { useThreadMark } from './use-thread-mark.ts'

type ThreadsTableProps = {
  rows: readonly ThreadRow[]
  /** Whether a row whose thread needs no answer any more is in this list no more. */
  isLeftByClosed: boolean
  onReopened: () => void
}

/** One row for each thread; E marks that the one that has the focus needs no answer, or takes it back. */
export function ThreadsTable({ rows, isLeftByClosed, onReopened }: ThreadsTableProps) {
  const t = useMessages(threadListMessages)
  const mayWrite = useMay()('messages.write')
  const { close, reopen } = useThreadMark(onReopened)
  const toggle = (row: ThreadRow) => {
    const { id, number, last, unread, isClosed } = row
    if (last.who === 'staff') return
    if (isClosed) return void reopen(row)
    if (unread > 0) return notify(t.read_first)
    if (isLeftByClosed) focusBeside()
    void close({ id, number, lastSeen: last.sequence })
  }
  const acts = { e: (at: number) => rows[at] && toggle(rows[at]) }
  const columns = [
    { text: t.number },
    { text: t.buyer },
    { text: t.last, className: 'max-md:hidden' },
    { text: t.when, className: 'number' },
  ]
  const answer = { text: t.answer, className: 'row-act', isOnlyRead: true }
  return (
    <KeyedTable
      caption={t.title}
      columns={mayWrite ? [...columns, answer] : columns}
      acts={mayWrite ? acts : undefined}
      keys={mayWrite ? `${t.keys} ${t.keys_answer}` : t.keys}
    >
      {rows.map((row) => (
        <ThreadLine key={row.id} row={row} onToggle={mayWrite ? () => toggle(row) : undefined} />
      ))}
    </KeyedTable>
  )
}

/** The row that has the focus goes away: its neighbor takes it. */
function focusBeside(): void {
  const row = document.activeElement?.closest('tr')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  beside?.querySelector<HTMLElement>('a.row-link')?.focus()
}

type ThreadLineProps = { row: ThreadRow; onToggle: (() => void) | undefined }

function ThreadLine({ row, onToggle }: ThreadLineProps) {
  const t = useMessages(threadListMessages)
  const { shop, environment } = useShop()
  const { number, buyer, last, unread, isClosed } = row
  const act = isClosed ? t.reopen : t.close
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
      {onToggle && (
        <td className="row-act">
          {last.who === 'customer' && unread === 0 && (
            <IconButton label={t.of_order(act, number)} title={act} onClick={onToggle}>
              <Icon name={isClosed ? 'rotate-ccw' : 'check'} size={18} />
            </IconButton>
          )}
        </td>
      )}
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
