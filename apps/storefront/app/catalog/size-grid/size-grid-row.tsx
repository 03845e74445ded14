import { orderableUnits } from '@estampa/domain/catalog'
import { numberText } from '@estampa/domain/messages/numbers'
import { ColorDot } from '@estampa/ui/color-dot'
import { NumberInput } from '@estampa/ui/number-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { productMessages } from '../../messages/product.ts'
import type { Variant } from '../product.ts'
import { type CellPosition, type GridUnits, type SizeRow, unitsOfCells } from './grid-kernel.ts'

type Handlers = {
  onChange: (sku: string, quantity: number) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>, cell: CellPosition) => void
  onPaste: (event: ClipboardEvent, cell: CellPosition) => void
}
type GridRowProps = Handlers & { row: SizeRow; index: number; sizes: readonly string[]; units: GridUnits }

export function SizeGridRow({ row, index, sizes, units, ...handlers }: GridRowProps) {
  const t = useMessages(productMessages)
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-b border-line bg-(--column-ground) py-2 pr-2 md:py-1.5 text-left"
      >
        <span className="flex items-center gap-2 font-normal max-sm:flex-col max-sm:items-start max-sm:gap-1 max-sm:text-12">
          <ColorDot name="" color={row.primary_color} second={row.secondary_color} size={18} />
          <span className="max-w-24 leading-tight max-sm:max-w-14">{row.color}</span>
        </span>
      </th>
      {row.cells.map((variant, column) => (
        <td
          key={sizes[column]}
          className="min-w-14 md:min-w-12 md:px-0.5 border-b border-line px-1 py-2 max-sm:min-w-0 max-sm:px-px text-center md:py-1.5 align-top"
        >
          {variant ? (
            <UnitsField
              variant={variant}
              size={sizes[column] ?? ''}
              cell={{ row: index, column }}
              quantity={units.get(variant.sku) ?? 0}
              {...handlers}
            />
          ) : (
            <span title={t.not_offered} className="text-ink-faint">
              –
            </span>
          )}
        </td>
      ))}
      <td
        aria-label={t.grid_row_total(row.color)}
        className="border-b border-line pl-2 text-right font-semibold max-sm:hidden"
      >
        {unitsOfCells(units, row.cells) || <span className="text-ink-faint">–</span>}
      </td>
    </tr>
  )
}

type UnitsFieldProps = Handlers & { variant: Variant; size: string; cell: CellPosition; quantity: number }

function UnitsField({ variant, size, cell, quantity, onChange, onKey, onPaste }: UnitsFieldProps) {
  const t = useMessages(productMessages)
  const id = useId()
  const offered = orderableUnits(variant)
  const isOver = quantity > offered
  return (
    <>
      <NumberInput
        data-cell={`${cell.row}-${cell.column}`}
        aria-label={t.grid_cell(variant.color, size)}
        aria-describedby={id}
        aria-invalid={isOver || undefined}
        value={quantity === 0 ? '' : String(quantity)}
        maxDigits={6}
        placeholder="0"
        disabled={offered === 0 && quantity === 0}
        onChange={(digits) => onChange(variant.sku, Number(digits))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => onKey(event, cell)}
        onPaste={(event) => onPaste(event, cell)}
        className="min-w-11 px-1! sm:max-md:min-w-12 text-center text-14!"
      />
      <span id={id} className={clsx('mt-0.5 block text-12', isOver ? 'text-error' : 'text-ink-faint')}>
        {variant.availability === 'on_order' ? (
          t.on_order
        ) : (
          <>
            <span className="sr-only">{t.in_stock(offered)}</span>
            <span aria-hidden="true">{numberText(offered)}</span>
          </>
        )}
      </span>
    </>
  )
}
