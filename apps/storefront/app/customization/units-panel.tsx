import { QuantityInput } from '@estampa/ui/quantity-input'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { type Product, variantLabel } from '../catalog/product.ts'
import { SizeSurcharges } from '../catalog/product-page/size-surcharges.tsx'
import { toSizeGrid, totalUnits } from '../catalog/size-grid/grid-kernel.ts'
import { SizeGrid } from '../catalog/size-grid/size-grid.tsx'
import { customizeMessages } from '../messages/customize.ts'
import { productMessages } from '../messages/product.ts'
import type { Draft } from './draft.ts'

type Units = Draft['units']
type UnitsPanelProps = { product: Product; units: Units; onChange: (units: Units) => void }

/** The units: one number and a color for simple products, the grid for sizes. */
export function UnitsPanel({ product, units, onChange }: UnitsPanelProps) {
  const t = useMessages(customizeMessages)
  const product_t = useMessages(productMessages)
  const known = new Map(Object.entries(units))
  // only at first: it may not close under the hands of who types the first number
  const [isOpen] = useState(totalUnits(known) === 0)
  if (product.type === 'ProductoCurva') {
    return (
      <div className="min-w-0">
        <details open={isOpen} className="group">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
            {t.quantity}
            <span className="tabular text-14 font-normal text-ink-soft">
              {t.units(totalUnits(known))} · <span className="font-semibold text-brand-ink">{t.change}</span>
            </span>
          </summary>
          <SizeGrid
            grid={toSizeGrid(product.products)}
            units={known}
            onChange={(next) => onChange(Object.fromEntries(next))}
          />
        </details>
        <SizeSurcharges product={product} />
      </div>
    )
  }
  const [sku = '', quantity = 0] = Object.entries(units)[0] ?? []
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {product.products.length > 1 ? (
        <Select
          aria-label={product_t.variant}
          className="min-w-36 flex-1"
          value={sku}
          options={product.products.map((variant) => ({ value: variant.sku, label: variantLabel(variant) }))}
          onChange={(event) => onChange({ [event.target.value]: quantity })}
        />
      ) : (
        <span className="font-semibold">{t.quantity}</span>
      )}
      <QuantityInput
        value={quantity}
        least={1}
        label={t.quantity}
        fewer={product_t.fewer}
        more={product_t.more}
        onChange={(next) => onChange({ [sku]: next })}
      />
    </div>
  )
}
