import { numberText } from '@estampa/domain/messages/numbers'
import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type DataCell, DataGrid, type GridPlace } from '../controls/data-grid.tsx'
import { PageSection } from '../controls/page-section.tsx'
import type { UnfitCell } from '../controls/spreadsheet-cells.ts'
import { UnfitNotice } from '../controls/unfit-notice.tsx'
import { gridMessages } from '../messages/grid.ts'
import { techniqueMessages } from '../messages/technique.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import {
  type PriceKind,
  pasteTable,
  readTypedPrice,
  type ScaleDraft,
  withBand,
  withMoreBands,
  withoutBand,
  withPriceCell,
  withPricing,
} from './price-table.ts'
import { useTechniqueFaultText } from './technique-fault-text.ts'
import type { TechniqueEditing } from './use-save-technique.ts'
import type { TechniqueFields } from './use-technique.ts'

type Editing = { editing: TechniqueEditing }
type Pricing = TechniqueFields['pricing']
const pricings = ['colour', 'area', 'stitches', 'flat'] as const satisfies readonly Pricing[]

/** What decorating a unit costs, by quantity and by what it is priced by: a table that is written like a spreadsheet. */
export function PriceSection({ editing }: Editing) {
  const t = useMessages(techniqueMessages)
  const g = useMessages(gridMessages)
  const [kind, setKind] = useState<PriceKind>('prices')
  const [unfit, setUnfit] = useState<readonly UnfitCell[]>([])
  const { fields, table, change, changeTable } = editing
  const { pricing } = fields
  const shownKind = pricing === 'flat' ? 'prices' : kind
  const choose = (next: Pricing) => {
    changeTable((before) => withPricing(before, next))
    change((draft) => ({ ...draft, pricing: next === editing.technique.pricing ? undefined : next }))
  }
  const paste = (from: GridPlace, text: string) => {
    const pasted = pasteTable(table, shownKind, from, text)
    changeTable(() => pasted.table)
    setUnfit(pasted.unfit)
    notify(g.pasted(pasted.count))
  }
  return (
    <PageSection title={t.prices} note={t.prices_note}>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
        <span className={clsx(editing.draft.pricing && 'changed-field')}>
          <Select
            aria-label={t.priced_by}
            className="w-48"
            value={pricing}
            options={pricings.map((value) => ({ value, label: t.pricings[value] }))}
            onChange={({ currentTarget }) => choose(currentTarget.value as Pricing)}
          />
        </span>
        {pricing !== 'flat' && <KindTabs kind={kind} pricing={pricing} onChoose={setKind} />}
      </div>
      <p className="mb-2 max-w-reading text-13 text-ink-soft">{t.price_hints[pricing]}</p>
      <UnfitNotice unfit={unfit} onClose={() => setUnfit([])} />
      <PriceGrid
        editing={editing}
        kind={shownKind}
        onType={(place, text) => changeTable((before) => withPriceCell(before, shownKind, place, text))}
        onPaste={paste}
      />
      <BandFaults editing={editing} />
      {pricing !== 'flat' && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          onClick={() => changeTable((before) => withMoreBands(before, pricing))}
        >
          <Icon name="plus" size={16} />
          {t.add_band}
        </Button>
      )}
      <p className="mt-2 text-12 text-ink-faint max-md:hidden">{g.grid_keys}</p>
    </PageSection>
  )
}

type KindTabsProps = { kind: PriceKind; pricing: Pricing; onChoose: (kind: PriceKind) => void }

