/**
 * The cart of this browser and this shop. Its rules are the domain's (@estampa/domain/cart); here they meet
 * storage and the API's prices. After every change the prices are asked again: until they come the last good
 * ones stay and are marked stale, and only the newest answer counts. «Buy now» is kept per tab, so that it
 * survives a reload and leaves the cart alone.
 */
import {
  activeProducts,
  addLine,
  addQuote,
  type Cart,
  type CartProduct,
  type CartRules,
  emptyCart,
  type QuoteAddition,
  removeLine,
  removeRow,
  replaceLine,
  resetMode,
  setQuantity,
  startDirect,
  withProducts,
} from '@estampa/domain/cart'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { createStore, newUuid, type Store } from '@estampa/web/state'
import type { CartStorage, StoredCart } from './cart-storage.ts'
import type { CartPriceEntry } from './price-entries.ts'
import { findRemoved, type RemovedLine, restoreRemoved } from './removal.ts'

export type CartState = {
  cart: Cart
  /** Prices as the API gave them, in major units, for display only. TOTAL is the last entry. */
  prices: readonly CartPriceEntry[]
  isUpdatingPrices: boolean
  /** The prices are those of the cart before its last change. */
  arePricesStale: boolean
  /** Why the prices could not be refreshed; null while they are good. */
  priceFailure: unknown
  isSummaryVisible: boolean
  /** False until the browser's storage was read: then nobody knows yet what the cart holds. */
  isReady: boolean
  /** The lines that the last removal took away and that an undo restores. */
  removed: RemovedLine | null
  /** The line that was added last and the cart before it, until the person changes anything else or closes the cart. */
  added: { line: CartProduct; before: Cart } | null
}

export type CartStoreOptions = {
  rules: CartRules
  storage: CartStorage
  /** Prices of these lines; not given where the shop shows none. */
  askPrices:
    | ((lines: readonly CartProduct[], signal: AbortSignal) => Promise<readonly CartPriceEntry[]>)
    | undefined
  report: (error: unknown) => void
  /** Quick changes after each other ask for prices once. */
  delayMs?: number
  /** The time that another tab has to request the prices of the lines that it changed. */
  followMs?: number
}

export type CartStore = {
  state: Store<CartState>
  /** Reads the stored cart and requests its prices. */
  load: () => void
  /** Takes over what another tab has changed. That tab asks for the prices; where it has gone, this one does. */
  follow: () => void
  /** The same where it has not been heard of yet. */
  catchUp: () => void
  /** One of several, as of an order that is repeated, cannot be bought alone afterwards. */
  addToCart: (line: CartProduct, options?: { isOneOfSeveral: boolean }) => Refusal | null
  /** Adds the lines of a quote that the cart lacks; the notice says how many were in the cart already. */
  addQuoteToCart: (products: readonly CartProduct[]) => QuoteAddition | Refusal
  /** «Buy now» of what was added last, which leaves the cart as it was before. False where the cart has changed since. */
  buyAddedAlone: () => boolean
  /** Replaces the line that has the uuid of the edited one. */
  changeLine: (line: CartProduct) => Refusal | null
  /** Returns from «buy now» to the cart. */
  returnToCart: () => void
  setLineQuantity: (shoppingCartUUID: string, quantity: number, rowUUID?: string) => Refusal | null
  removeFromCart: (shoppingCartUUID: string) => void
  removeCurveRow: (shoppingCartUUID: string, rowUUID: string) => void
  undoRemoval: () => void
  /** Takes lines from outside: the saved cart, what an order left. */
  replaceCart: (change: (cart: Cart) => Cart) => void
  showSummary: (isVisible: boolean) => void
  refreshPrices: () => void
}

const initialState: CartState = {
  cart: emptyCart,
  prices: [],
  isUpdatingPrices: false,
  arePricesStale: false,
  priceFailure: null,
  isSummaryVisible: false,
  isReady: false,
  removed: null,
  added: null,
}

