import { numberText } from '@estampa/domain/messages/numbers'
import { type DaySpan, type SaleGroup, saleGroups } from '@estampa/domain/staff/figures'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNavigate, useSearchParams } from 'react-router'
import { ExportMenu } from '../../controls/export-menu.tsx'
import { PageSection } from '../../controls/page-section.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { figuresMessages } from '../../messages/figures.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { ChangeFigure } from './change-figure.tsx'
import { shareWidth } from './chart-scale.ts'
import type { GroupFigures } from './figures-types.ts'

/** What was sold by product, technique, family or by whom; which of them the address says. */
export function GroupSection({ span }: { span: DaySpan }) {
  const t = useMessages(figuresMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const [query] = useSearchParams()
  const by = saleGroups.find((group) => group === query.get('by')) ?? 'product'
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'figures', 'by', by, span],
    queryFn: ({ signal }) => api.getSalesBy({ ...span, by }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <PageSection
      title={t.groups_title}
      note={t.group_notes[by]}
      action={<ExportMenu ask={(format) => api.exportSales({ ...span, by, format })} />}
    >
      <GroupTabs by={by} />
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={6} />}
      {data && (
        <div aria-busy={isPlaceholderData} className={clsx(isPlaceholderData && 'opacity-60')}>
          <GroupTable by={by} figures={data} />
        </div>
      )}
    </PageSection>
  )
}

function GroupTabs({ by }: { by: SaleGroup }) {
  const t = useMessages(figuresMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const open = (group: SaleGroup) => {
    const next = new URLSearchParams(query)
    next.set('by', group)
    void navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max border-b border-line">
        {saleGroups.map((group) => (
          <li key={group} className="-mb-px">
            <button
              type="button"
              aria-current={by === group || undefined}
              className="tab-link"
              onClick={() => open(group)}
            >
              {t.groups[group]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function GroupTable({ by, figures: { items, totalCount } }: { by: SaleGroup; figures: GroupFigures }) {
  const t = useMessages(figuresMessages)
  const money = useAmountText()
  if (items.length === 0) return <p className="py-6 text-ink-soft">{t.groups_none}</p>
  const most = Math.max(1, ...items.map(({ amount }) => amount))
  return (
    <>
      <table className="records">
        <caption className="sr-only">{t.groups[by]}</caption>
        <thead>
          <tr>
            <th scope="col">{t.groups[by]}</th>
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">{t.part_amount}</span>
            </th>
            <th scope="col" className="number">
              {t.units}
            </th>
            <th scope="col" className="number">
              {t.part_amount}
            </th>
            <th scope="col" className="number max-md:hidden">
              {t.part_before}
            </th>
            <th scope="col" className="number max-sm:hidden">
              {t.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name, units, amount, amountBefore }) => (
            <tr key={key ?? ''}>
              <td className="w-2/5 max-w-0">
                <span className={clsx('line-clamp-2 sm:block sm:truncate', key === null && 'text-ink-soft')}>
                  {key === null ? t.without[by] : name || t.gone}
                </span>
              </td>
              <td className="w-1/5 max-md:hidden" aria-hidden="true">
                <span className="share-bar" style={{ width: shareWidth(amount, most) }} />
              </td>
              <td className="number">{numberText(units)}</td>
              <td className="number">{money(amount)}</td>
              <td className="number text-ink-soft max-md:hidden">{money(amountBefore)}</td>
              <td className="number max-sm:hidden">
                <ChangeFigure now={amount} before={amountBefore} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length < totalCount && (
        <p className="mt-3 text-13 text-ink-soft">{t.groups_cut(items.length, totalCount)}</p>
      )}
    </>
  )
}
