import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Amount } from '../money/amount.tsx'
import { sumOf } from '../money/sum.ts'
import type { Order } from './timeline.ts'

/** What was bought, as it was bought. */
export function OrderLines({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.lines.map((line) => (
        <li key={`${line.shoppingCartUUID} ${line.sku}`} className="flex gap-4 py-4">
          <span className="block aspect-square w-[72px] shrink-0 self-start overflow-hidden rounded-base bg-wash">
            {line.image && (
              <img
                src={line.image}
                alt={line.productName}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-semibold">{line.productName}</p>
            <p className="mt-0.5 text-14 text-ink-soft">
              {[line.variantName, t.units(line.quantity)].filter(Boolean).join(' · ')}
            </p>
            {line.customization && (
              <p className="mt-0.5 text-14 text-brand-ink">
                {t.customised}: {t.places(line.customization.views.length)}
              </p>
            )}
          </div>
          <Amount value={sumOf(line.priceBase, line.priceAplication)} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}

export function OrderSums({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const rows = [
    { label: t.subtotal, amount: order.totals.subTotal },
    { label: t.taxes, amount: order.totals.taxes },
    { label: t.shipping, amount: order.shippingCost, none: t.shipping_free },
    ...(order.discount > 0 ? [{ label: t.discount, amount: -order.discount }] : []),
  ]
  return (
    <dl className="ml-auto w-full max-w-[340px] pt-4 text-14">
      {rows.map(({ label, amount, none }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{amount === 0 && none ? none : <Amount value={amount} />}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-16 font-semibold">{t.total}</dt>
        <dd>
          <Amount value={order.total} className="text-22 font-semibold" />
        </dd>
      </div>
    </dl>
  )
}
