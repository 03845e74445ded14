import { Button } from '@estampa/ui/button'
import { Progress } from '@estampa/ui/progress'
import { Skeleton } from '@estampa/ui/skeleton'
import { useLingering } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { cartMessages } from '../messages/cart.ts'
import { cartPageMessages } from '../messages/cart-page.ts'
import { cartShippingMessages } from '../messages/delivery.ts'
import { Amount } from '../money/amount.tsx'
import { useSumRows } from '../money/sum-rows.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { useCart } from './cart-context.ts'
import { totalPrices } from './price-entries.ts'

type CartSummaryProps = {
  faults: number
  /** The row of the delivery, and what it costs where that is known. */
  shipping: ReactNode
  shippingCost: number | undefined
  /** The way to a quote of this cart. */
  quote: ReactNode
}

/** The total of the cart and the buttons to buy it. It stands at the foot of the screen on a phone. */
export function CartSummary({ faults, shipping, shippingCost, quote }: CartSummaryProps) {
  const t = useMessages(cartPageMessages)
  const path = useShopPath()
  const { status } = useVisitor()
  const { prices, guests, buy, quote: isQuotable } = useSwitches()
  const isQuoted = isQuotable && !buy
  return (
    <>
      {prices && <SmallSummary shipping={shipping} />}
      {isQuoted && <Proposal className="mt-6 rounded-base bg-wash p-4 md:hidden" />}
      <aside
        aria-label={isQuoted ? t.proposal : t.total}
        data-bottom-bar
        className="cart-summary short:static fixed inset-x-0 bottom-0 z-20 flex min-h-19 items-center justify-between gap-4 md:sticky md:top-36 md:block md:self-start"
      >
        {prices && <SummaryRows shipping={shipping} shippingCost={shippingCost} />}
        <div className={clsx('md:grid md:gap-3', prices ? 'shrink-0 md:mt-4' : 'w-full')}>
          {isQuoted ? <Proposal className="max-md:hidden" /> : <FinishButton faults={faults} />}
          {quote}
          <Link
            to={path('/products-list/all')}
            className="hidden text-center text-14 underline underline-offset-4 md:block"
          >
            {t.keep_buying}
          </Link>
          {status === 'guest' && buy && (
            <p className="hidden text-center text-12 text-ink-faint md:block">
              {guests ? t.guests_note : t.sign_in_note}
            </p>
          )}
        </div>
      </aside>
    </>
  )
}

/** The parts of the total, above the bar that has no room for it. */
function SmallSummary({ shipping }: Pick<CartSummaryProps, 'shipping'>) {
  const { prices } = useCart()
  const rows = useSumRows(totalPrices(prices))
  return (
    <dl className="mt-6 rounded-base bg-wash px-4 py-3 md:hidden">
      {rows.map((row) => (
        <SummaryRow key={row.label} {...row} />
      ))}
      {shipping}
    </dl>
  )
}

function SummaryRows({ shipping, shippingCost }: Pick<CartSummaryProps, 'shipping' | 'shippingCost'>) {
  const t = useMessages(cartPageMessages)
  const cart_t = useMessages(cartMessages)
  const words = useMessages(cartShippingMessages)
  const { prices, isUpdatingPrices, arePricesStale } = useCart()
  const isCalculating = useLingering(isUpdatingPrices)
  const total = totalPrices(prices)
  const rows = useSumRows(total)
  const faded = clsx((isCalculating || arePricesStale) && '[&_dd]:opacity-65')
  return (
    <div aria-live="polite" className="min-w-0 flex-1">
      <dl className={clsx('summary-rows', faded)}>
        {rows.map((row) => (
          <SummaryRow key={row.label} {...row} />
        ))}
        {shipping}
        <div className="md:mt-3 md:flex md:items-baseline md:justify-between md:gap-4 md:border-t md:border-line md:pt-4">
          <dt className="text-14 md:text-16 md:font-semibold">
            {t.total}{' '}
            <span className="text-12 font-normal text-ink-faint md:block">
              {shippingCost === undefined ? words.without_shipping : words.with_shipping}
            </span>
          </dt>
          <dd className="min-h-7">
            <KnownAmount
              amount={total && sumOf(total.total, shippingCost ?? 0)}
              className="text-18 font-semibold md:text-22"
              box="h-7 w-28"
            />
          </dd>
          {/* the row of the taxes is further down on a phone */}
          <dd className="text-12 text-ink-faint md:hidden">{cart_t.taxes_included}</dd>
        </div>
      </dl>
      <Calculating isCalculating={isCalculating} />
    </div>
  )
}

/** Its space is reserved, so that nothing moves when it appears. */
function Calculating({ isCalculating }: { isCalculating: boolean }) {
  const t = useMessages(cartMessages)
  return (
    <div className="h-1 md:mt-1 md:h-6">
      {isCalculating && (
        <>
          <span className="hidden text-12 text-ink-soft md:block">{t.calculating}</span>
          <Progress label={t.calculating} />
        </>
      )}
    </div>
  )
}

function SummaryRow({ label, amount, hint }: ReturnType<typeof useSumRows>[number]) {
  return (
    <div className="flex min-h-7 justify-between gap-4 py-1 text-14">
      <dt className="text-ink-soft">
        {label} {hint && <span className="block text-12 text-ink-faint">{hint}</span>}
      </dt>
      <dd>
        <KnownAmount amount={amount} box="h-4 w-20" />
      </dd>
    </div>
  )
}

type KnownAmountProps = { amount: number | undefined; className?: string; box: string }

/** An amount, the room for one that is on its way, or a dash where none will come. */
function KnownAmount({ amount, className, box }: KnownAmountProps) {
  const { priceFailure } = useCart()
  if (amount !== undefined) return <Amount value={amount} className={className} />
  return priceFailure ? <span aria-hidden="true">—</span> : <Skeleton className={box} />
}

/** The note tells what becomes of a cart that is not paid for at once. */
function Proposal({ className }: { className: string }) {
  const t = useMessages(cartPageMessages)
  return (
    <div className={className}>
      <h2 className="text-22">{t.proposal}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t.proposal_text}</p>
      <ol className="my-4 grid gap-3 text-14">
        {t.proposal_steps.map((step, at) => (
          <li key={step} className="flex items-baseline gap-3">
            <span className="tabular font-display text-18 text-brand-ink">{at + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

function FinishButton({ faults }: { faults: number }) {
  const t = useMessages(cartPageMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { isUpdatingPrices } = useCart()
  const { buy } = useSwitches()
  if (!buy) return <p className="text-14 text-ink-soft">{t.buying_off}</p>
  const isBlocked = faults > 0
  return (
    <>
      <Button
        wide
        size="large"
        disabled={isBlocked}
        isBusy={isUpdatingPrices}
        onClick={() => navigate(path('/checkout'))}
      >
        {t.finish}
      </Button>
      {isBlocked && <p className="hidden text-14 text-error md:block">{t.fix_first}</p>}
    </>
  )
}
