import { Button } from '@estampa/ui/button'
import { todayIn } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../../controls/teaching-empty.tsx'
import { figuresMessages } from '../../messages/figures.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { GroupSection } from './group-section.tsx'
import { QuoteSection } from './quote-section.tsx'
import { SalesSection } from './sales-section.tsx'
import { SalesTotals } from './sales-totals.tsx'
import { SpanPicker } from './span-picker.tsx'
import { readSpan } from './span-query.ts'
import { StockSection } from './stock-section.tsx'
import { useSpanText } from './use-span-text.ts'

/** What the shop sold in the span that the address names, and where it stands. */
export function FiguresScreen() {
  const t = useMessages(figuresMessages)
  const { shop, name, environment } = useShop()
  const api = useStaffApi()
  const [query] = useSearchParams()
  const chosen = readSpan(query, todayIn(environment))
  const { span, step } = chosen
  const spanText = useSpanText()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'figures', 'sales', span, step],
    queryFn: ({ signal }) => api.getSales({ ...span, step }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const isNew = data?.hasSold === false
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={<span role="status">{spanText(span)}</span>} />
      {!isNew && <SpanPicker chosen={chosen} />}
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={12} />}
      {isNew && (
        <TeachingEmpty
          title={t.empty_title}
          text={t.empty_text}
          action={
            <Button asChild>
              <Link to={`/${shop}/orders`}>{t.empty_action}</Link>
            </Button>
          }
        />
      )}
      {data && !isNew && (
        <div aria-busy={isPlaceholderData} className={clsx('figures', isPlaceholderData && 'opacity-60')}>
          <SalesTotals figures={data} />
          <SalesSection figures={data} chosen={chosen} />
          <GroupSection span={span} />
          <div className="figures-pair">
            <QuoteSection span={span} />
            <StockSection />
          </div>
        </div>
      )}
    </>
  )
}
