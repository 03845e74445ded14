import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { productsListMessages } from '../../messages/list.ts'
import { Facet, Folded } from './facet.tsx'
import type { FacetOption } from './option-facet.tsx'

type ColorFacetProps = {
  options: readonly (FacetOption & { primary_color: string | null })[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Three rows beside a list. */
const SHOWN = 15

/** Colors as dots. The name is in the label, and as a tip under the pointer. */
export function ColorFacet({ options, chosen, onToggle }: ColorFacetProps) {
  const t = useMessages(productsListMessages)
  if (options.length === 0) return null
  const dot = ({ value, label, count, primary_color }: (typeof options)[number]) => (
    <li key={value}>
      <label title={t.with_count(label, count)} className="facet-color">
        <input
          type="checkbox"
          name="colors"
          value={value}
          aria-label={t.with_count(label, count)}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        <ColorDot name="" color={primary_color} />
      </label>
    </li>
  )
  // what is chosen is never folded away
  const shown = options.filter(({ value }, index) => index < SHOWN || chosen.includes(value))
  const folded = options.filter((option) => !shown.includes(option))
  return (
    <Facet title={t.colors}>
      <ul className="-m-1.5 flex flex-wrap">{shown.map(dot)}</ul>
      <Folded count={folded.length}>
        <ul className="-m-1.5 flex flex-wrap">{folded.map(dot)}</ul>
      </Folded>
    </Facet>
  )
}
