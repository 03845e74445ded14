import type { Client } from '@estampa/contract/client'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  image,
  openDesignFixture,
  svg,
  text,
  view,
} from '../../test/design-fixture.ts'
import { structureOf } from '../../test/picture-structure.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let fixture: DesignFixture
let api: Client

beforeAll(async () => {
  testShops = await openTestShops()
  fixture = await openDesignFixture(testShops)
  api = await testShops.guest('pampa')
})
afterAll(() => testShops.close())

/** The file behind a signed address. */
async function pictureAt(url: string): Promise<Buffer> {
  const answer = await fetch(new URL(url, testShops.origin))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** A sewn surface of 40 × 21 mm on the polo. */
async function sewnDesign() {
  const [logo] = await api.customization.uploadLogos(
    {},
    { files: [svg('<rect width="190" height="100" fill="#c62828"/>')] },
  )
  const place = view(fixture.embroidery, [image(logo?.id ?? '', { x: 50, y: 50, width: 40, height: 21 })], 3)
  return api.customization.saveDesign(design(fixture.polo, place))
}

deepTest('a sewn surface is drawn from near, thread by thread, once [DEC-12] [BLD-02]', async () => {
  const { design_id, pictures } = await sewnDesign()
  const asked = { id: design_id, printing_area_id: 3 }
  const { url, width, height } = await api.customization.drawCloseUp(asked)
  const near = await pictureAt(url)
  expect(await sharp(near).metadata()).toMatchObject({ width, height, format: 'webp' })
  // 40 mm and a fifth of them on both sides
  expect(width / 56).toBeGreaterThan(8)
  const whole = await pictureAt(pictures[0]?.url ?? '')
  const part = { left: 170, top: 190, width: 60, height: 20 }
  const { ridges: enlarged } = await structureOf(
    await sharp(whole).extract(part).resize({ width: 300, height: 100, fit: 'fill' }).png().toBuffer(),
  )
  const middle = {
    left: Math.round(width / 2) - 150,
    top: Math.round(height / 2) - 50,
    width: 300,
    height: 100,
  }
  const { ridges, direction } = await structureOf(await sharp(near).extract(middle).png().toBuffer())
  expect(ridges).toBeGreaterThan(2 * enlarged)
  // light changes across threads, and little along them
  expect(direction).toBeGreaterThan(1.5)
  const files = testShops.services.files
  const key = decodeURIComponent(url).match(/shops\/[^?]+-near\.webp/)?.[0] ?? ''
  const writtenAt = await files.writtenAt(key)
  await api.customization.drawCloseUp(asked)
  expect(await files.writtenAt(key)).toEqual(writtenAt)
  // it goes with the design's own pictures
  const changed = design(fixture.polo, view(fixture.embroidery, [text('Hola', { size: 12 })], 3))
  await api.customization.saveDesign({ ...changed, design_id })
  expect(await files.has(key)).toBe(false)
})

test('large art is seen from farther away, so that no picture grows without end [DEC-12] [SYS-04]', async () => {
  const place = view(fixture.digital, [text('Pampa', { size: 24, x: 50, y: 50 })], 3)
  const { design_id } = await api.customization.saveDesign(design(fixture.polo, place))
  const { width, height } = await api.customization.drawCloseUp({ id: design_id, printing_area_id: 3 })
  expect(width * height).toBeLessThanOrEqual(2_400_000)
})

test('is nobody else’s, and of decorated places alone [DEC-12]', async () => {
  const { design_id } = await sewnDesign()
  const other = await testShops.guest('pampa')
  const asked = { id: design_id, printing_area_id: 3 }
  expect((await refusalOf(other.customization.drawCloseUp(asked))).status).toBe(404)
  expect((await refusalOf(api.customization.drawCloseUp({ ...asked, printing_area_id: 1 }))).status).toBe(404)
})
