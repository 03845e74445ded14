import { Button } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { type Product, variantLabel } from '../../catalog/product.ts'
import { toSizeGrid } from '../../catalog/size-grid/grid-kernel.ts'
import { SizeGrid } from '../../catalog/size-grid/size-grid.tsx'
import type { UnitsBySku } from '../../catalog/units-by-sku.ts'
import { UnitsPanel } from '../../customization/units-panel.tsx'
import { builderMessages } from '../../messages/builder.ts'
import { shellMessages } from '../../messages/shell.ts'

type UnitsButtonProps = { product: Product; units: UnitsBySku; onChange: (units: UnitsBySku) => void }

/** Color and quantity at a glance; a press opens what changes them. */
export function UnitsButton({ product, units, onChange }: UnitsButtonProps) {
  const t = useMessages(builderMessages)
  const shell = useMessages(shellMessages)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = product.products.filter(({ sku }) => (units[sku] ?? 0) > 0)
  const [first] = chosen
  const total = chosen.reduce((sum, { sku }) => sum + (units[sku] ?? 0), 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-10 shrink-0 items-center gap-2 rounded-base border border-line-strong bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-md:min-h-11"
      >
        <span className="sr-only">{t.units_title}: </span>
        {first && <ColorDot name="" color={first.primary_color} size={16} />}
        {first && product.type === 'ProductoSimple' && (
          <span className="max-w-28 truncate max-lg:hidden">{variantLabel(first)}</span>
        )}
        <span className="tabular font-semibold">{total > 0 ? t.units_short(total) : t.none_chosen}</span>
        <Icon name="chevron-down" size={16} className="text-ink-faint" />
      </button>
      <Popup
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t.units_title}
        close={shell.close}
        wide={product.type === 'ProductoCurva'}
        footer={<Button onClick={() => setIsOpen(false)}>{shell.accept}</Button>}
      >
        {product.type === 'ProductoCurva' ? (
          <SizeGrid
            grid={toSizeGrid(product.products)}
            units={new Map(Object.entries(units))}
            onChange={(next) => onChange(Object.fromEntries(next))}
          />
        ) : (
          <UnitsPanel product={product} units={units} onChange={onChange} />
        )}
      </Popup>
    </>
  )
}
