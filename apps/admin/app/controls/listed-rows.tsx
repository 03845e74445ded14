import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Pagination } from '@estampa/ui/pagination'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { TeachingEmpty } from './teaching-empty.tsx'

type Listed<Row> = { items: readonly Row[]; totalCount: number }

/** What a list says of itself. */
type ListTexts = {
  loading: string
  failed_title: string
  empty_title: string
  empty_text: string
  none_title: string
  none_text: string
  see_all: string
}

type RowsFrameProps<Row, Data extends Listed<Row>> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>
  texts: ListTexts
  /** Behind the rows: the pages of the list, or what brings more of it. */
  foot: (data: Data) => ReactNode
  /** Whether something narrows the list: then no rows mean that nothing was found. */
  isNarrowed: boolean
  /** What makes the first row, where somebody of the shop can. */
  firstAct?: ReactNode
  children: (data: Data) => ReactNode
}

/** The rows of a list: while they come, where they fail, and where there are none. */
export function RowsFrame<Row, Data extends Listed<Row>>(props: RowsFrameProps<Row, Data>) {
  const { query, texts, foot, isNarrowed, firstAct, children } = props
  const { data, error, isPlaceholderData, refetch } = query
  const isLate = useIsLate(isPlaceholderData)
  if (!data) {
    if (!error) return <RowsSkeleton label={texts.loading} rows={12} />
    return <RecordFailure error={error} title={texts.failed_title} retry={() => void refetch()} />
  }
  return (
    <div aria-busy={isPlaceholderData} className={clsx(isLate && 'opacity-60')}>
      {data.items.length > 0 && children(data)}
      {data.items.length === 0 && isNarrowed && <NothingFound texts={texts} />}
      {data.items.length === 0 && !isNarrowed && (
        <TeachingEmpty title={texts.empty_title} text={texts.empty_text} action={firstAct} />
      )}
      {foot(data)}
    </div>
  )
}

/** So long a list may be awaited before that is shown: to draw it paler takes longer than most answers. */
const LATE_MS = 150

function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isAwaited])
  return isLate
}

type ListedRowsProps<Row, Data extends Listed<Row>> = Omit<RowsFrameProps<Row, Data>, 'foot'> & {
  page: number
  /** The address of a page of the same list. */
  toPage: (page: number) => string
}

/** The rows of a list and its pages. */
export function ListedRows<Row, Data extends Listed<Row> & { total_pages: number }>({
  page,
  toPage,
  ...frame
}: ListedRowsProps<Row, Data>) {
  return (
    <RowsFrame
      {...frame}
      foot={({ total_pages }) => <Pages current={page} total={total_pages} toPage={toPage} />}
    />
  )
}

function NothingFound({ texts }: { texts: ListTexts }) {
  const all = (
    <Button asChild variant="second">
      <Link to="?">{texts.see_all}</Link>
    </Button>
  )
  return <EmptyState drawing="search" title={texts.none_title} text={texts.none_text} action={all} />
}

type PagesProps = { current: number; total: number; toPage: (page: number) => string }

function Pages({ current, total, toPage }: PagesProps) {
  const t = useMessages(officeMessages)
  if (total < 2) return null
  return (
    <div className="mt-5">
      <Pagination
        current={current}
        total={total}
        label={t.pages}
        previous={t.previous}
        next={t.next}
        page={t.page}
        link={(page, { children, ...props }) => (
          <Link {...props} to={toPage(page) || '?'}>
            {children}
          </Link>
        )}
      />
    </div>
  )
}
