import { Button } from '@estampa/ui/button'
import { Progress } from '@estampa/ui/progress'
import { Skeleton } from '@estampa/ui/skeleton'
import { clsx } from 'clsx'
import { Link, useNavigate } from 'react-router'
import { cartMessages, cartPageMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Amount } from '../money/amount.tsx'
import { useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shell/shop-data.ts'
import { useSwitches } from '../shell/switches.ts'
import { useLingering } from '../shell/use-lingering.ts'
import { useCart } from './cart-provider.tsx'
import { totalPrices } from './price-entries.ts'

/** What the cart costs and the way to buy it. At the foot of the screen on a phone. */
export function CartSummary({ faults }: { faults: number }) {
  const t = useMessages(cartPageMessages)
  const path = useShopPath()
  const { status } = useVisitor()
  return (
    <aside
      aria-label={t.total}
      className="sticky bottom-0 z-20 -mx-(--page-side) self-start border-t border-line bg-paper p-4 shadow-floating md:top-6 md:bottom-auto md:mx-0 md:rounded-large md:border md:p-6 md:shadow-none"
    >
      <SummaryRows />
      <div className="mt-3 grid gap-3 md:mt-5">
        <FinishButton faults={faults} />
        <Link
          to={path('/products-list/all')}
          className="hidden text-center text-14 underline underline-offset-4 md:block"
        >
          {t.keep_buying}
        </Link>
        {status === 'guest' && (
          <p className="hidden text-center text-12 text-ink-faint md:block">{t.sign_in_note}</p>
        )}
      </div>
    </aside>
  )
}

function SummaryRows() {
  const t = useMessages(cartPageMessages)
  const { cart, prices } = useCart()
  const isCalculating = useLingering(cart.isUpdatingPrices)
  const total = totalPrices(prices)
  const drawer = useMessages(cartMessages)
  const faded = clsx('transition-opacity', (isCalculating || cart.arePricesStale) && 'opacity-50')
  return (
    <div aria-live="polite">
      <dl className={faded}>
        <div className="hidden md:block">
          <SummaryRow label={t.subtotal} amount={total?.subTotal} />
          <SummaryRow label={t.taxes} amount={total?.taxes} />
          <div className="flex justify-between gap-4 py-1 text-14">
            <dt className="text-ink-soft">{t.shipping}</dt>
            <dd className="text-right text-ink-faint">{t.shipping_later}</dd>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4 md:mt-3 md:border-t md:border-line md:pt-4">
          <dt className="font-semibold">{t.total}</dt>
          <dd>
            {total ? (
              <Amount value={total.total} className="text-22 font-semibold" />
            ) : (
              <Skeleton className="h-7 w-28" />
            )}
          </dd>
        </div>
      </dl>
      <div className="mt-2 h-6 text-12 text-ink-soft">
        {isCalculating && (
          <>
            <span>{drawer.calculating}</span>
            <Progress label={drawer.calculating} />
          </>
        )}
      </div>
    </div>
  )
}

function SummaryRow({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-14">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{amount === undefined ? <Skeleton className="h-5 w-20" /> : <Amount value={amount} />}</dd>
    </div>
  )
}

function FinishButton({ faults }: { faults: number }) {
  const t = useMessages(cartPageMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { cart } = useCart()
  const { buy } = useSwitches()
  if (!buy) return <p className="text-14 text-ink-soft">{t.buying_off}</p>
  const isBlocked = faults > 0
  return (
    <>
      <Button
        wide
        size="large"
        disabled={isBlocked}
        working={cart.isUpdatingPrices}
        onClick={() => navigate(path('/checkout'))}
      >
        {t.finish}
      </Button>
      {isBlocked && <p className="text-14 text-error">{t.fix_first}</p>}
    </>
  )
}
