import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import type { Technique } from '../catalog/load-product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { useMoneyInText } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import type { CartPriceEntry } from './price-entries.ts'

type NextPriceBreakProps = {
  entry: CartPriceEntry
  /** The units of this line alone, without the rest of the cart. */
  units: number
  hasMoreInCart: boolean
}

/** The saving per unit at the next price break. */
export function NextPriceBreak({ entry: { next }, units, hasMoreInCart }: NextPriceBreakProps) {
  const t = useMessages(customizeMessages)
  const money = useMoneyInText()
  const { withTaxes } = useShopConfig()
  if (!next) return null
  const less = money(withTaxes ? next.lessWithTaxes : next.less)
  return (
    <PriceHint icon={<Icon name="trending-down" size={18} />}>
      {hasMoreInCart ? t.next_tier_more(next.quantity - units, less) : t.next_tier(next.quantity, less)}
    </PriceHint>
  )
}

type DecorationNotesProps = { entry: CartPriceEntry | undefined; techniques: readonly Technique[] }

/** The repeat setup price of the decoration and its production days. */
export function DecorationNotes({ entry, techniques }: DecorationNotesProps) {
  const t = useMessages(customizeMessages)
  const money = useMoneyInText()
  const known = (entry?.setUps ?? []).filter(
    (one) => one.isRepeat || (one.setUpRepeat ?? one.setUp) < one.setUp,
  )
  const nameOf = (id: number) => techniques.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      {known.map(({ printing_area_id, technique_id, setUp, setUpRepeat, isRepeat }) => (
        <PriceHint key={printing_area_id} icon={<Icon name="repeat" size={16} />}>
          {isRepeat
            ? t.set_up_repeated(nameOf(technique_id), money(setUp))
            : t.set_up_again(nameOf(technique_id), money(setUp), money(setUpRepeat ?? setUp))}
        </PriceHint>
      ))}
      {techniques.length > 0 && (
        <PriceHint icon={<Icon name="calendar-days" size={16} />}>
          {t.decoration_days(Math.max(...techniques.map((one) => one.productionDays)))}
        </PriceHint>
      )}
    </>
  )
}

function PriceHint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-2 text-14 text-ink-soft [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  )
}
