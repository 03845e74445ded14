import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import type { UnfitCell } from '../controls/spreadsheet-cells.ts'
import { UnfitNotice } from '../controls/unfit-notice.tsx'
import { gridMessages } from '../messages/grid.ts'
import { newProductMessages } from '../messages/new-product.ts'
import { productPageMessages } from '../messages/product.ts'
import { useMay } from '../session/account.ts'
import { valueText } from './meanwhile-product.tsx'
import {
  type CellField,
  cellFields,
  type ProductDraftFaults,
  savedCellText,
  withCell,
} from './product-draft.ts'
import type { StaffVariant } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'
import { VariantGrid } from './variant-grid.tsx'
import { pasteCells, toTabs, variantTable } from './variant-table.ts'
import { VariantsDialog } from './variants-dialog.tsx'

/** The variants as a table that is edited like a spreadsheet, one kind of value at a time. */
export function VariantSection({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const n = useMessages(newProductMessages)
  const g = useMessages(gridMessages)
  const may = useMay()
  const [isGrowing, setIsGrowing] = useState(false)
  const [field, setField] = useState<CellField>('stock')
  const [unfit, setUnfit] = useState<readonly UnfitCell[]>([])
  const { seen, draft, change } = editing
  const table = variantTable(seen.variants)
  const textOf = (variant: StaffVariant) => draft.cells[variant.sku]?.[field] ?? savedCellText(variant, field)
  const paste = (from: { row: number; column: number }, text: string) => {
    const pasted = pasteCells(table, from, field, text)
    change((before) =>
      pasted.cells.reduce(
        (drafted, { variant, text: said }) => withCell(drafted, variant, field, said),
        before,
      ),
    )
    setUnfit(pasted.unfit)
    notify(g.pasted(pasted.cells.length))
  }
  const copy = () => {
    const text = toTabs(table, (variant) => valueText(t, field, textOf(variant)))
    navigator.clipboard.writeText(text).then(
      () => notify(g.copied),
      () => notify(g.copy_failed),
    )
  }
  return (
    <PageSection
      title={t.variants}
      action={
        <span className="flex flex-wrap gap-2">
          {may('products.edit') && (
            <Button variant="quiet" size="small" onClick={() => setIsGrowing(true)}>
              <Icon name="plus" size={16} />
              {n.change_variants}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={copy}>
            {g.copy}
          </Button>
        </span>
      }
    >
      <FieldTabs field={field} faults={editing.faults} onChoose={setField} />
      <p className="my-2 text-13 text-ink-soft">{t.field_hints[field]}</p>
      <VariantGrid
        key={field}
        table={table}
        field={field}
        editing={editing}
        isEditable={may('products.edit')}
        textOf={textOf}
        onType={(variant, text) => change((before) => withCell(before, variant, field, text))}
        onPaste={paste}
      />
      <UnfitNotice unfit={unfit} onClose={() => setUnfit([])} />
      {isGrowing && <VariantsDialog editing={editing} onClose={() => setIsGrowing(false)} />}
      {may('products.edit') && <p className="mt-2 text-12 text-ink-faint max-md:hidden">{g.grid_keys}</p>}
    </PageSection>
  )
}

type FieldTabsProps = { field: CellField; faults: ProductDraftFaults; onChoose: (field: CellField) => void }

/** One kind of value at a time; a kind of which something is wrong is marked. */
function FieldTabs({ field, faults, onChoose }: FieldTabsProps) {
  const t = useMessages(productPageMessages)
  const isWrong = (name: CellField) => Object.keys(faults).some((key) => key.endsWith(` ${name}`))
  return (
    <fieldset className="min-w-0 overflow-x-auto">
      <legend className="sr-only">{t.show_field}</legend>
      <div className="flex min-w-max border-b border-line">
        {cellFields.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === field}
            data-wrong={isWrong(name) || undefined}
            className="tab-link -mb-px cursor-pointer"
            onClick={() => onChoose(name)}
          >
            {t.fields[name]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
