import { Icon } from '@estampa/ui/icon'
import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import { NetPrice } from '../../money/price.tsx'
import { useNetPriceName, useShopConfig } from '../../shop/shop-data.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { findNextTier, findReachedTier, savingPercent, stepsOf, type Tier } from '../product.ts'

type TierTableProps = {
  tiers: readonly Tier[]
  /** Units of the product, those in the cart included. */
  quantity: number
}

/**
 * The unit price by quantity: four steps at most, so that the buttons below stay in the first view, and all of them on
 * request. The reached price break is marked; the saving of the next one stands below.
 */
export function TierTable({ tiers, quantity }: TierTableProps) {
  const t = useMessages(productMessages)
  const { withTaxes, roundPrice } = useShopConfig()
  const { arrangement } = useTemplate().product
  if (tiers.length < 2) return null
  const shown = (tier: Tier) => (withTaxes ? tier.price_with_taxes : tier.price)
  const reached = findReachedTier(tiers, quantity)
  const next = findNextTier(tiers, quantity)
  const steps = stepsOf(tiers, reached)
  return (
    <div className="tiers">
      {steps.length === tiers.length ? (
        <p className="font-semibold">{t.tiers}</p>
      ) : (
        <details open={arrangement === 'sheet'}>
          <summary>
            <span className="font-semibold">{t.tiers}</span>
            <span className="tiers-all">
              {t.all_tiers(tiers.length)}
              <Icon name="chevron-down" size={16} />
            </span>
          </summary>
          <AllTiers tiers={tiers} reached={reached} />
        </details>
      )}
      <ol className="tier-steps tabular">
        {steps.map((tier) => (
          <li key={tier.min_quantity} aria-current={tier === reached ? 'true' : undefined}>
            <span>{t.units(tier.min_quantity)}</span>
            <strong>{priceText(shown(tier), roundPrice)}</strong>
            <NetStep amount={tier.price} />
          </li>
        ))}
      </ol>
      <NetStepsNote />
      {next && reached && (
        <p className="mt-1 text-14 text-success">
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

/** The price before taxes in small; what it is stands once below all steps. */
function NetStep({ amount }: { amount: number }) {
  const { withTaxes, roundPrice } = useShopConfig()
  const netPrice = useNetPriceName()
  if (!netPrice || !withTaxes) return null
  return <small>{priceText(amount, roundPrice)}</small>
}

function NetStepsNote() {
  const t = useMessages(productMessages)
  const { withTaxes } = useShopConfig()
  const netPrice = useNetPriceName()
  if (!netPrice || !withTaxes) return null
  return <p className="mt-1 text-12 text-ink-faint">{t.net_in_small(netPrice)}</p>
}

type AllTiersProps = { tiers: readonly Tier[]; reached: Tier | undefined }

function AllTiers({ tiers, reached }: AllTiersProps) {
  const t = useMessages(productMessages)
  const { withTaxes, roundPrice } = useShopConfig()
  const shown = (tier: Tier) => (withTaxes ? tier.price_with_taxes : tier.price)
  const first = tiers[0] ?? reached
  return (
    <table className="tabular w-full text-14">
      <caption className="sr-only">{t.tiers}</caption>
      <thead className="sr-only">
        <tr>
          <th>{t.tier_from}</th>
          <th>{t.tier_price}</th>
          <th>{t.tier_saving}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.min_quantity} aria-current={tier === reached ? 'true' : undefined}>
            <td>
              <span className="text-ink-faint">{t.tier_from}</span>{' '}
              <span className="whitespace-nowrap">{t.units(tier.min_quantity)}</span>
            </td>
            <td>
              {priceText(shown(tier), roundPrice)}
              <NetPrice amount={tier.price} />
            </td>
            <td>
              {tier === reached ? (
                <span className="inline-flex items-center gap-1 text-brand-ink">
                  <Icon name="check" size={15} />
                  {t.reached}
                </span>
              ) : (
                first && saving(shown(first), shown(tier))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function saving(first: number, price: number): string {
  const percent = savingPercent(first, price)
  return percent > 0 ? `−${percent} %` : ''
}
