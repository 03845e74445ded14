import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { readPicture } from '../files/read-picture.ts'
import { drawEmbroidery } from './embroidery.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const badge = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">
<rect width="400" height="200" fill="#fff"/><circle cx="100" cy="100" r="80" fill="#0a5a90"/>
<rect x="220" y="60" width="140" height="80" fill="#fecb02"/></svg>`)
const wanted = { width_centimeters: 8, colours: 12, keepBackground: false }

/** Eight centimeters wide, drawn once. */
let first: ReturnType<typeof draw> | undefined
function drawn() {
  first ??= draw(wanted)
  return first
}

async function draw(choice: typeof wanted) {
  const read = await readPicture(badge)
  if (isRefusal(read)) throw new Error(read.refusal)
  const embroidery = await drawEmbroidery(read.bytes, choice)
  if (isRefusal(embroidery)) throw new Error(embroidery.refusal)
  const picture = Buffer.from(embroidery.image.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { embroidery, info, data, pixel }
}

test('a logo takes the threads nearest to its colours, the largest first, and none for its paper [API-29] [DEC-01]', async () => {
  const { embroidery } = await drawn()
  expect(embroidery.threads.map(({ name, number }) => `${name} ${number}`)).toEqual([
    'Azul 3732',
    'Amarillo 0702',
  ])
  expect(embroidery.threads.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
})

test('the cloth shows where the paper was, and stitches are lighter and darker than their thread [API-29]', async () => {
  const { info, data, pixel } = await drawn()
  expect([info.width, info.height]).toEqual([800, 400])
  expect(pixel(780, 10)[3]).toBe(0)
  expect(pixel(200, 200)[3]).toBe(255)
  const yellow = Array.from({ length: 200 }, (_, n) => data[((180 + (n % 40)) * 800 + 500 + n) * 4] ?? 0)
  expect(Math.max(...yellow) - Math.min(...yellow)).toBeGreaterThan(60)
})

test('what is charged is the count of the stitches that were planned and drawn [API-29]', async () => {
  const { embroidery } = await drawn()
  expect(embroidery.threads.reduce((sum, { stitches }) => sum + stitches, 0)).toBe(embroidery.stitches)
  expect(embroidery.thousandStitches).toBe(Math.ceil(embroidery.stitches / 100) / 10)
  expect(embroidery).toMatchObject({ trims: 0, colourChanges: 1 })
  // a disc of 32 mm and a rectangle of 28 by 16, an edge's pull around them
  expect(embroidery.sewn_width_millimeters).toBeCloseTo(68, -0.5)
  expect(embroidery.sewn_height_millimeters).toBeCloseTo(32, -0.5)
  const areaCm2 = (Math.PI * 3.2 ** 2) / 4 + 2.8 * 1.6
  expect(embroidery.stitches / areaCm2).toBeGreaterThan(70)
  expect(embroidery.stitches / areaCm2).toBeLessThan(200)
})

test('twice the size is about four times the stitches, and what no hoop holds is refused [API-29]', async () => {
  const [small, large] = await Promise.all([draw({ ...wanted, width_centimeters: 4 }), drawn()])
  const times = large.embroidery.stitches / small.embroidery.stitches
  expect(times).toBeGreaterThan(3)
  expect(times).toBeLessThan(4.2)
  const read = await readPicture(badge)
  if (isRefusal(read)) throw new Error(read.refusal)
  const huge = await drawEmbroidery(read.bytes, { ...wanted, width_centimeters: 31 })
  expect(huge).toEqual({ refusal: 'embroidery_too_big', most: 30 })
})

deepTest('the paper is stitched too for who wants it, and few spools are few threads [API-29]', async () => {
  const small = { ...wanted, width_centimeters: 4 }
  expect((await draw({ ...small, keepBackground: true })).embroidery.threads[0]?.name).toBe('Blanco')
  expect((await draw({ ...small, colours: 1 })).embroidery.threads).toHaveLength(1)
})

deepTest(
  'a guest asks for a logo that they brought, or sends a picture that nobody keeps [API-29]',
  async () => {
    const api = await testShops.guest('pampa')
    const file = () => new File([new Uint8Array(badge)], 'escudo.svg')
    const [logo] = await api.customization.uploadLogos({}, { files: [file()] })
    const mine = await api.customization.getZecatEmbroidery({ id: logo?.id ?? '', width_centimeters: '6,5' })
    expect(mine.image).toMatch(/^data:image\/webp;base64,/)
    expect(mine.sewn_width_millimeters).toBeCloseTo((68 * 6.5) / 8, -0.5)
    const sent = await api.customization.drawEmbroidery({ width_centimeters: 6.5 }, { files: [file()] })
    expect(sent.threads).toEqual(mine.threads)
    expect(await api.customization.getUserLogos({})).toHaveLength(1)

    const other = await testShops.guest('pampa')
    await expect(other.customization.getZecatEmbroidery({ id: logo?.id ?? '' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.customization.drawEmbroidery({}, { files: [] })).rejects.toMatchObject({ status: 400 })
    const two = api.customization.drawEmbroidery({}, { files: [file(), file()] })
    await expect(two).rejects.toMatchObject({ status: 422, fault: { refusal: 'too_many_files' } })
  },
)
