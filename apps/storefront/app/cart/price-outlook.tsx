import { Repeat, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Technique } from '../catalog/load-product.ts'
import { customiseMessages } from '../messages/customise.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useMoney } from '../money/amount.tsx'
import { useShopConfig } from '../shell/shop-data.ts'
import type { ShownEntry } from './price-entries.ts'

type PriceOutlookProps = {
  entry: ShownEntry
  techniques: readonly Technique[]
  /** Of the line, without what the cart holds of the product. */
  units: number
  hasMoreInCart: boolean
}

/** What the next quantity would save for each unit, and what the same decoration costs to prepare again. */
export function PriceOutlook({ entry, techniques, units, hasMoreInCart }: PriceOutlookProps) {
  const t = useMessages(customiseMessages)
  const money = useMoney()
  const { withTaxes } = useShopConfig()
  const { next, setUps = [] } = entry
  const less = next && (withTaxes ? next.lessWithTaxes : next.less)
  const known = setUps.filter((one) => one.isRepeat || (one.setUpRepeat ?? one.setUp) < one.setUp)
  const nameOf = (id: number) => techniques.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      {next && less ? (
        <Hint icon={<TrendingDown size={18} aria-hidden="true" />}>
          {hasMoreInCart
            ? t.next_tier_more(next.quantity - units, money(less))
            : t.next_tier(next.quantity, money(less))}
        </Hint>
      ) : null}
      {known.map(({ printing_area_id, technique_id, setUp, setUpRepeat, isRepeat }) => (
        <Hint key={printing_area_id} icon={<Repeat size={16} aria-hidden="true" />}>
          {isRepeat
            ? t.set_up_repeated(nameOf(technique_id), money(setUp))
            : t.set_up_again(nameOf(technique_id), money(setUp), money(setUpRepeat ?? setUp))}
        </Hint>
      ))}
    </>
  )
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-2 text-14 text-ink-soft [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  )
}
