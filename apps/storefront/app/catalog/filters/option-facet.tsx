import { Checkbox } from '@estampa/ui/checkbox'
import { listMessages } from '../../messages/list.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LongList } from '../../shell/long-list.tsx'
import type { FacetKey } from '../listing-state.ts'
import { Facet, Folded } from './facet.tsx'

export type Option = { value: string; label: string; count: number }

type OptionFacetProps = {
  facet: FacetKey
  options: readonly Option[]
  chosen: readonly string[]
  onToggle: (facet: FacetKey, value: string) => void
}

const SHOWN = 6
/** Past so many nobody reads them one by one. */
const SEARCHED = 24

/** Values with their counts; beyond six the rest unfolds. */
export function OptionFacet({ facet, options, chosen, onToggle }: OptionFacetProps) {
  const t = useMessages(listMessages)
  if (options.length === 0) return null
  const box = ({ value, label, count }: Option) => (
    <Checkbox
      name={facet}
      value={value}
      label={<span className="text-14">{label}</span>}
      note={count}
      checked={chosen.includes(value)}
      onChange={() => onToggle(facet, value)}
    />
  )
  const row = (option: Option) => <li key={option.value}>{box(option)}</li>
  const entries = options.map((option) => ({ key: option.value, title: option.label, option }))
  // what is chosen is never folded away
  const shown = options.filter((option, index) => index < SHOWN || chosen.includes(option.value))
  const folded = options.filter((option) => !shown.includes(option))
  return (
    <Facet title={t[facet]}>
      {options.length > SEARCHED ? (
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
