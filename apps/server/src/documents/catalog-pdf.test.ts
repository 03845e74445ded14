import { access } from 'node:fs/promises'
import { formatPriceText, fromWire } from '@estampa/domain/money'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { genericDraft, mugDraft } from '../../test/products.ts'
import { readDocument } from '../../test/read-document.ts'
import { andinaShop, pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { pictureKey } from '../files/pictures.ts'
import { saveShop } from '../shops/shops.store.ts'
import { gatherCatalog } from './catalog-facts.ts'
import { COLUMNS, layOutCatalog, ROW } from './catalog-layout.ts'
import { WHOLE } from './catalog-pdf.store.ts'
import { page } from './drawing/pdf-sheet.ts'

let testShops: TestShops
let worker: { stop(): Promise<void> }
beforeAll(async () => {
  testShops = await openTestShops()
  const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#3366aa' } })
    .webp()
    .toBuffer()
  await testShops.services.files.put(pictureKey('catalog-mug', 'webp'), bytes, 'image/webp')
  const family = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveFamily(tx, { title: 'Drinkware y más', icon_url: null, position: 1 }),
  )
  const picture = {
    image_url: '/pictures/catalog-mug.webp',
    width: 500,
    height: 400,
    color: null,
    variant: null,
    printing_area_id: null,
  }
  await addProduct(
    testShops,
    'pampa',
    mugDraft({ families: [{ id: family, main: true }], images: [{ ...picture, main: true, order: 1 }] }),
  )
  await addProduct(testShops, 'pampa', genericDraft('LIB-1', 'Cuaderno Ñandú'))
  worker = await startTestWorker(testShops)
})
afterAll(async () => {
  await worker.stop()
  await testShops.close()
})

