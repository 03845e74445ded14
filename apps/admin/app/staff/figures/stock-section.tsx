import { numberText } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { PageSection } from '../../controls/page-section.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { figuresMessages } from '../../messages/figures.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import type { RunningOutFigures } from './figures-types.ts'

/** Variants whose stock is over soon, as things stand today. */
export function StockSection() {
  const t = useMessages(figuresMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'figures', 'stock'],
    queryFn: ({ signal }) => api.getRunningOut({}, { signal, isQuiet: true }),
  })
  return (
    <PageSection title={t.stock_title} note={t.stock_note}>
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={5} />}
      {data?.items.length === 0 && <p className="text-ink-soft">{t.stock_none}</p>}
      {data && data.items.length > 0 && <StockTable stock={data} />}
    </PageSection>
  )
}

function StockTable({ stock: { items, totalCount } }: { stock: RunningOutFigures }) {
  const t = useMessages(figuresMessages)
  return (
    <>
      <table className="records">
        <caption className="sr-only">{t.stock_title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.variant}</th>
            <th scope="col" className="number">
              {t.available}
            </th>
            <th scope="col" className="number max-sm:hidden">
              {t.sold_60}
            </th>
            <th scope="col" className="number">
              {t.lasts}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ sku, product, available, sold, daysLeft }) => (
            <tr key={sku}>
              <td className="w-1/2 max-w-0">
                <span className="block truncate">{product}</span>
                <span className="block truncate text-13 text-ink-faint">{sku}</span>
              </td>
              <td className="number">{numberText(available)}</td>
              <td className="number max-sm:hidden">{numberText(sold)}</td>
              <td className="number">{t.days_left(daysLeft)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length < totalCount && (
        <p className="mt-3 text-13 text-ink-soft">{t.stock_cut(items.length, totalCount)}</p>
      )}
    </>
  )
}
