import { CallFailure } from '@estampa/contract/client'
import { type CartProduct, emptyCart, withProducts } from '@estampa/domain/cart'
import { createStore } from '@estampa/web/state'
import { expect, test } from 'vitest'
import type { CartState } from '../cart-store.ts'
import { linesToSend, type SentLine } from '../wire-lines.ts'
import { type CartSavingOptions, createCartSaving } from './cart-saving.ts'
import { createSyncStorage } from './sync-storage.ts'

const line = (uuid: string, quantity = 10): CartProduct => ({
  shoppingCartUUID: uuid,
  type: 'ProductoSimple',
  quoteInfo: null,
  generic: {
    id: 1,
    external_id: 'T-1',
    description: '',
    name: 'Tazón',
    featured_img: null,
    price: 125_000,
    customization_under_minimum_extra_cost: null,
    printing_types: [],
  },
  value: {
    id: 1,
    sku: 'T-1-RED',
    quantity,
    isCustomizable: false,
    customization: null,
    applicationTechnique: [],
    customizationRender: null,
    featuredImg: null,
    element_description_1: 'Rojo',
    element_description_2: '',
    element_description_3: '',
  },
})

function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
}

type Wire = readonly SentLine[]
const refused = (status: number, refusal: string, data: unknown = null) =>
  new CallFailure(status, 'no', {
    refusal,
    data,
    code: status,
    message: 'no',
    details: null,
    validationErrors: null,
  })

/** A server with one customer's cart; `down` answers nothing. */
function shopServer(products: readonly CartProduct[] = []) {
  const server = {
    version: products.length > 0 ? 1 : 0,
    products: linesToSend(products) as Wire,
    merged: new Set<string>(),
    down: false,
    wrong: new Set<string>(),
    mended: undefined as Wire | undefined,
    asked: [] as string[],
  }
  const answer = (call: string, lines: Wire = []) => {
    server.asked.push(call)
    if (server.down) throw new TypeError('network')
    const bad = lines.filter(({ shoppingCartUUID }) => server.wrong.has(shoppingCartUUID))
    if (bad.length > 0) throw refused(422, 'variant_not_offered', { lines: bad })
  }
  const whole = () => ({ version: server.version, products: server.products, uploads: [], priceChanges: [] })
  const api: CartSavingOptions['api'] = {
    async createOrEditShoppingCart(lines, options) {
      answer('save', lines)
      const version = Number(options?.headers?.['If-Match']?.replaceAll('"', ''))
      if (version !== server.version) throw refused(409, 'cart_changed', whole())
      Object.assign(server, { products: lines, version: server.version + 1 })
      return { version: server.version }
    },
    async mergeShoppingCart(lines) {
      answer('merge')
      const leftOut = lines
        .filter(({ shoppingCartUUID }) => server.wrong.has(shoppingCartUUID))
        .map(({ shoppingCartUUID }) => ({ shoppingCartUUID, refusal: 'variant_not_offered', message: '' }))
      const fresh = lines.filter(
        ({ shoppingCartUUID }) => !server.merged.has(shoppingCartUUID) && !server.wrong.has(shoppingCartUUID),
      )
      for (const { shoppingCartUUID } of fresh) server.merged.add(shoppingCartUUID)
      Object.assign(server, { products: [...server.products, ...fresh], version: server.version + 1 })
      return { version: server.version, leftOut }
    },
    async getShoppingCartsClient() {
      answer('restore')
      const { mended } = server
      if (!mended) return whole()
      Object.assign(server, { products: mended, version: server.version + 1, mended: undefined })
      throw refused(422, 'cart_not_restored', { ...whole(), lines: [] })
    },
  }
  return { server, api, uuids: () => server.products.map(({ shoppingCartUUID }) => shoppingCartUUID) }
}

/** A browser with its cart; tabs of one browser share `storage`. */
function browser(
  api: CartSavingOptions['api'],
  { storage = memoryStorage(), userId = 7, kept: stored = [] as readonly CartProduct[] } = {},
) {
  const first = {
    cart: withProducts(emptyCart, stored),
    prices: [],
    isUpdatingPrices: false,
    arePricesStale: false,
    isSummaryVisible: false,
    isReady: true,
    removed: null,
    added: null,
    priceFailure: null,
  }
  const state = createStore<CartState>(first)
  const set = (products: readonly CartProduct[]) =>
    state.set({ ...state.get(), cart: withProducts(state.get().cart, products) })
  const troubles: unknown[] = []
  const sync = createCartSaving({
    userId,
    api,
    memory: createSyncStorage('pampa', () => storage),
    delayMs: 0,
    retryMs: 2,
    cart: {
      state,
      catchUp: () => {},
      replaceCart: (change) => set(change(state.get().cart).products),
    },
    inTurn: (work) => work(),
    addFailed: (failure) => troubles.push(failure),
    pricesChanged: () => {},
    report: () => {},
  })
  state.subscribe(sync.changed)
  const products = () => state.get().cart.products
  const uuids = () => products().map(({ shoppingCartUUID }) => shoppingCartUUID)
  return { sync, set, products, uuids, troubles, storage }
}

test('the cart of a guest joins the saved cart once [CART-20] [AUTH-02]', async () => {
  const { api, server, uuids } = shopServer([line('saved')])
  const one = browser(api)
  one.set([line('guest')])
  await one.sync.restore()
  await one.sync.restore()
  expect([uuids(), one.uuids()]).toEqual([
    ['saved', 'guest'],
    ['saved', 'guest'],
  ])
  expect(server.asked).toEqual(['merge', 'restore', 'restore'])
})

