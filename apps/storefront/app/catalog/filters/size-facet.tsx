import { sortSizes } from '@estampa/domain/catalog'
import { useMessages } from '@estampa/web/messages'
import { productsListMessages } from '../../messages/list.ts'
import { Facet } from './facet.tsx'
import type { FacetOption } from './option-facet.tsx'

type SizeFacetProps = {
  options: readonly FacetOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Small squares, from small to large. */
export function SizeFacet({ options, chosen, onToggle }: SizeFacetProps) {
  const t = useMessages(productsListMessages)
  if (options.length === 0) return null
  const order = sortSizes(options.map((option) => option.value))
  const inOrder = [...options].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  return (
    <Facet title={t.sizes}>
      <ul className="flex flex-wrap gap-2">
        {inOrder.map(({ value, label, count }) => (
          <li key={value}>
            <label className="facet-size">
              <input
                type="checkbox"
                name="sizes"
                value={value}
                aria-label={t.with_count(label, count)}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </Facet>
  )
}
