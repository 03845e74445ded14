import { activeProducts, type CartProduct } from '@estampa/domain/cart'
import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Icon } from '@estampa/ui/icon'
import { Progress } from '@estampa/ui/progress'
import { Sheet } from '@estampa/ui/sheet'
import { isFailure } from '@estampa/web/failures'
import { useLingering } from '@estampa/web/loading'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { cartMessages } from '../messages/cart.ts'
import { AmountFigure } from '../money/amount.tsx'
import { usePathInShop, useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { useCart, useSavedCart } from './cart-context.ts'
import type { CartState } from './cart-store.ts'
import { DrawerLine } from './drawer-line.tsx'
import { offersCheckout, showsRemove } from './drawer-rules.ts'
import { totalPrices } from './price-entries.ts'

/** The cart at the side of any page: what is in it, what it costs, and the way to it. */
export function CartDrawer() {
  const t = useMessages(cartMessages)
  const path = useShopPath()
  const { pathname } = useLocation()
  const here = usePathInShop()
  const { cart, isSummaryVisible, showSummary, added } = useCart()
  const products = activeProducts(cart).toSorted(
    (one, other) => Number(isHolderOf(added, other)) - Number(isHolderOf(added, one)),
  )
  const isEmpty = products.length === 0
  const close = () => showSummary(false)
  useCloseOnAnotherPage(pathname, close)
  return (
    <Sheet
      open={isSummaryVisible}
      onOpenChange={showSummary}
      title={t.summary}
      close={t.close}
      footer={<DrawerFooter isEmpty={isEmpty} />}
    >
      {isEmpty ? (
        <EmptyState
          drawing="cart"
          title={t.empty_title}
          text={t.empty_text}
          action={
            <Button asChild variant="second">
              <Link to={path('/products-list/all')} onClick={close}>
                {t.browse}
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          {added && (
            <p className="flex items-center gap-2 px-5 pt-4 font-semibold text-success">
              <Icon name="circle-check" size={20} />
              {t.added}
            </p>
          )}
          <ul className="divide-y divide-line px-5">
            {products.map((line) => (
              <li key={line.shoppingCartUUID} className="py-4">
                <DrawerLine line={line} mayRemove={showsRemove(here)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

/** The line that holds what was just added comes first. */
const isHolderOf = (added: CartState['added'], line: CartProduct) =>
  added !== null && !added.before.products.includes(line)

function useCloseOnAnotherPage(pathname: string, close: () => void) {
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current === pathname) return
    openedOn.current = pathname
    close()
  })
}

function DrawerFooter({ isEmpty }: { isEmpty: boolean }) {
  const t = useMessages(cartMessages)
  const { buy } = useSwitches()
  const here = usePathInShop()
  const mayFinish = buy && offersCheckout(here)
  const path = useShopPath()
  const navigate = useNavigate()
  const { showSummary } = useCart()
  const { isRestoring, restore } = useSavedCart()
  const leaveFor = (page: string, options = {}) => {
    showSummary(false)
    void navigate(path(page), options)
  }
  const seeCart = async () => {
    try {
      await restore()
    } catch (error) {
      if (isFailure(error) && error.status === 422) return showError(error, () => leaveFor('/'))
      // a server that does not answer must not block the cart of this browser
      logError(error)
    }
    leaveFor('/shopping-cart', { replace: true })
  }
  return (
    <div className="grid grid-cols-1 gap-4 [&>:empty]:hidden">
      <RemovedNote />
      <DrawerTotal />
      <div className="grid grid-cols-1 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        <Button
          wide
          size="large"
          variant={mayFinish ? 'second' : 'main'}
          disabled={isEmpty || isRestoring}
          onClick={() => void seeCart()}
        >
          {t.see_cart}
        </Button>
        {mayFinish && (
          <Button wide size="large" disabled={isEmpty} onClick={() => leaveFor('/checkout')}>
            {t.finish}
          </Button>
        )}
      </div>
      {mayFinish && <BuyAlone onBuy={() => leaveFor('/checkout')} />}
    </div>
  )
}

/** The way to pay for what was just added and leave the rest in the cart; none where there is no rest. */
function BuyAlone({ onBuy }: { onBuy: () => void }) {
  const t = useMessages(cartMessages)
  const { added, buyAddedAlone } = useCart()
  if (!added || added.before.products.length === 0) return null
  return (
    <button
      type="button"
      className="thumb justify-self-center text-14 underline underline-offset-4"
      onClick={() => {
        if (buyAddedAlone()) onBuy()
      }}
    >
      {t.buy_alone}
    </button>
  )
}

/** Shown inside the panel, because toasts behind it cannot be pressed. */
function RemovedNote() {
  const t = useMessages(cartMessages)
  const { removed, undoRemoval } = useCart()
  return (
    <div role="status">
      {removed && (
        <p className="flex items-center justify-between gap-4 rounded-base bg-ink px-4 py-2.5 text-14 text-paper">
          <span className="min-w-0 truncate">{t.removed(removed.line.generic.name)}</span>
          <button
            type="button"
            className="thumb shrink-0 font-semibold underline underline-offset-4"
            onClick={undoRemoval}
          >
            {t.undo}
          </button>
        </p>
      )}
    </div>
  )
}

function DrawerTotal() {
  const t = useMessages(cartMessages)
  const { prices, isUpdatingPrices, arePricesStale, refreshPrices } = useCart()
  const isCalculating = useLingering(isUpdatingPrices)
  const total = totalPrices(prices)
  return (
    <div aria-live="polite" className="grid min-h-13 content-center gap-2">
      {isCalculating ? (
        <>
          <p className="text-16">{t.calculating}</p>
          <Progress label={t.calculating} />
        </>
      ) : (
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">
            {t.total} <span className="block text-12 font-normal text-ink-faint">{t.taxes_included}</span>
          </span>
          {total && <AmountFigure value={total.total} />}
        </p>
      )}
      {!isCalculating && arePricesStale && total && (
        <p className="text-14 text-warning">
          {t.stale}{' '}
          <button type="button" className="thumb font-semibold underline" onClick={refreshPrices}>
            {t.retry}
          </button>
        </p>
      )}
    </div>
  )
}
