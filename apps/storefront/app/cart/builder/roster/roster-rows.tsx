import type { RosterField } from '@estampa/domain/customization/design'
import type { RosterRow } from '@estampa/domain/customization/roster-table'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { memo, useId, useMemo, useRef } from 'react'
import { type Variant, variantLabel } from '../../../catalog/product.ts'
import { rosterMessages } from '../../../messages/roster.ts'
import type { CheckedRow } from './use-roster.ts'

type RosterRowsProps = {
  rows: readonly CheckedRow[]
  fields: readonly RosterField[]
  /** Empty: all persons have the same one. */
  variants: readonly Variant[]
  canShow: boolean
  onChange: (index: number, change: Partial<RosterRow>) => void
  onRemove: (index: number) => void
  onShow: (index: number) => void
}

export function RosterRows({ rows, ...props }: RosterRowsProps) {
  const latest = useRef(props)
  latest.current = props
  const acts = useMemo(
    () => ({
      onChange: (index: number, change: Partial<RosterRow>) => latest.current.onChange(index, change),
      onRemove: (index: number) => latest.current.onRemove(index),
      onShow: (index: number) => latest.current.onShow(index),
    }),
    [],
  )
  return (
    <ol className="grid gap-2">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place in the list alone
        <RosterRowFields key={index} {...props} {...acts} row={row} index={index} />
      ))}
    </ol>
  )
}

type RosterRowProps = Omit<RosterRowsProps, 'rows'> & { row: CheckedRow; index: number }

/** Only the row that is typed in is drawn again, of a thousand. */
const RosterRowFields = memo(function RosterRowFields(props: RosterRowProps) {
  const { row, index, canShow, onRemove, onShow } = props
  const t = useMessages(rosterMessages)
  const id = useId()
  const position = index + 1
  return (
    <li className="rounded-base drawn-in-view border border-line p-2">
      <fieldset aria-describedby={row.fault || row.note ? id : undefined}>
        <legend className="sr-only">{t.person(position)}</legend>
        <div className="flex gap-2">
          <span aria-hidden="true" className="tabular w-7 py-2.5 text-right text-13 text-ink-faint">
            {position}
          </span>
          <div className="flex min-w-0 grow flex-wrap items-center gap-2">
            <RosterTexts {...props} />
            <span className="ml-auto flex">
              <IconButton
                label={t.show(position)}
                disabled={!canShow || row.fault !== null}
                onClick={() => onShow(index)}
              >
                <Icon name="eye" size={20} />
              </IconButton>
              <IconButton label={t.remove(position)} onClick={() => onRemove(index)}>
                <Icon name="trash" size={20} />
              </IconButton>
            </span>
          </div>
        </div>
        {(row.fault || row.note) && (
          <p id={id} className={`mt-1.5 pl-9 text-13 ${row.fault ? 'text-error' : 'text-ink-soft'}`}>
            {row.fault ?? row.note}
          </p>
        )}
      </fieldset>
    </li>
  )
}, isSameRow)

function isSameRow(one: RosterRowProps, other: RosterRowProps): boolean {
  const isSameText = (['name', 'number', 'sku', 'fault', 'note'] as const).every(
    (key) => one.row[key] === other.row[key],
  )
  const isSameOffer = one.fields === other.fields && one.variants === other.variants
  return isSameText && isSameOffer && one.index === other.index && one.canShow === other.canShow
}

function RosterTexts({ row, index, fields, variants, onChange }: RosterRowProps) {
  const t = useMessages(rosterMessages)
  const isWrong = row.fault === null ? undefined : true
  return (
    <>
      {fields.includes('name') && (
        <TextInput
          aria-label={t.name}
          aria-invalid={isWrong}
          placeholder={t.name}
          className="min-w-0 grow basis-37.5"
          value={row.name}
          maxLength={80}
          onChange={({ target }) => onChange(index, { name: target.value })}
        />
      )}
      {fields.includes('number') && (
        <TextInput
          aria-label={t.number}
          aria-invalid={isWrong}
          placeholder={t.number}
          className="w-24! flex-none"
          value={row.number}
          maxLength={20}
          onChange={({ target }) => onChange(index, { number: target.value })}
        />
      )}
      {variants.length > 1 && (
        <Select
          aria-label={t.size}
          aria-invalid={isWrong}
          className="min-w-32 grow basis-30"
          placeholder={t.choose_size}
          value={row.sku}
          options={variants.map((one) => ({ value: one.sku, label: variantLabel(one) }))}
          onChange={({ target }) => onChange(index, { sku: target.value })}
        />
      )}
    </>
  )
}
