/** Catalogs that are fetched by themselves: as the first one was decided, with a brake, and told only when something is wrong. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { enqueue } from '../../jobs/jobs.store.ts'
import { listFeeds } from './feeds.store.ts'
import { nextFetchAt } from './schedule.ts'

let office: TestOffice
let owner: OfficeBrowser
let supplier: Server
/** What the supplier's server gives, by path, and what it was sent. */
const files = new Map<string, string>()
const asked: { url: string; key: string | undefined }[] = []
beforeAll(async () => {
  supplier = createServer((request, answer) => {
    const { url = '', headers } = request
    asked.push({ url, key: headers.authorization })
    const isLocked = url.startsWith('/api') && headers.authorization !== 'Bearer llave-7'
    const body = files.get(url)
    answer.statusCode = isLocked ? 401 : body === undefined ? 404 : 200
    answer.end(isLocked ? '' : body)
  })
  await new Promise<void>((open) => supplier.listen(0, '127.0.0.1', open))
  office = await openTestOffice({ FETCH_LOOPBACK: 'true' })
  owner = await office.enter('duena@pampa.example')
})
afterAll(async () => {
  supplier.close()
  await office.close()
})

const countMails = () =>
  office.post.received.filter(({ subject }) => subject.includes('no entró sola')).length
const desk = () => owner.api('pampa').staff
const at = (path: string) => `http://127.0.0.1:${(supplier.address() as AddressInfo).port}${path}`
async function settled(id: number) {
  await expect
    .poll(async () => (await desk().getImport({ Id: id })).state, { interval: 50 })
    .toMatch(/choosing|checked|done|failed/)
  return desk().getImport({ Id: id })
}
const list = (count: number, price = 1000) =>
  [
    'Código;Nombre;Precio',
    ...Array.from({ length: count }, (_, one) => `F-${one};Jarro ${one};${price}`),
  ].join('\n')
async function runFeed(Id: number) {
  return settled((await desk().runImportFeed({ Id })).import)
}

test('the first time is decided by a person, the next ones go by themselves, and too much withdrawn stops it [OWN-09]', async () => {
  files.set('/lista.csv', list(10))
  const feed = await desk().saveImportFeed({
    supplier: 'Loza Sur',
    address: at('/lista.csv'),
    key: 'secreta',
  })
  expect([feed.hasKey, JSON.stringify(feed).includes('secreta'), feed.isDecided]).toEqual([
    true,
    false,
    false,
  ])
  const first = await runFeed(feed.id)
  expect([first.state, first.choices?.supplier]).toEqual(['choosing', 'Loza Sur'])
  expect(asked.at(-1)?.key).toBe('Bearer secreta')
  expect((await refusalOf(desk().runImportFeed({ Id: feed.id }))).fault?.refusal).toBe('import_feed_busy')
  await desk().checkImport({
    Id: first.id,
    choices: { supplier: 'Loza Sur', priceKind: 'cost', hidesMissing: true },
  })
  expect((await settled(first.id)).state).toBe('checked')
  await desk().startImport({ Id: first.id })
  expect((await settled(first.id)).state).toBe('done')

  // a price moves and one product goes: it runs by itself
  files.set('/lista.csv', list(9, 1100))
  const second = await runFeed(feed.id)
  expect([second.state, second.digest?.counts]).toEqual([
    'done',
    expect.objectContaining({ changed: 10, withdrawn: 1 }),
  ])
  expect(countMails()).toBe(0)

  // nothing has changed: no run is kept
  expect(await runFeed(feed.id)).toMatchObject({ state: 'done', run: null })

  // six of nine go: it stops, and is told
  files.set('/lista.csv', list(3, 1100))
  const braked = await runFeed(feed.id)
  expect([braked.state, braked.problem]).toEqual([
    'checked',
    expect.stringContaining('dejarían de venderse 6 de los 9 productos'),
  ])
  await expect.poll(countMails).toBe(1)
  expect((await desk().getProducts({ Filtro: 'Jarro', state: 'published' })).totalCount).toBe(9)
  await desk().startImport({ Id: braked.id })
  expect((await settled(braked.id)).state).toBe('done')
  expect((await desk().getProducts({ Filtro: 'Jarro', state: 'published' })).totalCount).toBe(3)
})

