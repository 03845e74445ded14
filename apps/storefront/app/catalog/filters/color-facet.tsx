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
      <label
        title={t.with_count(label, count)}
        className="grid size-11 cursor-pointer place-items-center rounded-full before:col-start-1 before:row-start-1 before:size-9 before:rounded-full before:border-2 before:border-transparent before:transition-colors hover:before:border-line-strong has-checked:before:border-ink has-focus-visible:before:border-dashed has-focus-visible:before:border-ink"
      >
        <input
          type="checkbox"
          className="sr-only"
          name="colors"
          value={value}
          aria-label={t.with_count(label, count)}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        <span aria-hidden="true" className="col-start-1 row-start-1 grid">
          <ColorDot name={label} color={primary_color} size={26} />
        </span>
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
