import { Skeleton } from '@estampa/ui/skeleton'
import { isMissing } from '@estampa/web/failures'
import { RecordFailure } from '@estampa/web/records'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type OpenedRecordProps<Data> = {
  query: UseQueryResult<Data>
  texts: { loading: string; missing_title: string; failed_title: string }
  /** Stands over the record while it comes, and where it does not. */
  head?: ReactNode
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** One record: while it comes, as it is, or why it cannot be shown. */
export function OpenedRecord<Data>({ query, texts, head, skeleton, children }: OpenedRecordProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  const title = isMissing(error) ? texts.missing_title : texts.failed_title
  return (
    <>
      {head}
      {error ? (
        <RecordFailure error={error} title={title} retry={() => void refetch()} />
      ) : (
        <ComingRecord loading={texts.loading}>{skeleton ?? <Blocks />}</ComingRecord>
      )}
    </>
  )
}

/** As high as a window, so that nothing below it shows before the record does. */
export function ComingRecord({ loading, children }: { loading: string; children: ReactNode }) {
  return (
    <div role="status" className="mt-6 grid min-h-page content-start gap-6">
      <span className="sr-only">{loading}</span>
      {children}
    </div>
  )
}

function Blocks() {
  return (
    <>
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </>
  )
}
