import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { type DataCell, DataGrid, type GridPlace } from '../controls/data-grid.tsx'
import { productPageMessages } from '../messages/product.ts'
import { useFaultText } from './fault-text.ts'
import { valueText } from './meanwhile-product.tsx'
import { type CellField, faultKey } from './product-draft.ts'
import type { StaffVariant } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'
import type { VariantTable } from './variant-table.ts'

type VariantGridProps = {
  table: VariantTable
  field: CellField
  editing: ProductEditing
  isEditable: boolean
  textOf: (variant: StaffVariant) => string
  onType: (variant: StaffVariant, text: string) => void
  onPaste: (from: GridPlace, text: string) => void
}

const choices: Partial<Record<CellField, readonly string[]>> = {
  availability: ['stock', 'on_order', 'none'],
  isActive: ['yes', 'no'],
}

/** Colors by sizes, one kind of value at a time. */
export function VariantGrid({
  table,
  field,
  editing,
  isEditable,
  textOf,
  onType,
  onPaste,
}: VariantGridProps) {
  const t = useMessages(productPageMessages)
  const faultText = useFaultText(editing.faults)
  const hasSizes = table.columns.length > 1 || table.columns[0] !== ''
  const cellOf = (variant: StaffVariant): DataCell => {
    const text = textOf(variant)
    const { isActive = variant.isActive ? 'yes' : 'no', [field]: typed } =
      editing.draft.cells[variant.sku] ?? {}
    return {
      text,
      shown: valueText(t, field, text),
      label: `${variant.name || variant.sku}, ${t.fields[field]}`,
      options: choices[field]?.map((value) => ({ value, label: valueText(t, field, value) })),
      isText: field === 'sku',
      note: field === 'stock' && variant.reserved > 0 && t.reserved(variant.reserved),
      title: variant.sku,
      fault: faultText(faultKey(variant.sku, field)) ?? faultText(faultKey(variant.sku, 'sku')),
      isChanged: typed !== undefined,
      isOff: isActive !== 'yes',
    }
  }
  return (
    <DataGrid
      label={t.fields[field]}
      corner={hasSizes ? t.color : t.variant}
      columns={table.columns.map((column) => ({ key: column, head: column || t.fields[field] }))}
      rows={table.rows.map(({ label, primaryColor, cells }) => ({
        key: cells.map((one) => one?.sku).join(),
        head: (
          <span className="flex items-center gap-2">
            <ColorDot color={primaryColor} name="" size={14} />
            {label}
          </span>
        ),
        cells: cells.map((variant) => variant && cellOf(variant)),
      }))}
      isEditable={isEditable}
      noCell={t.no_variant}
      onType={({ row, column }, text) => {
        const variant = table.rows[row]?.cells[column]
        if (variant) onType(variant, text)
      }}
      onPaste={onPaste}
    />
  )
}
