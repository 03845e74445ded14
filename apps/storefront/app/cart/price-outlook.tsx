import { CalendarDays, Repeat, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Technique } from '../catalog/load-product.ts'
import { customiseMessages } from '../messages/customise.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useMoney } from '../money/amount.tsx'
import { useShopConfig } from '../shell/shop-data.ts'
import type { ShownEntry } from './price-entries.ts'

type NextSavingProps = {
  entry: ShownEntry
  /** Of the line, without what the cart holds of the product. */
  units: number
  hasMoreInCart: boolean
}

/** What the next quantity would save for each unit. */
export function NextSaving({ entry: { next }, units, hasMoreInCart }: NextSavingProps) {
  const t = useMessages(customiseMessages)
  const money = useMoney()
  const { withTaxes } = useShopConfig()
  if (!next) return null
  const less = money(withTaxes ? next.lessWithTaxes : next.less)
  return (
    <Hint icon={<TrendingDown size={18} aria-hidden="true" />}>
      {hasMoreInCart ? t.next_tier_more(next.quantity - units, less) : t.next_tier(next.quantity, less)}
    </Hint>
  )
}

type DecorationNotesProps = { entry: ShownEntry | undefined; techniques: readonly Technique[] }

/** What the same decoration costs to prepare again, and how long it takes. */
export function DecorationNotes({ entry, techniques }: DecorationNotesProps) {
  const t = useMessages(customiseMessages)
  const money = useMoney()
  const known = (entry?.setUps ?? []).filter(
    (one) => one.isRepeat || (one.setUpRepeat ?? one.setUp) < one.setUp,
  )
  const nameOf = (id: number) => techniques.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      {known.map(({ printing_area_id, technique_id, setUp, setUpRepeat, isRepeat }) => (
        <Hint key={printing_area_id} icon={<Repeat size={16} aria-hidden="true" />}>
          {isRepeat
            ? t.set_up_repeated(nameOf(technique_id), money(setUp))
            : t.set_up_again(nameOf(technique_id), money(setUp), money(setUpRepeat ?? setUp))}
        </Hint>
      ))}
      {techniques.length > 0 && (
        <Hint icon={<CalendarDays size={16} aria-hidden="true" />}>
          {t.decoration_days(Math.max(...techniques.map((one) => one.productionDays)))}
        </Hint>
      )}
    </>
  )
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-2 text-14 text-ink-soft [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  )
}