function KindTabs({ kind, pricing, onChoose }: KindTabsProps) {
  const t = useMessages(techniqueMessages)
  const kinds = [
    ['prices', t.price_kinds.prices],
    ['nextPrices', t.price_kinds.nextPrices[pricing]],
  ] as const
  return (
    <fieldset className="min-w-0 overflow-x-auto">
      <legend className="sr-only">{t.show_price}</legend>
      <div className="flex min-w-max border-b border-line">
        {kinds.map(([name, text]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === kind}
            className="tab-link -mb-px cursor-pointer"
            onClick={() => onChoose(name)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PriceGridProps = Editing & {
  kind: PriceKind
  onType: (place: GridPlace, text: string) => void
  onPaste: (from: GridPlace, text: string) => void
}

function PriceGrid({ editing, kind, onType, onPaste }: PriceGridProps) {
  const t = useMessages(techniqueMessages)
  const money = useAmountText()
  const faultText = useTechniqueFaultText(editing.faults)
  const { table, storedTable, fields } = editing
  const { pricing } = fields
  const bandTexts = table.bands.map(({ from, to }) => t.band_text(from, to, pricing))
  const cellOf = (scale: ScaleDraft | undefined, row: number, column: number): DataCell => {
    const text = scale?.[kind][column] ?? ''
    const amount = readTypedPrice(text)
    const was = storedTable.scales.find(({ id }) => id === scale?.id)
    return {
      text,
      shown: typeof amount === 'number' ? money(amount) : text,
      label: t.cell_price(row + 1, bandTexts[column] ?? ''),
      fault: faultText(`${kind} ${row} ${column}`),
      isChanged: text !== (was?.[kind][column] ?? ''),
    }
  }
  const rows = [...table.scales, undefined]
  return (
    <DataGrid
      label={t.prices}
      corner={<span className="sr-only">{t.prices}</span>}
      columns={[
        { key: 'from', head: t.from_units },
        ...table.bands.map(({ id }, at) => ({
          key: id,
          head: pricing === 'flat' ? bandTexts[at] : <BandHead editing={editing} at={at} />,
        })),
      ]}
      rows={rows.map((scale, row) => ({
        key: scale?.id ?? 'new',
        head: <span className="text-12 text-ink-faint">{scale ? row + 1 : t.new_row}</span>,
        cells: [
          {
            text: scale?.from ?? '',
            shown: /^\d+$/.test(scale?.from ?? '') ? numberText(Number(scale?.from)) : scale?.from,
            label: t.cell_units(row + 1),
            fault: faultText(`from ${row}`),
            isChanged: scale !== undefined && !storedTable.scales.some(({ from }) => from === scale.from),
          },
          ...table.bands.map((_, column) => cellOf(scale, row, column)),
        ],
      }))}
      isEditable
      onType={onType}
      onPaste={onPaste}
    />
  )
}

/** From where to where a band goes; empty: it has no end. */
function BandHead({ editing, at }: Editing & { at: number }) {
  const t = useMessages(techniqueMessages)
  const { table, changeTable, faults } = editing
  const band = table.bands[at]
  if (!band) return null
  const ends = [
    { name: 'from', label: t.band_from(at + 1) },
    { name: 'to', label: t.band_to(at + 1) },
  ] as const
  const [from, to] = ends.map(({ name, label }) => (
    <input
      key={name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      aria-label={label}
      aria-invalid={faults[`band ${at}`] ? true : undefined}
      placeholder={name === 'to' ? t.no_end : undefined}
      value={band[name]}
      onChange={({ currentTarget: { value } }) =>
        changeTable((before) => withBand(before, at, { [name]: value }))
      }
    />
  ))
  return (
    <span className="band-head">
      {from}
      {t.to}
      {to}
      {table.bands.length > 1 && (
        <IconButton
          label={t.remove_band(at + 1)}
          onClick={() => changeTable((before) => withoutBand(before, at))}
        >
          <Icon name="x" size={16} />
        </IconButton>
      )}
    </span>
  )
}

function BandFaults({ editing: { table, faults, fields } }: Editing) {
  const t = useMessages(techniqueMessages)
  const faultText = useTechniqueFaultText(faults)
  return table.bands.map(({ id, from, to }, at) => {
    const fault = faultText(`band ${at}`)
    return (
      fault && (
        <FieldError key={id} id={`band-${id}`}>
          {t.band_text(from, to, fields.pricing)}: {fault}
        </FieldError>
      )
    )
  })
}
