import type { Client } from '@estampa/contract/client'
import { MAX_FAVORITES } from '@estampa/domain/favorites'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer, refusalOf } from '../../test/buyer.ts'
import { genericDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { GenericDraft } from '../catalog/generics.store.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import { saveShop } from '../shops/shops.store.ts'
import { favoritesPersonalData } from './favorites.store.ts'

let testShops: TestShops
let lucia: Client
const ids = new Map<string, number>()
const id = (code: string) => ids.get(code) ?? 0

async function save(drafts: readonly GenericDraft[], shop = testShops.pampa): Promise<Map<string, number>> {
  return testShops.services.database.inShop(shop, (tx) => saveGenerics(tx, drafts))
}

beforeAll(async () => {
  testShops = await openTestShops()
  const drafts = ['A', 'B', 'C', 'D', 'E'].map((code) => genericDraft(code, `Tazón ${code}`))
  for (const [code, number] of await save(drafts)) ids.set(code, number)
  lucia = (await openBuyer(testShops, 'pampa')).api
})
afterAll(() => testShops.close())

const idsOf = async (api: Client) => (await api.favorites.getFavorites({ onlyIds: true })).ids

test('what is marked comes back as cards, the newest first [API-18, API-19]', async () => {
  for (const code of ['A', 'B', 'C']) {
    expect(
      await lucia.favorites.updateFavoriteProduct({ genericId: id(code), favorite: true }),
    ).toMatchObject({
      favorite: true,
      genericIds: [id(code)],
    })
  }
  const all = await lucia.favorites.getFavorites({})
  expect(all.items.map((item) => [item.external_id, item.price])).toEqual([
    ['C', 1600],
    ['B', 1600],
    ['A', 1600],
  ])
  expect(all).toMatchObject({ totalCount: 3, count: 3, page: 1, total_pages: 1 })
  const second = await lucia.favorites.getFavorites({ PaginaActual: 2, maxResultCount: 2 })
  expect(second.items.map((item) => item.external_id)).toEqual(['A'])
  expect(second.ids).toEqual([id('C'), id('B'), id('A')])
  const found = await lucia.favorites.getFavorites({ Filtro: 'TAZON b' })
  expect([found.items.map((item) => item.external_id), found.totalCount]).toEqual([['B'], 1])
  expect(await lucia.favorites.getFavorites({ onlyIds: true })).toMatchObject({ items: [], totalCount: 3 })
})

test('said twice it holds once; unsaid it toggles [API-18]', async () => {
  const update = (input: { favorite?: boolean }) =>
    lucia.favorites.updateFavoriteProduct({ productId: id('D'), ...input })
  expect(await update({ favorite: true })).toMatchObject({ favorite: true, totalCount: 4 })
  expect(await update({ favorite: true })).toMatchObject({ favorite: true, totalCount: 4 })
  expect(await update({})).toMatchObject({ favorite: false, totalCount: 3 })
  expect(await update({})).toMatchObject({ favorite: true, totalCount: 4 })
  expect(await update({ favorite: false })).toMatchObject({ favorite: false, totalCount: 3 })
  expect(await update({ favorite: false })).toMatchObject({ favorite: false, totalCount: 3 })
})

test('a product that leaves the shop leaves the list, and comes back with it [API-19]', async () => {
  await save([genericDraft('B', 'Tazón B', { published: false })])
  expect(await idsOf(lucia)).toEqual([id('C'), id('A')])
  const other = await openBuyer(testShops, 'pampa', 'bruno')
  const marked = other.api.favorites.updateFavoriteProduct({ genericId: id('B') })
  expect((await refusalOf(marked)).status).toBe(404)
  await save([genericDraft('B', 'Tazón B')])
  expect(await idsOf(lucia)).toEqual([id('C'), id('B'), id('A')])
})

test('favourites are one person’s own, and of people who signed in [API-18, API-19]', async () => {
  const [rival, guest] = [await openBuyer(testShops, 'pampa', 'rival'), await testShops.guest('pampa')]
  expect(await idsOf(rival.api)).toEqual([])
  const abroad = await openBuyer(testShops, 'andina', 'vecina')
  expect((await refusalOf(abroad.api.favorites.updateFavoriteProduct({ genericId: id('A') }))).status).toBe(
    404,
  )
  for (const api of [guest, testShops.api('pampa')]) {
    expect((await refusalOf(api.favorites.getFavorites({}))).status).toBe(401)
    expect((await refusalOf(api.favorites.updateFavoriteProduct({ genericId: id('A') }))).status).toBe(401)
  }
})

test('a guest’s list is merged at once: known ones stay, lost ones are left out [API-18]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'invitada')
  await api.favorites.updateFavoriteProduct({ genericId: id('A'), favorite: true })
  const sent = [id('C'), 99_999, id('A'), id('C'), id('B')]
  const merged = await api.favorites.updateFavoriteProduct({ genericIds: sent })
  expect(merged).toEqual({ favorite: true, genericIds: [id('C'), id('A'), id('B')], totalCount: 3 })
  expect(await idsOf(api)).toEqual([id('C'), id('B'), id('A')])
  const gone = await api.favorites.updateFavoriteProduct({ genericIds: [id('C'), id('A')], favorite: false })
  expect(gone.totalCount).toBe(1)
})

