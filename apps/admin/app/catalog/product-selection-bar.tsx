import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import type { RowSelection } from '../controls/row-selection.tsx'
import { productRunMessages } from '../messages/product-runs.ts'
import { type ProductsFilter, toProductsInput } from './products-query.ts'

const ProductRunDialog = onDemand(() =>
  import('./product-run-dialog.tsx').then((file) => file.ProductRunDialog),
)

type ProductSelectionBarProps = {
  selection: RowSelection
  filter: ProductsFilter
  /** How many the filter finds in all. */
  total: number
}

/** At the lower edge while something is marked: what can be done with many products at once. */
export function ProductSelectionBar({ selection, filter, total }: ProductSelectionBarProps) {
  const r = useMessages(productRunMessages)
  const [isAll, setIsAll] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const count = selection.ids.size
  if (count === 0) return null
  const clear = () => {
    selection.clear()
    setIsAll(false)
    setIsOpen(false)
  }
  const { PaginaActual: _, maxResultCount: __, order: ___, ...whole } = toProductsInput(filter)
  return (
    <section aria-label={r.chosen(count)} className="selection-bar">
      <p role="status" className="font-semibold">
        {r.chosen(isAll ? total : count)}
      </p>
      {!isAll && total > count && (
        <Button variant="quiet" size="small" onClick={() => setIsAll(true)}>
          {r.choose_all(total)}
        </Button>
      )}
      <span className="flex-1" />
      <Button variant="quiet" size="small" onClick={clear}>
        {r.clear}
      </Button>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {r.change}
      </Button>
      {isOpen && (
        <ProductRunDialog
          chosen={isAll ? whole : { products: [...selection.ids].map(Number) }}
          onDone={clear}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