export function createCart({ rules, ...parts }: CartStoreOptions): CartStore {
  const { storage, askPrices, report, delayMs = 120, followMs = 3_000 } = parts
  const state = createStore<CartState>(initialState)
  const patch = (change: Partial<CartState>) => state.set({ ...state.get(), ...change })
  const pricing = createPricing({ state, patch, storage, askPrices, report, delayMs })

  const save = (cart: Cart, change: Partial<CartState> = {}) => {
    patch({ cart, arePricesStale: true, added: null, ...change })
    storage.save(cart, { prices: state.get().prices, arePricesOld: true })
    pricing.refresh()
  }
  const tryTo = (result: Cart | Refusal): Refusal | null => {
    if (isRefusal(result)) return result
    save(result)
    return null
  }
  const follow = () => {
    const before = state.get().cart
    const stored = storage.read()
    const { cart, prices } = cartOf(stored)
    if (before.mode === 'direct') return patch({ cart: { ...before, products: cart.products } })
    pricing.stop()
    const shared: Cart = { ...cart, mode: 'cart', directProduct: null }
    patch({
      cart: shared,
      prices,
      isUpdatingPrices: false,
      arePricesStale: stored.arePricesOld,
      added: null,
    })
    if (stored.arePricesOld) pricing.refresh(followMs)
  }
  const catchUp = () => {
    if (state.get().isReady && storage.isBehind()) follow()
  }
  /** This tab changes the cart that all tabs share. */
  const latest = () => {
    catchUp()
    return state.get().cart
  }
  const remove = (change: (cart: Cart) => Cart) => {
    const before = latest()
    const after = change(before)
    if (after !== before) save(after, { removed: findRemoved(before, after) })
  }

  return {
    state,
    load() {
      patch({ ...cartOf(storage.read()), arePricesStale: true, isReady: true })
      pricing.refresh()
    },
    follow,
    catchUp,
    addToCart(line, { isOneOfSeveral } = { isOneOfSeveral: false }) {
      const before = latest()
      const after = addLine(before.mode === 'direct' ? resetMode(before) : before, line, rules)
      if (isRefusal(after)) return after
      save(after, { added: isOneOfSeveral ? null : { line, before } })
      return null
    },
    addQuoteToCart(products) {
      const added = addQuote(latest(), products, newUuid)
      if (!isRefusal(added)) save(added.cart)
      return added
    },
    buyAddedAlone() {
      catchUp()
      const { added } = state.get()
      return added !== null && tryTo(startDirect(added.before, added.line)) === null
    },
    changeLine: (line) => tryTo(replaceLine(latest(), line, rules)),
    returnToCart: () => save(resetMode(latest())),
    setLineQuantity: (uuid, quantity, rowUUID) => tryTo(setQuantity(latest(), uuid, quantity, rowUUID)),
    removeFromCart: (uuid) => remove((cart) => removeLine(cart, uuid)),
    removeCurveRow: (uuid, rowUUID) => remove((cart) => removeRow(cart, uuid, rowUUID)),
    undoRemoval() {
      const cart = latest()
      const { removed } = state.get()
      if (removed) save(restoreRemoved(cart, removed), { removed: null })
    },
    replaceCart(change) {
      const cart = change(latest())
      const { added } = state.get()
      save(cart, { added: added && { ...added, before: change(added.before) } })
    },
    showSummary: (isSummaryVisible) =>
      patch(isSummaryVisible ? { isSummaryVisible } : { isSummaryVisible, added: null }),
    refreshPrices: () => pricing.refresh(),
  }
}

function cartOf({ products, directProduct, prices }: StoredCart): Pick<CartState, 'cart' | 'prices'> {
  const cart = withProducts(emptyCart, products)
  return { cart: directProduct ? { ...cart, mode: 'direct', directProduct } : cart, prices }
}

type CartPricingOptions = Required<Omit<CartStoreOptions, 'rules' | 'askPrices' | 'followMs'>> &
  Pick<CartStoreOptions, 'askPrices'> & {
    state: Store<CartState>
    patch: (change: Partial<CartState>) => void
  }

function createPricing({ state, patch, storage, askPrices, report, delayMs }: CartPricingOptions) {
  let request: AbortController | undefined

  const take = (prices: readonly CartPriceEntry[]) => {
    patch({ prices, isUpdatingPrices: false, arePricesStale: false, priceFailure: null })
    storage.save(state.get().cart, { prices, arePricesOld: false })
  }

  async function ask(lines: readonly CartProduct[], own: AbortController, waitMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (own.signal.aborted || !askPrices) return
    try {
      const prices = await askPrices(lines, own.signal)
      if (own.signal.aborted) return
      take(prices)
    } catch (error) {
      if (own.signal.aborted) return
      report(error)
      // the last good prices stay
      patch({ isUpdatingPrices: false, arePricesStale: true, priceFailure: error })
    }
  }

  return {
    stop: () => request?.abort(),
    /** Every call ends the one before it: an old answer never overwrites a newer one. */
    refresh(waitMs = delayMs) {
      request?.abort()
      const lines = activeProducts(state.get().cart)
      if (lines.length === 0 || !askPrices) {
        take([])
        return
      }
      request = new AbortController()
      patch({ isUpdatingPrices: true })
      void ask(lines, request, waitMs)
    },
  }
}
