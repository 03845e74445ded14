import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
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
import { pasteCells, toTabs, type UnfitCell, variantTable } from './variant-table.ts'
import { VariantsDialog } from './variants-dialog.tsx'

/** The variants as a table that is edited like a spreadsheet, one kind of value at a time. */
export function VariantSection({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const n = useMessages(newProductMessages)
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
    notify(t.pasted(pasted.cells.length))
  }
  const copy = () => {
    const text = toTabs(table, (variant) => valueText(t, field, textOf(variant)))
    navigator.clipboard.writeText(text).then(
      () => notify(t.copied),
      () => notify(t.copy_failed),
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
            {t.copy}
          </Button>
        </span>
      }
    >
      <FieldTabs field={field} faults={editing.faults} onChoose={setField} />
      <p className="my-2 text-13 text-ink-soft">{t.field_hints[field]}</p>
      {unfit.length > 0 && <UnfitNotice unfit={unfit} onClose={() => setUnfit([])} />}
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
      {isGrowing && <VariantsDialog editing={editing} onClose={() => setIsGrowing(false)} />}
      {may('products.edit') && <p className="mt-2 text-12 text-ink-faint max-md:hidden">{t.grid_keys}</p>}
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

const MOST_UNFIT = 10

function UnfitNotice({ unfit, onClose }: { unfit: readonly UnfitCell[]; onClose: () => void }) {
  const t = useMessages(productPageMessages)
  return (
    <div role="alert" className="mb-3 rounded-base bg-warning-wash px-4 py-3 text-13">
      <p className="font-semibold">{t.not_pasted(unfit.length)}</p>
      <ul className="mt-1">
        {unfit.slice(0, MOST_UNFIT).map(({ text, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may say the same, and the list never changes
          <li key={at}>
            «{text}», {place ?? t.outside}
          </li>
        ))}
        {unfit.length > MOST_UNFIT && <li>…</li>}
      </ul>
      <button
        type="button"
        className="mt-1 min-h-6 cursor-pointer underline underline-offset-4"
        onClick={onClose}
      >
        {t.dismiss}
      </button>
    </div>
  )
}
