import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../../test/test-shops.ts'
import { importCatalog } from '../import-catalog.ts'
import { findByExternalId } from '../save/import.store.ts'
import type { Network } from './fetch-bytes.ts'

let testShops: TestShops
let folder: string
let supplier: Server
let origin: string
let said = ''
const requests: string[] = []
const pictures = new Map<string, Buffer>()
const network: Network = {
  resolve: async (host) => [{ address: host === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  isPortAllowed: () => true,
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estampa-import-pictures-'))
  testShops = await openTestShops({ FILES_DIR: join(folder, 'files') })
  supplier = createServer((request, response) => {
    requests.push(request.url ?? '')
    const bytes = pictures.get(request.url ?? '')
    if (bytes) response.end(bytes)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => supplier.listen(0, '127.0.0.1', done))
  origin = `http://photos.example:${(supplier.address() as AddressInfo).port}`
})
afterAll(async () => {
  supplier.closeAllConnections()
  supplier.close()
  await testShops.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  said = ''
  requests.length = 0
})

const flat = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

async function run(...more: string[]): Promise<number> {
  const image = (name: string, main = false) => ({
    image_url: name.includes(':') ? name : `${origin}/${name}`,
    main,
  })
  const record = {
    id: 'PIC',
    name: 'Taza',
    price: 10,
    printing_areas: [{ id: 1, name: 'Frente', width_centimeters: 4, height_centimeters: 4 }],
    images: [
      image('front.png', true),
      image('gone.png'),
      image('page.png'),
      image('http://inside.example/x.png'),
      image('file:///etc/passwd'),
    ],
    products: [{ sku: 'PIC-R', stock: 1 }],
    variants: { colors: { '': [{ sku: 'PIC-R', images: [{ imageUrl: `${origin}/red.png` }] }] } },
  }
  const path = join(folder, 'pictures.json')
  writeFileSync(path, JSON.stringify([record]))
  const shop = await testShops.services.shops.byName('pampa')
  if (!shop) expect.fail('no shop')
  const nothing = async () => {}
  return importCatalog(['--shop', 'pampa', path, ...more], {
    open: async () => ({ services: testShops.services, shop, analyze: nothing, close: nothing }),
    screen: {
      isTTY: false,
      write: (text) => {
        said += text
      },
    },
    network,
  })
}

const find = async () =>
  (await testShops.services.database.readInShop(testShops.pampa, (tx) => findByExternalId(tx, ['PIC']))).get(
    'PIC',
  )

test('pictures come only when asked for, and those that fail are told and stop nothing [IMP-01]', async () => {
  pictures.set('/front.png', await flat('#cc2233'))
  pictures.set('/red.png', await flat('#00aa00', 2000))
  pictures.set('/page.png', Buffer.from('<html>'))
  expect(await run()).toBe(0)
  expect(requests).toEqual([])
  expect((await find())?.images).toEqual([])
  expect(await run('--pictures')).toBe(0)
  const generic = await find()
  expect(generic?.images).toMatchObject([
    { main: true, order: 1, variant: null, width: 60, height: 40 },
    { main: false, order: 2, variant: 'PIC-R', width: 1600, height: 32 },
  ])
  expect(said).toContain('gone.png: el servidor contestó 404')
  expect(said).toContain('page.png: no es una imagen que podamos leer')
  expect(said).toContain('inside.example/x.png: dirección privada')
  expect(said).not.toContain('passwd')
  const [front] = generic?.images ?? []
  expect(generic?.printing_areas[0]?.placement.image_url).toBe(front?.image_url)
  const shown = await fetch(`${testShops.origin}${front?.image_url.replace('.webp', '.160.webp')}`)
  expect(shown.headers.get('content-type')).toBe('image/webp')
})

test('a picture that came is not fetched again unless asked, and a changed one has a new name [IMP-01]', async () => {
  const before = (await find())?.images[0]?.image_url
  await run('--pictures')
  expect(requests.sort()).toEqual(['/gone.png', '/page.png'])
  expect(said).toContain('0 cambiados, 1 sin cambios')
  pictures.set('/front.png', await flat('#2233cc'))
  pictures.delete('/red.png')
  await run('--refresh-pictures')
  const images = (await find())?.images
  expect(images?.[0]?.image_url).not.toBe(before)
  expect(images).toHaveLength(2)
})

test('the sizes of new pictures are made by a job [IMP-01]', async () => {
  const client = new pg.Client({ connectionString: testShops.ownerUrl })
  await client.connect()
  const { rows } = await client.query('select payload from graphile_worker._private_jobs')
  await client.end()
  expect(JSON.stringify(rows)).toContain('pampa/import-')
})
