import type { FilterKey } from '@estampa/domain/catalog/facets'
import { Checkbox } from '@estampa/ui/checkbox'
import { useMessages } from '@estampa/web/messages'
import { productsListMessages } from '../../messages/list.ts'
import { LongList } from '../long-list.tsx'
import { Facet, Folded } from './facet.tsx'

export type FacetOption = { value: string; label: string; count: number }

type OptionFacetProps = {
  facet: FilterKey
  options: readonly FacetOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const SHOWN_FOLDED = 6
/** Past so many nobody reads them one by one. */
const MIN_FOR_SEARCH = 24

/** Values with their counts; beyond six the rest unfolds. */
export function OptionFacet({ facet, options, chosen, onToggle }: OptionFacetProps) {
  const t = useMessages(productsListMessages)
  if (options.length === 0) return null
  const box = ({ value, label, count }: FacetOption) => (
    <Checkbox
      name={facet}
      value={value}
      label={label}
      note={count}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
    />
  )
  const row = (option: FacetOption) => <li key={option.value}>{box(option)}</li>
  const entries = options.map((option) => ({ key: option.value, title: option.label, option }))
  // what is chosen is never folded away
  const shown = options.filter((option, index) => index < SHOWN_FOLDED || chosen.includes(option.value))
  const folded = options.filter((option) => !shown.includes(option))
  return (
    <Facet title={t[facet]}>
      {options.length > MIN_FOR_SEARCH ? (
        <LongList items={entries} isChosen={({ key }) => chosen.includes(key)}>
          {({ option }) => box(option)}
        </LongList>
      ) : (
        <>
          <ul>{shown.map(row)}</ul>
          <Folded count={folded.length}>
            <ul>{folded.map(row)}</ul>
          </Folded>
        </>
      )}
    </Facet>
  )
}
