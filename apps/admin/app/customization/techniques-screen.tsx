import { starterTechniques } from '@estampa/domain/customization/starter-techniques'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { Link } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { StateDot, type StateTone } from '../controls/state-dot.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { techniqueListMessages } from '../messages/techniques.ts'
import { useMay, useShop } from '../session/account.ts'
import { type ListedTechnique, useTechniqueList } from './use-technique.ts'

/** The ways of decorating of the shop, those that are off or without a price too. */
export function TechniquesScreen() {
  const t = useMessages(techniqueListMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const { data, error, refetch } = useTechniqueList()
  const [isChoosing, setIsChoosing] = useState(false)
  const toInkChart = (
    <Button asChild variant="second" size="small">
      <Link to={`/${shop}/techniques/inks`}>{t.ink_chart}</Link>
    </Button>
  )
  const begin = may('products.edit') && (
    <Button size="small" onClick={() => setIsChoosing(true)}>
      <Icon name="plus" size={16} />
      {t.new}
    </Button>
  )
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{data ? t.found(data.length) : '\u00a0'}</span>}
        actions={
          <>
            {toInkChart}
            {begin}
          </>
        }
      />
      <div className="mt-4">
        {!data && error && (
          <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />
        )}
        {!data && !error && <RowsSkeleton label={t.loading} rows={8} />}
        {data && data.length > 0 && <TechniqueTable rows={data} />}
        {data?.length === 0 && <TeachingEmpty title={t.empty_title} text={t.empty_text} action={begin} />}
      </div>
      {isChoosing && <StarterDialog known={data ?? []} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

function TechniqueTable({ rows }: { rows: readonly ListedTechnique[] }) {
  const t = useMessages(techniqueListMessages)
  const columns = [
    { text: t.name },
    { text: t.pricing, className: 'max-md:hidden' },
    { text: t.minimum, className: 'number max-sm:hidden' },
    { text: t.colors, className: 'number max-lg:hidden' },
    { text: t.days, className: 'number max-lg:hidden' },
    { text: t.products, className: 'number' },
    { text: t.state },
  ]
  return (
    <KeyedTable caption={t.title} columns={columns} keys={t.keys}>
      {rows.map((row) => (
        <TechniqueLine key={row.id} row={row} />
      ))}
    </KeyedTable>
  )
}

function TechniqueLine({ row }: { row: ListedTechnique }) {
  const t = useMessages(techniqueListMessages)
  const { shop } = useShop()
  const may = useMay()
  const { id, name, pricing, minimumUnits, maxColors, productionDays, products } = row
  const { tone, text } = stateOf(row, t)
  return (
    <tr>
      <td className="w-full max-w-0">
        {may('products.edit') ? (
          <Link to={`/${shop}/techniques/${id}`} className="row-link block truncate font-medium">
            {name}
          </Link>
        ) : (
          <span className="block truncate font-medium">{name}</span>
        )}
      </td>
      <td className="whitespace-nowrap text-ink-soft max-md:hidden">{t.pricings[pricing]}</td>
      <td className="number max-sm:hidden">{minimumUnits === null ? '–' : t.units(minimumUnits)}</td>
      <td className="number max-lg:hidden">{maxColors ?? t.full_color}</td>
      <td className="number max-lg:hidden">{productionDays}</td>
      <td className="number">{products}</td>
      <td>
        <StateDot tone={tone}>{text}</StateDot>
      </td>
    </tr>
  )
}

type StateTexts = Record<'off' | 'no_price' | 'offered', string>

function stateOf({ isOffered, hasPrice }: ListedTechnique, t: StateTexts): { tone: StateTone; text: string } {
  if (!isOffered) return { tone: 'quiet', text: t.off }
  return hasPrice ? { tone: 'done', text: t.offered } : { tone: 'waiting', text: t.no_price }
}

type StarterDialogProps = { known: readonly ListedTechnique[]; onClose: () => void }

/** The usual techniques of the trade that the shop does not have yet, and one from nothing. */
function StarterDialog({ known, onClose }: StarterDialogProps) {
  const t = useMessages(techniqueListMessages)
  const { shop } = useShop()
  const left = starterTechniques.filter(({ key }) => !known.some((one) => one.key === key))
  const options = [
    ...left.map(({ key, name, description }) => ({ to: `?from=${key}`, name, text: description })),
    { to: '', name: t.own, text: t.own_text },
  ]
  return (
    <Popup open onOpenChange={(isOpen) => !isOpen && onClose()} title={t.new_title} close={t.close}>
      <p className="mb-3 text-ink-soft">{t.new_text}</p>
      <ul className="divide-y divide-line border-y border-line">
        {options.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={`/${shop}/techniques/new${to}`} className="block px-1 py-2 no-underline hover:bg-wash">
              <span className="block font-medium">{name}</span>
              <span className="block text-13 text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
