import { Spinner } from '@estampa/ui/spinner'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { productMessages } from '../messages/product.ts'
import { useMoneyInText } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { toBreakdown } from './breakdown.ts'
import { DecorationNotes, NextPriceBreak } from './next-price-break.tsx'
import { BreakdownRows } from './price-breakdown.tsx'
import type { CartPriceEntry } from './price-entries.ts'
import type { LivePrice } from './use-live-price.ts'

/** The compact form is as wide as its column and has no notes; it stays in view beside the steps. */
const compactClass =
  'transition-opacity [&_dl]:max-w-none [&_dl]:border-0 [&_dl]:py-0 [&_dl]:pl-0 [&_dl>div]:py-0.5 [&_dt>span]:hidden'

type CustomizedPriceProps = {
  price: LivePrice
  /** The technique of each finished print area. */
  techniques: readonly Technique[]
  /** Units of this line and of the product in the cart. */
  units: number
  /** Leaves out the notes on the decoration, which stand elsewhere. */
  brief?: boolean
  /** The design is still being looked at: which techniques it takes is not known. */
  isJudging?: boolean
  /** There is no logo yet: the price is that of a usual one. */
  isGuess?: boolean
}

/** The itemized price, and what the next price break or a minimum would save. */
export function CustomizedPrice(props: CustomizedPriceProps) {
  const { price, techniques, units, brief = false, isJudging = false, isGuess = false } = props
  const t = useMessages(customizeMessages)
  const failureView = useFailureView()
  const money = useMoneyInText()
  const { pricesInShop, roundPrice } = useShopConfig()
  const { entry, isUpdating, failure } = price
  if (!pricesInShop) return null
  const missing = techniques.filter((one) => (one.minUnitsForPrinting ?? 0) > units)
  const [furthest] = [...missing].sort((a, b) => (b.minUnitsForPrinting ?? 0) - (a.minUnitsForPrinting ?? 0))
  const saved = entry ? toBreakdown(entry, roundPrice).minimumExtra : 0
  return (
    <section aria-live="polite">
      <h2 className="mb-1 flex min-h-7 items-center gap-2 text-16 font-semibold">
        {t.your_price}
        {isUpdating && <Spinner size={16} />}
      </h2>
      {entry && (
        <div className={compactClass}>
          {techniques.length > 0 && <UnitWithLogo units={entry.units} isGuess={isGuess} />}
          <BreakdownRows entry={entry} totalName={t.total_with_taxes} />
          {isGuess && <p className="mt-1 text-12 text-ink-faint">{t.guess}</p>}
          <NextPriceBreak
            entry={entry}
            units={units - price.unitsInCart}
            hasMoreInCart={price.unitsInCart > 0}
          />
        </div>
      )}
      {failure !== null && <p className="mt-2 text-14 text-error">{failureView(failure).message}</p>}
      {furthest && saved > 0 && (
        <p className="mt-3 rounded-base bg-success-wash px-3 py-2 text-14 text-success">
          {t.to_minimum((furthest.minUnitsForPrinting ?? 0) - units, furthest.name, money(saved))}
        </p>
      )}
      {!brief && <DecorationNotes entry={entry} techniques={techniques} />}
      {techniques.length === 0 && (
        <p className="mt-3 text-14 text-ink-soft">{isJudging ? t.judging : t.choose_first}</p>
      )}
    </section>
  )
}

type UnitWithLogoProps = { units: CartPriceEntry['units']; isGuess: boolean }

/** The price of one unit with its decoration, in the way in which the shop says prices; of sizes the lowest. */
function UnitWithLogo({ units, isGuess }: UnitWithLogoProps) {
  const t = useMessages(customizeMessages)
  const money = useMoneyInText()
  const product_t = useMessages(productMessages)
  const { withTaxes } = useShopConfig()
  const prices = units.map((unit) => (withTaxes ? unit.decoratedUnitPriceWithTaxes : unit.decoratedUnitPrice))
  const least = Math.min(...prices)
  const say = least < Math.max(...prices) ? t.with_logo_from : t.with_logo
  return (
    <p className="mb-1 text-14 font-semibold">
      {say(money(least), isGuess)}
      <span className="font-normal text-ink-soft">
        {' · '}
        {withTaxes ? product_t.with_taxes : product_t.plus_taxes}
      </span>
    </p>
  )
}