test('double clicks and many at once end as if they came one after another [API-18]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'apurada')
  const click = () => api.favorites.updateFavoriteProduct({ genericId: id('E') })
  const answers = await Promise.all(Array.from({ length: 8 }, click))
  // toggles in turn: four times on, four times off
  expect(answers.filter(({ favorite }) => favorite)).toHaveLength(4)
  expect(await idsOf(api)).toEqual([])
  await Promise.all(
    Array.from({ length: 8 }, () =>
      api.favorites.updateFavoriteProduct({ genericId: id('E'), favorite: true }),
    ),
  )
  expect(await idsOf(api)).toEqual([id('E')])
})

test('nobody keeps more than the shop can show, also not at once [API-18]', async () => {
  const drafts = Array.from({ length: MAX_FAVORITES }, (_, at) => genericDraft(`N${at}`, `Llavero ${at}`))
  const many = [...(await save(drafts)).values()]
  const { api } = await openBuyer(testShops, 'pampa', 'coleccionista')
  const [last, before, ...most] = many
  await api.favorites.updateFavoriteProduct({ genericIds: most })
  const single = (genericId: number | undefined) =>
    api.favorites.updateFavoriteProduct({ genericId: genericId ?? 0, favorite: true }).then(
      () => 'kept',
      (error: { fault?: { refusal: string; message: string } }) => error.fault,
    )
  const outcomes = await Promise.all([single(last), single(before), single(id('A')), single(id('B'))])
  expect(outcomes.filter((one) => one === 'kept')).toHaveLength(2)
  expect(outcomes.find((one) => one !== 'kept')).toMatchObject({
    refusal: 'too_many_favorites',
    message: 'Ya tenés 500 favoritos. Sacá alguno para agregar otro.',
  })
  const merged = await api.favorites.updateFavoriteProduct({ genericIds: [id('C'), most[0] ?? 0] })
  expect(merged).toMatchObject({ genericIds: [most[0]], totalCount: MAX_FAVORITES })
})

test('wrong input is told at its field [API-18, API-53]', async () => {
  const members = async (input: object) => {
    const { status, fault } = await refusalOf(lucia.favorites.updateFavoriteProduct(input))
    return [status, fault?.validationErrors?.[0]?.members[0]]
  }
  expect(await members({})).toEqual([400, 'genericId'])
  expect(await members({ genericId: 1, productId: 1 })).toEqual([400, 'productId'])
  expect(await members({ genericIds: [] })).toEqual([400, 'genericIds'])
  expect(await members({ genericIds: Array.from({ length: 501 }, () => 1) })).toEqual([400, 'genericIds'])
  expect(await members({ genericId: 2 ** 31 })).toEqual([400, 'genericId'])
  expect((await refusalOf(lucia.favorites.updateFavoriteProduct({ genericId: 99_999 }))).status).toBe(404)
})

test('a shop without prices shows none in favourites [CONF-11, API-19]', async () => {
  const config = { ...pampaShop.config, name: 'Vitrina', pricesInShop: false }
  const shop = await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'vitrina', config })
  const own = await save([genericDraft('V', 'Vitrina')], shop)
  const { api } = await openBuyer(testShops, 'vitrina')
  await api.favorites.updateFavoriteProduct({ genericId: own.get('V') ?? 0 })
  const { items } = await api.favorites.getFavorites({})
  expect(items.map(({ price, price_with_taxes }) => [price, price_with_taxes])).toEqual([[null, null]])
})

test('what a person marked is exported and erased [API-07, LAW-07]', async () => {
  const { api, customerId } = await openBuyer(testShops, 'pampa', 'olvidada')
  await api.favorites.updateFavoriteProduct({ genericId: id('A') })
  const customer = { id: customerId } as Parameters<typeof favoritesPersonalData.gather>[1]
  const { database } = testShops.services
  const known = await database.inShop(testShops.pampa, (tx) => favoritesPersonalData.gather(tx, customer))
  expect(known).toEqual([expect.objectContaining({ generic_id: id('A'), name: 'Tazón A' })])
  await database.inShop(testShops.pampa, async (tx) => {
    await favoritesPersonalData.erase(tx, customer)
    await sql`delete from customers where id = ${customerId}`.execute(tx)
  })
  expect((await refusalOf(api.favorites.updateFavoriteProduct({ genericId: id('A') }))).status).toBe(401)
})