test('a list with other columns waits for somebody, one that is gone is told, and a rehearsal by hand does not run [OWN-09]', async () => {
  files.set('/lista.csv', 'Modelo;Detalle largo;Importe neto\nF-0;Jarro 0;5')
  const { items } = await desk().getImportFeeds({})
  const Id = items[0]?.id ?? 0
  const other = await runFeed(Id)
  expect([other.state, other.problem]).toEqual(['choosing', expect.stringContaining('cambió de forma')])
  const columns = ['external_id', 'name', 'price'].map((use, place) => ({
    heading: other.look?.columns[place]?.heading ?? '',
    use,
  }))
  await desk().checkImport({ Id: other.id, choices: { supplier: 'Loza Sur', priceKind: 'cost', columns } })
  expect((await settled(other.id)).state).toBe('checked')
  await desk().dropImport({ Id: other.id })
  files.delete('/lista.csv')
  const gone = await runFeed(Id)
  expect([gone.state, gone.problem]).toEqual(['failed', expect.stringContaining('el servidor contestó 404')])
  expect((await desk().getImportFeeds({})).items[0]?.last?.state).toBe('failed')
})

test('an API with the shape of Zecat is read page by page with its key, which no redirect takes elsewhere [OWN-09]', async () => {
  const product = (id: number) => ({
    id,
    external_id: `Z-${id}`,
    name: `Termo ${id}`,
    price: 900,
    products: [{ sku: `Z-${id}-R`, stock: 5, element_description_1: 'Rojo' }],
  })
  files.set(
    '/api/generic_product?page=1&limit=50',
    JSON.stringify({ total_pages: 2, generic_products: [product(1)] }),
  )
  const bare = { id: 2, external_id: 'Z-2', name: 'Termo 2' }
  files.set(
    '/api/generic_product?page=2&limit=50',
    JSON.stringify({ total_pages: 2, generic_products: [bare] }),
  )
  files.set('/api/generic_product/2', JSON.stringify({ generic_product: product(2) }))
  const address = at('/api/generic_product')
  const { id } = await desk().saveImportFeed({ supplier: 'Zeta', kind: 'zecat', address, key: 'llave-7' })
  const first = await runFeed(id)
  expect([first.state, first.look?.kind]).toEqual(['choosing', 'zecat'])
  await desk().checkImport({ Id: first.id, choices: { supplier: 'Zeta', priceKind: 'cost' } })
  expect((await settled(first.id)).digest?.created.map(({ name }) => name)).toEqual(['Termo 1', 'Termo 2'])
  await desk().dropImport({ Id: first.id })
  // a key is for the address that it was typed for
  const moved = await desk().saveImportFeed({
    Id: id,
    supplier: 'Zeta',
    kind: 'zecat',
    address: at('/api/otra'),
  })
  expect(moved.hasKey).toBe(false)
  expect((await runFeed(id)).problem).toContain('el servidor no nos deja entrar (401)')
  await desk().removeImportFeed({ Id: id })
})

test('feeds begin at their hour of the shop’s calendar, and one that still waits is left out [OWN-09]', async () => {
  const timeZone = 'America/Argentina/Buenos_Aires'
  const next = (now: string, hour: number, everyHours: number) =>
    nextFetchAt(new Date(now), { hour, everyHours }, timeZone).toISOString()
  expect(next('2026-11-26T15:20:00Z', 4, 24)).toBe('2026-11-27T07:00:00.000Z')
  expect(next('2026-11-26T15:20:00Z', 4, 6)).toBe('2026-11-26T19:00:00.000Z')
  expect(next('2026-11-26T15:20:00Z', 4, 1)).toBe('2026-11-26T16:00:00.000Z')

  files.set('/otra.csv', list(2))
  const { id } = await desk().saveImportFeed({ supplier: 'Otra', address: at('/otra.csv'), everyHours: 1 })
  office.shift.ms = 3_700_000
  const tick = () =>
    office.services.database.inShop(office.testShops.pampa, (tx) => enqueue(tx, 'fetch_feeds', {}))
  const lastOf = async () => {
    const feeds = await office.services.database.readInShop(office.testShops.pampa, listFeeds)
    return feeds.find((feed) => feed.id === id)?.last
  }
  await tick()
  await expect.poll(async () => (await lastOf())?.state).toBe('choosing')
  const before = (await lastOf())?.id
  office.shift.ms *= 3
  await tick()
  await new Promise((wait) => setTimeout(wait, 600))
  expect((await lastOf())?.id).toBe(before)
})
