import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../../controls/teaching-empty.tsx'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { useMay, useShop } from '../../session/account.ts'
import { FilmPricesDialog } from './film-prices-dialog.tsx'
import { GangSheetForm } from './gang-sheet-form.tsx'
import { SheetList } from './sheet-list.tsx'
import { type GangSheets, useGangSheets } from './use-gang-sheets.ts'

/** Pieces that are ready for film, technique by technique, and the sheets that were made of them. */
export function GangSheetsScreen() {
  const t = useMessages(gangSheetMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const [query] = useSearchParams()
  const [isPricing, setIsPricing] = useState(false)
  const { data, error, refetch } = useGangSheets()
  const asked = Number(query.get('technique'))
  const technique =
    data?.techniques.find(({ id }) => id === asked) ??
    data?.techniques.toSorted((one, other) => other.ready - one.ready)[0]
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        back={{ to: `/${shop}/workshop`, text: t.to_board }}
        note={<span className="block max-w-reading">{t.note}</span>}
        actions={
          technique &&
          may('production.configure') && (
            <Button variant="quiet" size="small" onClick={() => setIsPricing(true)}>
              {t.prices}
            </Button>
          )
        }
      />
      {!data && error && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={t.loading} rows={6} />}
      {data && !technique && <TeachingEmpty title={t.no_techniques_title} text={t.no_techniques_text} />}
      {data && technique && (
        <>
          <TechniqueTabs techniques={data.techniques} shown={technique.id} />
          {/* the line of the tabs parts the first sections from what stands above */}
          <div className="grid gap-x-10 gap-y-8 *:first:border-t-0 *:first:pt-0 lg:grid-cols-2 lg:*:border-t-0 lg:*:pt-0">
            <GangSheetForm key={technique.id} technique={technique.id} sheets={data} />
            <SheetList sheets={data.sheets.filter((sheet) => sheet.technique === technique.id)} />
          </div>
          {isPricing && <FilmPricesDialog technique={technique} onClose={() => setIsPricing(false)} />}
        </>
      )}
    </>
  )
}

type TabsProps = { techniques: GangSheets['techniques']; shown: number }

function TechniqueTabs({ techniques, shown }: TabsProps) {
  const t = useMessages(gangSheetMessages)
  return (
    <nav aria-label={t.by_technique} className="mt-3 mb-5 flex overflow-x-auto border-b border-line">
      {techniques.map(({ id, name, ready }) => (
        <Link
          key={id}
          to={`?technique=${id}`}
          replace
          className="tab-link gap-1.5"
          aria-current={id === shown ? 'page' : undefined}
        >
          {name} <span className="font-normal text-ink-faint tabular">{ready}</span>
        </Link>
      ))}
    </nav>
  )
}
