import { type CartProduct, withProducts } from '@estampa/domain/cart'
import { expect, test } from 'vitest'
import { createCartStorage } from './cart-storage.ts'
import { createCart } from './cart-store.ts'
import type { CartPriceEntry } from './price-entries.ts'

const mug = (uuid: string, quantity = 10, id = 1): CartProduct => ({
  shoppingCartUUID: uuid,
  type: 'ProductoSimple',
  quoteInfo: null,
  generic: {
    id,
    external_id: `T-${id}`,
    description: '',
    name: 'Tazón',
    featured_img: null,
    price: 125_000,
    customization_under_minimum_extra_cost: null,
    printing_types: [],
  },
  value: {
    id,
    sku: `T-${id}-RED`,
    quantity,
    isCustomizable: true,
    customization: null,
    applicationTechnique: [],
    customizationRender: null,
    featuredImg: null,
    element_description_1: 'Rojo',
    element_description_2: '',
    element_description_3: '',
  },
})

const total = (amount: number): CartPriceEntry[] => [
  {
    type: 'TOTAL',
    shoppingCartUUID: 'TOTAL',
    units: [],
    prices: {
      total: amount,
      basePrice: 0,
      subTotal: amount,
      applicationCost: 0,
      applicationPrice: 0,
      applicationPriceWithProfit: 0,
      profit: 0,
      taxes: 0,
      taxMultiplier: 1.21,
      profitMultiplier: 1,
      psmPrice: 0,
      psmPriceWithProfit: 0,
    },
  },
]

function memory(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
}

type Question = { lines: readonly CartProduct[]; answer: (total: number) => void; fail: () => void }

function shopper({
  shared = memory(),
  tab = memory(),
  shop = 'pampa',
  isMultipleVariantDesigns = true,
  followMs = 1_000,
} = {}) {
  const questions: Question[] = []
  const reported: unknown[] = []
  const cart = createCart({
    rules: { isMultipleVariantDesigns },
    storage: createCartStorage(shop, { shared: () => shared, ofTab: () => tab }),
    delayMs: 0,
    followMs,
    report: (error) => reported.push(error),
    askPrices: (lines) =>
      new Promise((resolve, reject) => {
        questions.push({ lines, answer: (sum) => resolve(total(sum)), fail: () => reject(new Error('down')) })
      }),
  })
  cart.load()
  return { cart, questions, reported, shared, tab, get: () => cart.state.get() }
}

