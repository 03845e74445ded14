import { noticeSentence } from '@estampa/domain/staff'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { noticeMessages } from '../messages/notices.ts'
import { useMay, useShop } from '../session/account.ts'
import { type Notice, noticePath } from './notices.ts'
import { useNotices, useSeeNotices } from './use-notices.ts'

/** The last notices, each a link to what it is about. Whoever opens it has seen them; what was new has a mark until it closes. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const t = useMessages(noticeMessages)
  const { shop } = useShop()
  const { data, error, refetch } = useNotices()
  const see = useSeeNotices()
  const [seenBefore] = useState(data?.seenUntil ?? 0)
  const newest = data?.items[0]?.id
  useEffect(() => {
    if (newest !== undefined) see(newest)
  }, [newest, see])
  return (
    <div className="-m-4 w-90 max-w-window">
      <h2 className="px-4 pt-3 pb-2 text-16 font-semibold">{t.title}</h2>
      {!data && !error && <RowsSkeleton label={t.loading} rows={4} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="px-4 pb-4 text-13 text-ink-soft">{t.none}</p>}
      <ul className="max-h-view-60 overflow-y-auto border-t border-line">
        {data?.items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={notice.id > seenBefore} onLeave={onLeave} />
        ))}
      </ul>
      <Link
        to={`/${shop}/account#notices`}
        onClick={onLeave}
        className="flex min-h-10 items-center border-t border-line px-4 text-13 text-ink-soft underline-offset-4 hover:underline"
      >
        {t.choose}
      </Link>
    </div>
  )
}

type NoticeRowProps = { notice: Notice; isNew: boolean; onLeave: () => void }

function NoticeRow({ notice, isNew, onLeave }: NoticeRowProps) {
  const t = useMessages(noticeMessages)
  const { shop, environment } = useShop()
  const may = useMay()
  return (
    <li>
      <Link
        to={noticePath(shop, notice, may)}
        onClick={onLeave}
        className="notice-row"
        data-new={isNew || undefined}
      >
        <span className="font-medium">
          {noticeSentence(notice)}
          {isNew && <span className="sr-only"> ({t.is_new})</span>}
        </span>
        <span className="flex gap-2 text-12 text-ink-faint">
          <span className="min-w-0 flex-1 truncate">{notice.who}</span>
          <span className="tabular whitespace-nowrap">{shortMomentText(notice.at, environment)}</span>
        </span>
      </Link>
    </li>
  )
}
