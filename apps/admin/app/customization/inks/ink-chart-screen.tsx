import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { inkChartMessages } from '../../messages/ink-chart.ts'
import { useMay, useShop } from '../../session/account.ts'
import { InkChips } from './ink-chips.tsx'
import { InkIntake } from './ink-intake.tsx'
import { useInkChart } from './use-ink-chart.ts'

/** The spot inks of the shop's own guide, and where they come in. */
export function InkChartScreen() {
  const t = useMessages(inkChartMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const { data, error, refetch } = useInkChart()
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        back={{ to: `/${shop}/techniques`, text: t.to_techniques }}
        note={<span className="block max-w-reading">{t.note}</span>}
      />
      {!data && error && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={t.loading} rows={6} />}
      {data && (
        <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-2">
          {may('products.edit') && <InkIntake chart={data} />}
          <InkChips chart={data} />
        </div>
      )}
    </>
  )
}