test('a change is saved a moment later, and many quick ones once [CART-13]', async () => {
  const { api, server } = shopServer()
  const one = browser(api)
  await one.sync.restore()
  for (const quantity of [1, 2, 3]) one.set([line('a', quantity)])
  await expect.poll(() => server.products).toMatchObject([{ value: { quantity: 3 } }])
  expect(server.asked).toEqual(['restore', 'save'])
})

test('two tabs that go on from one cart both keep their lines [CART-13]', async () => {
  const { api, uuids } = shopServer([line('a')])
  const [one, other] = [browser(api), browser(api)]
  await one.sync.restore()
  await other.sync.restore()
  one.set([line('a'), line('b')])
  other.set([line('a'), line('c')])
  await Promise.all([one.sync.flush(), other.sync.flush()])
  await one.sync.restore()
  expect(new Set(uuids())).toEqual(new Set(['a', 'b', 'c']))
  expect(new Set(one.uuids())).toEqual(new Set(['a', 'b', 'c']))
})

test('lines removed here stay removed, and lines changed on the server are taken over [DRAWER-04]', async () => {
  const { api, server } = shopServer([line('a'), line('b')])
  const one = browser(api)
  await one.sync.restore()
  Object.assign(server, { products: linesToSend([line('a'), line('b', 77)]), version: 2 })
  one.set(one.products().slice(1))
  await one.sync.restore()
  expect(one.products()).toMatchObject([{ shoppingCartUUID: 'b', value: { quantity: 77 } }])
  expect(server.products).toHaveLength(1)
})

test('a removal that could not be saved is silent, tried again and outlives a reload [CART-18]', async () => {
  const { api, server, uuids } = shopServer([line('a'), line('b')])
  const one = browser(api)
  await one.sync.restore()
  server.down = true
  one.set(one.products().slice(0, 1))
  await expect(one.sync.flush()).rejects.toThrow('network')
  expect([one.troubles, one.uuids()]).toEqual([[], ['a']])
  one.sync.stop()
  server.down = false
  const reloaded = browser(api, { storage: one.storage })
  reloaded.set(one.products())
  await reloaded.sync.restore()
  expect([uuids(), reloaded.uuids()]).toEqual([['a'], ['a']])
})

test('after a failure it is tried again without anybody asking [CART-18]', async () => {
  const { api, server, uuids } = shopServer()
  const one = browser(api)
  await one.sync.restore()
  server.down = true
  one.set([line('a')])
  await expect.poll(() => server.asked.length).toBeGreaterThan(3)
  server.down = false
  await expect.poll(uuids).toEqual(['a'])
})

test('a line that could not be saved when it was added is told of once and never lost [CART-17]', async () => {
  const { api, server, uuids } = shopServer([line('a')])
  const one = browser(api)
  await one.sync.restore()
  server.wrong.add('bad')
  one.set([...one.products(), line('bad'), line('b')])
  await one.sync.flush()
  one.set([...one.products(), line('c')])
  await one.sync.flush()
  expect(one.troubles).toMatchObject([{ status: 422 }])
  expect(one.uuids()).toEqual(['a', 'bad', 'b', 'c'])
  expect(uuids()).toEqual(['a', 'b', 'c'])
})

test('a cart that had to be mended is taken over before it is told of [DRAWER-04]', async () => {
  const { api, server } = shopServer([line('a'), line('gone')])
  const one = browser(api)
  await one.sync.restore()
  server.mended = linesToSend([line('a')])
  await expect(one.sync.restore()).rejects.toMatchObject({ status: 422 })
  expect(one.uuids()).toEqual(['a'])
  await one.sync.restore()
  expect(one.uuids()).toEqual(['a'])
})

test('a guest cart with a line that the shop does not take joins with its other lines [CART-20]', async () => {
  const { api, server, uuids } = shopServer()
  const one = browser(api)
  server.wrong.add('bad')
  one.set([line('bad'), line('a')])
  await one.sync.restore()
  expect(uuids()).toEqual(['a'])
  expect(new Set(one.uuids())).toEqual(new Set(['a', 'bad']))
})

test('another person at the same browser gets none of the lines of the one before [CART-20]', async () => {
  const ana = shopServer([line('of ana')])
  const one = browser(ana.api)
  await one.sync.restore()
  one.set([...one.products(), line('since then')])
  one.sync.stop()
  const elena = shopServer([line('of elena')])
  const other = browser(elena.api, { storage: one.storage, userId: 8 })
  other.set(one.products())
  await other.sync.restore()
  expect(other.uuids()).toEqual(['of elena', 'since then'])
  expect(elena.uuids()).toEqual(['of elena', 'since then'])
})

test('once it is stopped nothing is saved, least of all the emptied cart [AUTH-05]', async () => {
  const { api, server, uuids } = shopServer([line('a')])
  const one = browser(api)
  await one.sync.restore()
  one.set([])
  one.sync.stop()
  await one.sync.flush()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect([uuids(), server.asked]).toEqual([['a'], ['restore']])
})

test('a login whose first try met no network joins with the next one [CART-20]', async () => {
  const { api, server, uuids } = shopServer()
  const one = browser(api)
  server.down = true
  one.set([line('a')])
  await expect(one.sync.restore()).rejects.toThrow('network')
  server.down = false
  await expect.poll(uuids).toEqual(['a'])
})

test('a line that waits since an earlier visit is tried again without a word [CART-17] [CART-18]', async () => {
  const { api, server, uuids } = shopServer()
  const one = browser(api)
  await one.sync.restore()
  server.down = true
  one.set([line('a')])
  await expect(one.sync.flush()).rejects.toThrow('network')
  expect(one.troubles).toHaveLength(1)
  one.sync.stop()
  const later = browser(api, { storage: one.storage, kept: one.products() })
  await expect(later.sync.restore()).rejects.toThrow('network')
  expect(later.troubles).toEqual([])
  server.down = false
  await expect.poll(uuids).toEqual(['a'])
})