/** «Comprar ahora solo esto» in the drawer that opens when something was added. */
function buyNow(cart: ReturnType<typeof shopper>['cart'], line: CartProduct) {
  cart.addToCart(line)
  cart.buyAddedAlone()
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('the cart of a shop survives a reload and stays in its shop', async () => {
  const { cart, shared } = shopper()
  cart.addToCart(mug('a'))
  expect(
    shopper({ shared })
      .get()
      .cart.products.map((line) => line.shoppingCartUUID),
  ).toEqual(['a'])
  expect(shopper({ shared, shop: 'andina' }).get().cart.products).toEqual([])
})

test('kept prices are there at once after a reload [PRICE-05]', async () => {
  const { cart, questions, shared } = shopper()
  cart.addToCart(mug('a'))
  await aMoment()
  questions[0]?.answer(100)
  await aMoment()
  expect(shopper({ shared }).get().prices.at(-1)?.prices.total).toBe(100)
})

test('invalid lines are left out of a stored cart', () => {
  const shared = memory()
  shared.setItem(
    'estampa:pampa:cart',
    JSON.stringify({ products: [mug('a'), { generic: 3 }, null, mug('b', -1)] }),
  )
  expect(shopper({ shared }).get().cart.products).toHaveLength(1)
  shared.setItem('estampa:pampa:cart', '{')
  expect(shopper({ shared }).get().cart.products).toEqual([])
})

test('a change asks for prices and says so until they are there [CART-13, CART-14]', async () => {
  const { cart, questions, get } = shopper()
  cart.addToCart(mug('a'))
  expect(get()).toMatchObject({ isUpdatingPrices: true, arePricesStale: true })
  await aMoment()
  questions[0]?.answer(100)
  await aMoment()
  expect(get()).toMatchObject({ isUpdatingPrices: false, arePricesStale: false })
  expect(get().prices.at(-1)?.prices.total).toBe(100)
})

test('the state has the lines with the quote that they came from, their prices, the mode and what is under way [CART-21]', async () => {
  const { cart, questions, get } = shopper()
  expect(get()).toMatchObject({ cart: { products: [], mode: 'cart' }, prices: [], isSummaryVisible: false })
  cart.addToCart({ ...mug('a'), quoteInfo: { quoteId: 'q', number: 'C-000001', version: 1 } })
  cart.showSummary(true)
  expect(get()).toMatchObject({
    cart: { products: [{ shoppingCartUUID: 'a', quoteInfo: { number: 'C-000001' } }], mode: 'cart' },
    isUpdatingPrices: true,
    isSummaryVisible: true,
  })
  await aMoment()
  questions[0]?.answer(100)
  await aMoment()
  expect(get()).toMatchObject({ prices: total(100), isUpdatingPrices: false, isSummaryVisible: true })
})

test('only the newest answer counts, also when an older one comes later [CART-13]', async () => {
  const { cart, questions, get } = shopper()
  cart.addToCart(mug('a'))
  await aMoment()
  cart.setLineQuantity('a', 50)
  await aMoment()
  questions[1]?.answer(500)
  await aMoment()
  questions[0]?.answer(100)
  await aMoment()
  expect(get().prices.at(-1)?.prices.total).toBe(500)
})

test('quick changes after each other ask once', async () => {
  const { cart, questions } = shopper()
  cart.addToCart(mug('a'))
  for (const quantity of [11, 12, 13]) cart.setLineQuantity('a', quantity)
  await aMoment()
  expect(questions).toHaveLength(1)
})

test('a failed refresh is logged and keeps the last good prices, marked stale [CART-19]', async () => {
  const { cart, questions, reported, get } = shopper()
  cart.addToCart(mug('a'))
  await aMoment()
  questions[0]?.answer(100)
  await aMoment()
  cart.setLineQuantity('a', 50)
  await aMoment()
  questions[1]?.fail()
  await aMoment()
  expect(get().prices.at(-1)?.prices.total).toBe(100)
  expect(get()).toMatchObject({ isUpdatingPrices: false, arePricesStale: true })
  expect(reported).toHaveLength(1)
})

test('a duplicate is refused where the shop wants no second design [CART-09]', () => {
  const { cart, get } = shopper({ isMultipleVariantDesigns: false })
  expect(cart.addToCart(mug('a'))).toBeNull()
  expect(cart.addToCart(mug('b'))).toMatchObject({ refusal: 'already_in_cart', shoppingCartUUID: 'a' })
  expect(get().cart.products).toHaveLength(1)
})

test('an edited line takes its own place and asks for prices, and a line that is gone is refused [CART-14]', async () => {
  const { cart, questions, get } = shopper()
  for (const [index, uuid] of ['a', 'b', 'c'].entries()) cart.addToCart(mug(uuid, 10, index + 1))
  await aMoment()
  expect(cart.changeLine(mug('b', 77, 2))).toBeNull()
  await aMoment()
  expect(get().cart.products.map((line) => line.shoppingCartUUID)).toEqual(['a', 'b', 'c'])
  expect(questions.at(-1)?.lines[1]).toMatchObject({ value: { quantity: 77 } })
  expect(cart.changeLine(mug('gone'))).toMatchObject({ refusal: 'line_not_found' })
})

test('a removed line comes back to its place, and changes made meanwhile stay', () => {
  const { cart, get } = shopper()
  for (const [index, uuid] of ['a', 'b', 'c'].entries()) cart.addToCart(mug(uuid, 10, index + 1))
  cart.removeFromCart('b')
  cart.setLineQuantity('c', 99)
  cart.undoRemoval()
  expect(get().cart.products.map((line) => line.shoppingCartUUID)).toEqual(['a', 'b', 'c'])
  expect(get().cart.products[2]).toMatchObject({ value: { quantity: 99 } })
  expect(get().removed).toBeNull()
})

test('buying now leaves the cart untouched, survives a reload and ends with the return [CART-07, CART-08]', () => {
  const { cart, shared, tab } = shopper()
  cart.addToCart(mug('a'))
  buyNow(cart, mug('now', 5, 2))
  const reloaded = shopper({ shared, tab })
  expect(reloaded.get().cart).toMatchObject({ mode: 'direct', directProduct: { shoppingCartUUID: 'now' } })
  buyNow(reloaded.cart, mug('other', 5, 3))
  expect(reloaded.get().cart.directProduct?.shoppingCartUUID).toBe('other')
  reloaded.cart.returnToCart()
  expect(reloaded.get().cart).toMatchObject({ mode: 'cart', directProduct: null })
  expect(shopper({ shared, tab }).get().cart.products).toHaveLength(1)
})

test('what was just added is bought alone: the cart is what it was before, and another change takes the offer away [CART-07]', () => {
  const { cart, get } = shopper()
  cart.addToCart(mug('a'))
  cart.addToCart(mug('b', 10, 2))
  cart.addToCart(mug('more', 5))
  expect(get().cart.products).toMatchObject([{ value: { quantity: 15 } }, { value: { quantity: 10 } }])
  cart.buyAddedAlone()
  expect(get().cart).toMatchObject({ mode: 'direct', directProduct: { value: { quantity: 5 } } })
  cart.returnToCart()
  expect(get().cart.products).toMatchObject([{ value: { quantity: 10 } }, { value: { quantity: 10 } }])
  cart.addToCart(mug('again', 5), { isOneOfSeveral: true })
  expect(get().added).toBeNull()
  for (const after of [() => cart.setLineQuantity('a', 11), () => cart.showSummary(false)]) {
    cart.addToCart(mug('more', 5))
    after()
    expect(cart.buyAddedAlone()).toBe(false)
    expect(get().cart).toMatchObject({ mode: 'cart', directProduct: null })
  }
})

test('a saved cart that arrives while the drawer is open leaves what was just added, which is still bought alone [CART-07]', () => {
  const { cart, get } = shopper()
  cart.addToCart(mug('b', 10, 2))
  cart.replaceCart((now) => withProducts(now, [mug('saved'), ...now.products]))
  expect(get().added).toMatchObject({ line: { shoppingCartUUID: 'b' } })
  expect(cart.buyAddedAlone()).toBe(true)
  cart.returnToCart()
  expect(get().cart.products).toMatchObject([{ shoppingCartUUID: 'saved' }])
})

test('adding to the cart ends a buy-now that was left behind', () => {
  const { cart, get } = shopper()
  buyNow(cart, mug('now'))
  cart.addToCart(mug('a', 10, 2))
  expect(get().cart).toMatchObject({ mode: 'cart', directProduct: null })
  expect(get().cart.products).toHaveLength(1)
})

test('another tab’s change is taken over without asking for prices again', async () => {
  const one = shopper()
  const other = shopper({ shared: one.shared })
  one.cart.addToCart(mug('a'))
  other.cart.follow()
  await aMoment()
  expect(other.get().cart.products).toHaveLength(1)
  expect(other.questions).toHaveLength(0)
})

test('prices that another tab asked for are waited for; where it closed before they came, they are asked for here [CART-13]', async () => {
  const one = shopper()
  const other = shopper({ shared: one.shared, followMs: 0 })
  one.cart.addToCart(mug('a'))
  other.cart.follow()
  expect(other.get().isUpdatingPrices).toBe(true)
  await aMoment()
  one.questions[0]?.answer(100)
  await aMoment()
  other.cart.follow()
  expect(other.get()).toMatchObject({ prices: total(100), isUpdatingPrices: false })
  one.cart.setLineQuantity('a', 20)
  other.cart.follow()
  // the old prices are nobody's to order by
  expect(other.get()).toMatchObject({ prices: total(100), arePricesStale: true })
  await aMoment()
  other.questions.at(-1)?.answer(200)
  await aMoment()
  expect(other.get()).toMatchObject({
    prices: total(200),
    isUpdatingPrices: false,
    arePricesStale: false,
  })
})

test('a change is made to the cart as all tabs have it, heard of or not [CART-13]', () => {
  const one = shopper()
  const other = shopper({ shared: one.shared })
  one.cart.addToCart(mug('a'))
  other.cart.addToCart(mug('b', 10, 2))
  one.cart.setLineQuantity('a', 99)
  expect(one.get().cart.products).toMatchObject([
    { shoppingCartUUID: 'a', value: { quantity: 99 } },
    { shoppingCartUUID: 'b' },
  ])
})

test('a storage that is full takes nothing back of what the person does [CART-13]', () => {
  const shared = memory()
  const { cart, get } = shopper({ shared })
  cart.addToCart(mug('a'))
  shared.setItem = () => {
    throw new Error('quota')
  }
  cart.addToCart(mug('b', 10, 2))
  cart.setLineQuantity('b', 11)
  expect(get().cart.products.map((line) => line.shoppingCartUUID)).toEqual(['a', 'b'])
})

test('another tab’s change reaches a tab that is buying at once, and leaves it there [CART-07]', () => {
  const one = shopper()
  const other = shopper({ shared: one.shared })
  buyNow(other.cart, mug('now', 5, 3))
  one.cart.addToCart(mug('a'))
  other.cart.follow()
  expect(other.get().cart).toMatchObject({ mode: 'direct', directProduct: { shoppingCartUUID: 'now' } })
  other.cart.returnToCart()
  expect(other.get().cart.products.map((line) => line.shoppingCartUUID)).toEqual(['a'])
})

test('a quote adds what is missing and says how much was there [CART-16]', () => {
  const { cart, get } = shopper()
  cart.addToCart(mug('a', 10, 1))
  const added = cart.addQuoteToCart([mug('q1', 5, 1), mug('q2', 5, 2)])
  expect(added).toMatchObject({ added: 1, skipped: 1, notice: { refusal: 'quote_partly_present', count: 1 } })
  expect(get().cart.products).toHaveLength(2)
  expect(get().cart.products[1]?.shoppingCartUUID).not.toBe('q2')
  expect(cart.addQuoteToCart([mug('q1', 5, 1)])).toMatchObject({ refusal: 'quote_all_present' })
  buyNow(cart, mug('now', 5, 3))
  expect(cart.addQuoteToCart([mug('q4', 5, 4)])).toMatchObject({ refusal: 'quote_needs_cart_mode' })
})
