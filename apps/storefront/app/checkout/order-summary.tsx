import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { cartMessages } from '../messages/cart.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { Amount } from '../money/amount.tsx'
import { useSumRows } from '../money/sum-rows.ts'
import { BoughtLines } from './bought-lines.tsx'
import { useCheckout } from './checkout-provider.tsx'

/** The summary stands at the side; on a phone it is folded at the top, with the total always in sight. */
export function OrderSummary() {
  const t = useMessages(checkoutMessages)
  const { lines } = useCheckout()
  return (
    <aside aria-label={t.order_summary} className="short:static self-start md:sticky md:top-36">
      <details className="group -mx-(--page-side) border-y border-line bg-wash px-(--page-side) md:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          {t.order_summary}
          <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          <span className="ml-auto">
            <SummaryTotal />
          </span>
        </summary>
        <div className="pb-4">
          <BoughtLines lines={lines} variant="compact" />
          <CheckoutSums />
        </div>
      </details>
      <div className="hidden rounded-large bg-wash p-6 md:block">
        <h2 className="text-18 font-semibold">{t.order_summary}</h2>
        <div className="mt-2">
          <BoughtLines lines={lines} variant="compact" />
        </div>
        <CheckoutSums />
      </div>
    </aside>
  )
}

/** The total as far as it is known: without delivery until that is chosen. */
function SummaryTotal() {
  const { totals, total } = useCheckout()
  if (!totals) return <Skeleton className="h-6 w-24" />
  return <Amount value={total ?? totals.total} className="text-18 font-semibold" />
}

export function CheckoutSums() {
  const t = useMessages(checkoutMessages)
  const cart = useMessages(cartMessages)
  const { totals, shippingCost, items } = useCheckout()
  const rows = useSumRows(totals)
  return (
    <dl aria-live="polite" className="border-t border-line pt-3 text-14">
      {rows.map((row) => (
        <SumRow key={row.label} {...row} />
      ))}
      {items.discount > 0 && <SumRow label={t.discount} amount={-items.discount} />}
      <div className="flex justify-between gap-4 py-1">
        <dt className="text-ink-soft">{t.shipping}</dt>
        <dd className={shippingCost === undefined ? 'text-ink-faint' : ''}>
          {shippingCost === undefined && t.shipping_pending}
          {shippingCost === 0 && t.shipping_free}
          {!!shippingCost && <Amount value={shippingCost} />}
        </dd>
      </div>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-16 font-semibold">
          {t.total} <span className="block text-12 font-normal text-ink-faint">{cart.taxes_included}</span>
        </dt>
        <dd>
          {totals && (
            <Amount value={sumOf(totals.total, shippingCost ?? 0)} className="text-22 font-semibold" />
          )}
        </dd>
      </div>
    </dl>
  )
}

function SumRow({ label, amount, hint }: ReturnType<typeof useSumRows>[number]) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-soft">
        {label} {hint && <span className="block text-12 text-ink-faint">{hint}</span>}
      </dt>
      <dd>{amount === undefined ? <Skeleton className="h-5 w-20" /> : <Amount value={amount} />}</dd>
    </div>
  )
}
