import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import pg from 'pg'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { addToCart, isMeasured, layers, openFromProduct, panel } from './designer.ts'
import { answerCheckout, openSession } from './shopper.ts'
import { openPage } from './watched-page.ts'

const command = fileURLToPath(new URL('../apps/server/src/commands/artwork.ts', import.meta.url))
const MM_PER_POINT = 25.4 / 72

let demo: Demo

beforeAll(async () => {
  // its buyer must have nothing in the cart, and takes the newest order of the shop
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('a pen designed on a phone is ordered, and the workshop gets its files [ROUTE-18] [BLD-08] [BLD-02]', async () => {
  const { page, isSound } = await openPage(demo.browser, 360)
  await openSession(page, demo.origin, 'pampa')
  await openFromProduct(page, demo.origin, 'boligrafo')
  await designPen(page)
  await isSound('a designed pen')
  await addToCart(page)
  await page.goto(`${demo.origin}/pampa/checkout`, { waitUntil: 'networkidle' })
  await answerCheckout(page)

  const { id, number, files } = await frozenArtwork()
  const kinds = Map.groupBy(files, ({ kind }) => kind)
  expect([...kinds.keys()].sort()).toEqual(['archive', 'picture', 'print_file'])
  expect([kinds.get('archive')?.length, kinds.get('picture')?.length]).toEqual([1, 1])
  await page.goto(`${demo.origin}/pampa/orders/detail/${id}`, { waitUntil: 'networkidle' })
  const picture = page.getByRole('main').locator(`img[src*="orders/${id}"]`).first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(200)
  await isSound('the order of a pen')
  await page.context().close()
  await isForTheWorkshop(await writtenZip(number))
})

/** A star beside a name, by touch alone. */
async function designPen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Texto', exact: true }).tap()
  await panel(page).getByRole('button', { name: 'Agregar texto' }).tap()
  await panel(page).getByLabel('Texto', { exact: true }).fill('Ana')
  await page.getByRole('button', { name: 'Formas', exact: true }).tap()
  const shape = panel(page)
    .getByRole('button', { name: /^Agregar / })
    .first()
  const name = (await shape.getAttribute('title')) ?? ''
  await shape.tap()
  await isMeasured(page)
  expect((await layers(page)).sort()).toEqual(['Ana', name].sort())
  await page.getByRole('button', { name: 'Cerrar el panel' }).tap()
}

type Artwork = { id: string; number: number; files: { kind: string; key: string }[] }

/** The newest order's files, as soon as they have been copied. */
async function frozenArtwork(): Promise<Artwork> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  await client.query(`select set_config('estampa.shop', '1', false)`)
  try {
    const newest = async () => {
      const { rows } = await client.query<Artwork>(
        `select o.id, o.number, a.files from order_artworks a join orders o on o.id = a.order_id
         where a.ready_at is not null order by o.placed_at desc limit 1`,
      )
      return rows[0]
    }
    await expect.poll(newest, { timeout: 60_000 }).toBeDefined()
    return (await newest()) ?? expect.unreachable()
  } finally {
    await client.end()
  }
}

/** The files that `npm run artwork` writes, by name. */
async function writtenZip(number: number): Promise<Map<string, Buffer>> {
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    DATABASE_URL: demo.ownerUrl,
    DEMO: 'true',
    DATA_DIR: demo.folder,
    LOG_LEVEL: 'error',
  }
  const workshop = join(demo.folder, 'workshop')
  const args = [command, 'pampa', String(number), workshop]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout.trim()).toBe(join(workshop, `pedido-${number}.zip`))
  return unzipped(await readFile(stdout.trim()))
}

/** By the directory at the archive's end, as every unpacker reads it. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

async function isForTheWorkshop(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const names = [...files.keys()]
  const find = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one))
    return files.get(name ?? '') ?? expect.unreachable(`${pattern} among ${names.join(', ')}`)
  }
  expect(find(/^hoja-de-taller\.pdf$/).toString('latin1', 0, 5)).toBe('%PDF-')
  const svg = find(/^1-.*\.svg$/).toString()
  // letters are outlines, millimeters are real
  expect(svg).not.toMatch(/<text|font-family/)
  const [, width, height] = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
  const png = await sharp(find(/^1-.*\.png$/)).metadata()
  expect(png).toMatchObject({ density: 300, hasAlpha: true })
  const pdf = find(/^1-[a-z-]+\.pdf$/).toString('latin1')
  expect(pdf).not.toContain('/FontFile')
  const trim = /\/TrimBox \[([-\d. ]+)\]/.exec(pdf)?.[1]?.split(' ').map(Number) ?? []
  const [left = 0, bottom = 0, right = 0, top = 0] = trim
  expect((right - left) * MM_PER_POINT).toBeCloseTo(Number(width), 1)
  expect((top - bottom) * MM_PER_POINT).toBeCloseTo(Number(height), 1)
}
