import { Icon } from '@estampa/ui/icon'
import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import { NetPrice } from '../../money/price.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { findNextTier, findReachedTier, savingPercent, type Tier } from '../product.ts'

type TierTableProps = {
  tiers: readonly Tier[]
  /** Units of the product, those in the cart included. */
  quantity: number
}

/** The unit price by quantity. The reached price break is marked; the saving of the next one stands below. */
export function TierTable({ tiers, quantity }: TierTableProps) {
  const t = useMessages(productMessages)
  const { withTaxes, roundPrice } = useShopConfig()
  const [first] = tiers
  if (!first || tiers.length < 2) return null
  const shown = (tier: Tier) => (withTaxes ? tier.price_with_taxes : tier.price)
  const reached = findReachedTier(tiers, quantity)
  const next = findNextTier(tiers, quantity)
  return (
    <div>
      <table className="tabular w-full text-14">
        <caption className="mb-2 text-left font-semibold">{t.tiers}</caption>
        <thead className="sr-only">
          <tr>
            <th>{t.tier_from}</th>
            <th>{t.tier_price}</th>
            <th>{t.tier_saving}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr
              key={tier.min_quantity}
              aria-current={tier === reached ? 'true' : undefined}
              className="border-t border-line last:border-b aria-[current=true]:bg-brand-wash aria-[current=true]:font-semibold"
            >
              <td className="py-2 pl-3">
                <span className="text-ink-faint">{t.tier_from}</span>{' '}
                <span className="whitespace-nowrap">{t.units(tier.min_quantity)}</span>
              </td>
              <td className="py-2 text-right">
                {priceText(shown(tier), roundPrice)}
                <NetPrice amount={tier.price} />
              </td>
              <td className="w-28 py-2 pr-3 text-right text-success">
                {tier === reached ? (
                  <span className="inline-flex items-center gap-1 text-brand-ink">
                    <Icon name="check" size={15} />
                    {t.reached}
                  </span>
                ) : (
                  saving(shown(first), shown(tier))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && reached && (
        <p className="mt-2.5 text-14 text-success">
          {t.next_tier(
            next.min_quantity - quantity,
            priceText(shown(next), roundPrice),
            savingPercent(shown(reached), shown(next)),
          )}
        </p>
      )}
    </div>
  )
}

function saving(first: number, price: number): string {
  const percent = savingPercent(first, price)
  return percent > 0 ? `−${percent} %` : ''
}
