/** The categories of a shop in the hands of its people, and where buyers find what stands in them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer, refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft } from '../../test/products.ts'
import { saveGenerics } from '../catalog/save-generics.ts'

let office: TestOffice
let owner: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const idOf = async (title: string) =>
  (await desk().getCategories({})).items.find((one) => one.title === title)?.id ?? 0
const make = async (title: string, parent?: string) => {
  await desk().createCategory({ title, parentId: parent === undefined ? null : await idOf(parent) })
  return idOf(title)
}
const fill = (code: string, name: string, families: readonly number[]) =>
  office.services.database.inShop(office.testShops.pampa, (tx) =>
    saveGenerics(tx, [
      genericDraft(code, name, { families: families.map((id, at) => ({ id, main: at === 0 })) }),
    ]),
  )
const shop = () => openBuyer(office.testShops, 'pampa')
const namesIn = async (url: string) =>
  (await (await shop()).api.catalog.getProductsList({ 'families[]': [url] })).items.map(({ name }) => name)

test('what stands in a category is found in those above it, and is counted once there [OWN-04] [API-13]', async () => {
  await make('Textil')
  const polos = await make('Poleras', 'Textil')
  const caps = await make('Gorros', 'Textil')
  await make('Escritorio')
  await fill('C-1', 'Polera de piqué', [polos])
  await fill('C-2', 'Conjunto de gorro y polera', [polos, caps])
  expect((await namesIn('textil')).toSorted()).toEqual(['Conjunto de gorro y polera', 'Polera de piqué'])
  const categories = await (await shop()).api.catalog.getCategories({})
  expect(categories.map(({ title, count, parent_id }) => [title, count, parent_id === null])).toEqual([
    ['Textil', 2, true],
    ['Poleras', 2, false],
    ['Gorros', 1, false],
  ])
  expect((await desk().getCategories({})).items.map(({ title, products }) => [title, products])).toEqual([
    ['Textil', 0],
    ['Poleras', 2],
    ['Gorros', 1],
    ['Escritorio', 0],
  ])
})

test('categories are moved, and their products with them; a circle and a fourth level are refused [OWN-04]', async () => {
  const { items } = await desk().getCategories({})
  const [textile, polos, caps, office_] = items.map(({ id }) => id) as [number, number, number, number]
  const arrange = (...places: [number, number | null][]) =>
    desk().arrangeCategories({ places: places.map(([id, parentId]) => ({ id, parentId })) })
  await arrange([office_, null], [textile, null], [caps, textile], [polos, office_])
  expect(await namesIn('textil')).toEqual(['Conjunto de gorro y polera'])
  expect((await namesIn('escritorio')).length).toBe(2)
  expect((await desk().getCategories({})).items.map(({ title }) => title)).toEqual([
    'Escritorio',
    'Textil',
    'Gorros',
    'Poleras',
  ])
  expect(await codeOf(arrange([textile, caps], [caps, textile], [polos, null], [office_, null]))).toBe(
    'categories_in_circle',
  )
  expect(await codeOf(arrange([textile, null], [caps, textile], [polos, caps], [office_, polos]))).toBe(
    'categories_too_deep',
  )
  expect(await codeOf(arrange([9_999_999, null], [textile, null]))).toBe('categories_moved')
  // one that is not named stays where it is, behind the others
  await arrange([polos, office_], [office_, null], [textile, null])
  expect((await desk().getCategories({})).items.find(({ id }) => id === caps)?.parentId).toBe(textile)
  const { items: changes } = await desk().getChanges({ kind: 'category' })
  expect(changes[0]?.call).toBe('arrangeCategories')
})

test('a category is called otherwise, joined with another and deleted; its products stay in the shop [OWN-04] [ADM-20]', async () => {
  const polos = await idOf('Poleras')
  const saved = await desk().saveCategory({ Id: polos, title: 'Poleras y piqué' })
  expect(saved.items.find(({ id }) => id === polos)).toMatchObject({
    title: 'Poleras y piqué',
    url: 'poleras',
  })
  expect((await (await shop()).api.catalog.getProductsList({ name: 'piqué' })).totalCount).toBeGreaterThan(0)
  expect(await codeOf(desk().saveCategory({ Id: polos, title: 'TEXTIL' }))).toBe('category_exists')
  expect(await codeOf(desk().createCategory({ title: '¡!' }))).toBe('category_nameless')
  expect(await codeOf(desk().saveCategory({ Id: polos, picture: 'https://other.example/x.png' }))).toBe(
    'invalid_input',
  )
  const caps = await idOf('Gorros')
  await desk().mergeCategory({ Id: caps, into: polos })
  expect(await idOf('Gorros')).toBe(0)
  expect((await namesIn('poleras')).length).toBe(2)
  const stays = await desk().getProducts({ Filtro: 'conjunto' })
  expect(stays.items[0]?.family).toBe('Poleras y piqué')
  // what stands in one that goes comes up to its place
  const inner = await make('Con bolsillo', 'Poleras y piqué')
  await desk().deleteCategory({ Id: polos })
  const left = (await desk().getCategories({})).items
  expect(left.find(({ id }) => id === inner)?.parentId).toBe(await idOf('Escritorio'))
  expect((await desk().getProducts({ state: 'published' })).totalCount).toBe(2)
  expect(await codeOf(desk().mergeCategory({ Id: inner, into: inner }))).toBe('category_merge_with_itself')
  const parent = await idOf('Escritorio')
  expect(await codeOf(desk().mergeCategory({ Id: parent, into: inner }))).toBe('categories_in_circle')
})

test('another shop has none of them, and who only looks changes none [OWN-04] [ADM-03]', async () => {
  const id = await idOf('Textil')
  const viewer = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  expect((await desk(viewer).getCategories({})).items.length).toBeGreaterThan(0)
  expect(await codeOf(desk(viewer).deleteCategory({ Id: id }))).toBe('not_allowed')
  const other = await office.enter('dueno@andina.example', 'andina')
  expect(await codeOf(desk(other, 'andina').deleteCategory({ Id: id }))).toBe('not_found')
})
