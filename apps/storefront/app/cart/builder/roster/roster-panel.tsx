import { rosterFields } from '@estampa/domain/customization/design'
import { MAX_ROSTER_PERSONS } from '@estampa/domain/customization/roster'
import { type RosterRow, readRosterTable } from '@estampa/domain/customization/roster-table'
import type { Host } from '@estampa/editor/view/host'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { type Product, variantLabel } from '../../../catalog/product.ts'
import { rosterMessages } from '../../../messages/roster.ts'
import { PersonPreview } from './person-preview.tsx'
import { RosterIntake } from './roster-intake.tsx'
import { RosterRows } from './roster-rows.tsx'
import type { Roster } from './use-roster.ts'

export type RosterEditing = {
  product: Product
  roster: Roster
  preview: Host['preview']
  onChange: (rows: readonly RosterRow[]) => void
}

/** The list: pasted, uploaded or typed, with what is wrong at each row and how each person's unit will look. */
export function RosterPanel({ product, roster, preview, onChange }: RosterEditing) {
  const t = useMessages(rosterMessages)
  const [shown, setShown] = useState<number | null>(null)
  const [notice, setNotice] = useState('')
  const { rows, faults, units, fields } = roster
  const chosen = product.products.find(({ sku }) => (units[sku] ?? 0) > 0) ?? product.products[0]
  /** A line of a simple product holds one variant. */
  const isOneVariant = product.type === 'ProductoSimple'
  const takesVariants = isOneVariant && chosen ? [chosen] : product.products
  const add = (cells: string[][]) => {
    const read = readRosterTable(cells, takesVariants, chosen?.color ?? '')
    const room = Math.max(0, MAX_ROSTER_PERSONS - rows.length)
    onChange([...rows.map(toRow), ...read.slice(0, room)])
    setNotice(read.length > room ? t.list_full(MAX_ROSTER_PERSONS) : t.added(read.length))
    return read.length
  }
  const addPerson = () =>
    onChange([...rows.map(toRow), { name: '', number: '', sku: rows.at(-1)?.sku ?? chosen?.sku ?? '' }])
  const person = shown === null ? undefined : rows[shown]
  const unprinted = rosterFields.find((field) => !fields.includes(field) && rows.some((row) => row[field]))
  return (
    <div className="grid gap-5">
      <RosterIntake onAdd={add} />
      {isOneVariant && product.products.length > 1 && (
        <ListVariant
          product={product}
          sku={rows[0]?.sku ?? chosen?.sku ?? ''}
          onChange={(sku) => onChange(rows.map((row) => ({ ...toRow(row), sku })))}
        />
      )}
      <p aria-live="polite" className="text-14 text-ink-soft empty:hidden">
        {notice}
      </p>
      {person && roster.fitting && (
        <PersonPreview
          design={roster.fitting(person).design}
          name={fields.map((field) => person[field]).join(' ')}
          preview={preview}
          onClose={() => setShown(null)}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{rows.length > 0 ? t.names(rows.length) : t.empty_list}</h3>
        {faults > 0 && <p className="text-14 font-semibold text-error">{t.to_correct(faults)}</p>}
      </div>
      {unprinted && <p className="-mt-3 text-14 text-warning">{t.unprinted[unprinted]}</p>}
      <RosterRows
        rows={rows}
        fields={fields}
        variants={isOneVariant ? noVariants : product.products}
        canShow={roster.fitting !== null}
        onChange={(index, change) =>
          onChange(rows.map((row, at) => (at === index ? { ...toRow(row), ...change } : toRow(row))))
        }
        onRemove={(index) => {
          setShown(null)
          onChange(rows.filter((_, at) => at !== index).map(toRow))
        }}
        onShow={setShown}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="second"
          size="small"
          disabled={rows.length >= MAX_ROSTER_PERSONS}
          onClick={addPerson}
        >
          <Icon name="plus" size={18} />
          {t.add_person}
        </Button>
        {rows.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChange([])}>
            {t.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

type ListVariantProps = { product: Product; sku: string; onChange: (sku: string) => void }

/** The one color of all persons, where a line holds no more. */
function ListVariant({ product, sku, onChange }: ListVariantProps) {
  const t = useMessages(rosterMessages)
  return (
    <Field label={t.variant}>
      {(aria) => (
        <Select
          {...aria}
          value={sku}
          options={product.products.map((one) => ({ value: one.sku, label: variantLabel(one) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

const noVariants: Product['products'] = []

const toRow = ({ name, number, sku }: RosterEditing['roster']['rows'][number]) => ({ name, number, sku })