async function made(shop = 'pampa', family?: string) {
  const seen: number[] = []
  const ask = () => testShops.api(shop).papers.getCatalogFile(family ? { family } : {})
  let answer = await ask()
  for (let tries = 0; answer.state === 'working' && tries < 200; tries++) {
    seen.push(answer.progress)
    await new Promise((later) => setTimeout(later, 100))
    answer = await ask()
  }
  if (!answer.file) throw new Error(`the catalogue is ${answer.state}`)
  const file = await fetch(`${testShops.origin}${answer.file.url}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return { ...answer.file, seen, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** A new product, once the server has heard of it. */
async function bring(code: string, name: string) {
  const versionOf = async () => (await testShops.services.shops.byName('pampa'))?.version ?? 0
  const before = await versionOf()
  await addProduct(testShops, 'pampa', genericDraft(code, name))
  await expect.poll(versionOf).toBeGreaterThan(before)
}

async function switchTo(config: object) {
  await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, ...config } })
  await expect
    .poll(async () => (await testShops.services.shops.byName('pampa'))?.config)
    .toMatchObject(config)
}

test('anybody gets the catalogue with every product, its price and a link to it [ROUTE-01]', async () => {
  const { name, bytes } = await made()
  expect(name).toBe('catalogo-pampa.pdf')
  const { text, pages, info } = await readDocument(bytes)
  const { items } = await testShops.api('pampa').catalog.getProductsList({})
  expect(items.length).toBeGreaterThan(1)
  for (const item of items) {
    expect(text).toContain(item.name)
    expect(text).toContain(item.external_id)
    const price = formatPriceText(fromWire(item.price ?? 0)).replace(/\s/g, ' ')
    expect(text).toContain(`Desde ${price}`)
  }
  expect(text).toContain('Drinkware y más')
  expect(pages.length).toBe(3)
  expect(info.Author).toBe(pampaShop.config.name)
  const raw = Buffer.from(bytes).toString('latin1')
  expect(raw).toContain('/Lang (es-AR)')
  expect(raw).toMatch(/\/Type \/Catalog[\s\S]*\/Outlines/)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/pampa/product/')
})

test('however many ask, one is made, and again only where something has changed [ROUTE-01]', async () => {
  const request = await Promise.all(
    Array.from({ length: 20 }, () => testShops.api('pampa').papers.getCatalogFile({})),
  )
  expect(new Set(request.map(({ state }) => state)).size).toBe(1)
  const before = await made()
  await switchTo({ withTaxes: false })
  const same = await made()
  expect(same.url.split('/').slice(4)).toEqual(before.url.split('/').slice(4))
  await bring('LIB-2', 'Agenda nueva')
  const after = await made()
  expect(after.url).not.toBe(before.url)
  expect((await readDocument(after.bytes)).text).toContain('Agenda nueva')
})

test('pictures are made once for all catalogues, and stand in the PDF byte for byte [ROUTE-01]', async () => {
  const { bytes } = await made()
  const key = 'pictures-made/catalog-mug.474x320.jpg'
  const tile = await testShops.services.files.get(key)
  expect(tile?.length).toBeGreaterThan(500)
  expect(Buffer.from(bytes).includes(tile ?? 'none')).toBe(true)
  const other = await sharp({ create: { width: 474, height: 320, channels: 3, background: '#22aa44' } })
    .jpeg()
    .toBuffer()
  await testShops.services.files.put(key, other, 'image/jpeg')
  await bring('LIB-3', 'Libreta nueva')
  expect(Buffer.from((await made()).bytes).includes(other)).toBe(true)
})

deepTest(
  'a drawing that is cut off leaves no file, and whoever asks again gets it whole [ROUTE-01]',
  async () => {
    const { files } = testShops.services
    const { take } = files
    const parts: string[] = []
    files.take = async (key, part) => {
      parts.push(part)
      throw new Error(`nothing is kept under ${key}`)
    }
    await bring('LIB-4', 'Libreta cortada')
    await expect(made()).rejects.toThrow('failed')
    files.take = take
    await Promise.all(parts.map((part) => expect(access(part)).rejects.toThrow('ENOENT')))
    expect(parts.length).toBeGreaterThan(0)
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`update catalog_papers set ended_at = now() - interval '1 minute' where state = 'failed'`.execute(
        tx,
      ),
    )
    expect((await readDocument((await made()).bytes)).text).toContain('Libreta cortada')
  },
)

test('a catalogue that cannot hold everything says so on its cover [ROUTE-01]', async () => {
  const { services, pampa } = testShops
  const shop = await services.shops.byId(pampa)
  if (!shop) throw new Error('no shop')
  const all = await gatherCatalog({ services, shop }, WHOLE)
  expect(all?.rest).toBe('')
  const some = await gatherCatalog({ services, shop }, WHOLE, 1)
  expect(some?.sections.flatMap(({ cards }) => cards)).toHaveLength(1)
  expect(some?.rest).toMatch(/^Este archivo muestra 1 de los [2-9] productos\./)
  expect(some?.subtitle).toMatch(/[2-9] productos$/)
})

test('one family alone, and none that the shop does not have [ROUTE-01]', async () => {
  const { name, bytes } = await made('pampa', 'drinkware-y-mas')
  expect(name).toBe('catalogo-pampa-drinkware-y-mas.pdf')
  const { text } = await readDocument(bytes)
  expect(text).not.toContain('Cuaderno')
  const refused = await refusalOf(
    testShops.api('andina').papers.getCatalogFile({ family: 'drinkware-y-mas' }),
  )
  expect(refused.status).toBe(404)
})

deepTest(
  'a shop without prices has a catalogue without prices, and an empty one is a cover [ROUTE-01]',
  async () => {
    await switchTo({ pricesInShop: false })
    const { bytes } = await made()
    await switchTo({ pricesInShop: true })
    expect((await readDocument(bytes)).text).not.toContain('$')
    const empty = await readDocument((await made('andina')).bytes)
    expect(empty.text).toContain(andinaShop.config.name)
  },
)

test('a layout loses no product, and no title stands alone [ROUTE-01]', () => {
  const counts = [1, 12, 13, 0, 7, 40, 3]
  const { pages, firstPages, indexPages } = layOutCatalog(counts)
  for (const [section, count] of counts.entries()) {
    const rows = pages.flat().filter((block) => block.kind === 'row' && block.section === section)
    expect(rows).toHaveLength(Math.ceil(count / COLUMNS))
    const at = (firstPages[section] ?? 0) - 2 - indexPages
    expect(pages[at]?.some((block) => block.kind === 'title' && block.section === section)).toBe(true)
    if (count > 0)
      expect(pages[at]?.some((block) => block.kind === 'row' && block.section === section)).toBe(true)
  }
  for (const block of pages.flat())
    expect(block.y + (block.kind === 'row' ? ROW : 0)).toBeLessThan(page.bottom + 2)
})
