import { clsx } from 'clsx'
import { Navigate, useSearchParams } from 'react-router'
import { quoteMessages, quotesListMessages } from '../messages/quotes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { RecordEmpty } from '../records/record-empty.tsx'
import { RecordFailure } from '../records/record-failure.tsx'
import { RecordPages } from '../records/record-pages.tsx'
import { RecordListSkeleton } from '../records/record-skeleton.tsx'
import { RecordTools } from '../records/record-tools.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useAsyncValue } from '../state/use-async-value.ts'
import { QuoteListRow } from './quote-list-row.tsx'
import {
  type QuoteListing,
  quoteGroups,
  quoteListPath,
  readQuoteListing,
  toQuotesInput,
} from './quote-list-state.ts'

/** A person's quotes as the address narrows them. */
export function QuoteList() {
  const t = useMessages(quotesListMessages)
  const words = useMessages(quoteMessages)
  const [query] = useSearchParams()
  const listing = readQuoteListing(query)
  const api = useApi()
  const { value, error, isLoading, retry } = useAsyncValue(quoteListPath(listing), () =>
    api.quotes.getQuotes(toQuotesInput(listing)),
  )
  if (error) {
    return <RecordFailure error={error} title={t.failed_title} retryLabel={words.retry} retry={retry} />
  }
  if (!value) return <RecordListSkeleton label={t.loading} />
  const isNarrowed = listing.group !== 'all' || listing.words !== ''
  if (value.totalCount === 0 && !isNarrowed && !isLoading) {
    return (
      <RecordEmpty
        drawing="document"
        title={t.empty_title}
        text={t.empty_text}
        to="/products-list/all"
        action={t.browse}
      />
    )
  }
  return (
    <>
      <QuoteListTools listing={listing} />
      <section aria-label={t.title} aria-busy={isLoading} className={clsx(isLoading && 'opacity-65')}>
        <FoundQuotes {...value} listing={listing} isAsking={isLoading} />
      </section>
    </>
  )
}

function QuoteListTools({ listing }: { listing: QuoteListing }) {
  const t = useMessages(quotesListMessages)
  const path = useShopPath()
  return (
    <RecordTools
      choicesLabel={t.filter}
      choices={quoteGroups.map((group) => ({
        value: group,
        label: t.groups[group] ?? group,
        href: path(quoteListPath({ ...listing, group, page: 1 })),
        isChosen: group === listing.group,
      }))}
      search={{
        label: t.search_label,
        placeholder: t.search,
        go: t.go,
        words: listing.words,
        action: path('/orders/quote/list'),
      }}
      hiddenFields={listing.group === 'all' ? {} : { state: listing.group }}
    />
  )
}

type QuotesAnswer = Awaited<ReturnType<ReturnType<typeof useApi>['quotes']['getQuotes']>>
type FoundQuotesProps = QuotesAnswer & { listing: QuoteListing; isAsking: boolean }

function FoundQuotes({ items, totalCount, total_pages, listing, isAsking }: FoundQuotesProps) {
  const t = useMessages(quotesListMessages)
  const path = useShopPath()
  if (totalCount === 0) {
    return (
      <RecordEmpty
        drawing="search"
        title={t.none_title}
        text={t.none_text}
        to="/orders/quote/list"
        action={t.see_all}
        variant="second"
      />
    )
  }
  if (items.length === 0 && !isAsking) {
    return <Navigate replace to={path(quoteListPath({ ...listing, page: total_pages }))} />
  }
  return (
    <>
      <p role="status" className="tabular mt-4 mb-2 text-14 text-ink-soft">
        {t.found(totalCount)}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((quote) => (
          <li key={quote.id}>
            <QuoteListRow quote={quote} />
          </li>
        ))}
      </ul>
      <RecordPages
        current={listing.page}
        total={total_pages}
        label={t.pages}
        page={t.page}
        hrefOf={(page) => path(quoteListPath({ ...listing, page }))}
      />
    </>
  )
}
