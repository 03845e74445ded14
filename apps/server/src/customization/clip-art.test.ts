import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type DesignFixture,
  design,
  type ElementInput,
  image,
  openDesignFixture,
  view,
} from '../../test/design-fixture.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { pictureKey, saveDrawing } from '../files/pictures.ts'
import { saveShop } from '../shops/shops.store.ts'
import { loadPictures } from './inspect-art.ts'
import { artOf } from './print-files/art.ts'
import { artworkPdf } from './print-files/artwork-pdfs.ts'
import { LoadedPictures } from './print-files/loaded-pictures.ts'

const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><script>alert(1)</script>' +
  '<path d="M0 0h50v100H0z" fill="#c1302c"/><path d="M50 0h50v100H50z" fill="#1f4a38"/></svg>'
const source = '/pictures/demo/forma.svg'
const area = { name: 'Frente', width: 80, height: 60 }

let testShops: TestShops
let stage: DesignFixture

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  const { files, shops } = testShops.services
  const pixels = sharp({ create: { width: 200, height: 200, channels: 3, background: '#c1302c' } })
  await files.put(pictureKey('demo/forma', 'png'), await pixels.png().toBuffer(), 'image/png')
  expect(await saveDrawing(files, 'demo/forma', shape)).toBeUndefined()
  const before = (await shops.byName('pampa'))?.version
  const designs = [source, '/pictures/demo/forma.webp'].map((one) => ({ title: 'Forma', source: one }))
  const productBuilder = { categories: [{ title: 'Formas', designs }] }
  await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, productBuilder } })
  const isNew = async () => (await shops.byName('pampa'))?.version !== before
  await vi.waitUntil(isNew, { timeout: 30_000 })
})
afterAll(() => testShops.close())

function clipArt(said: Partial<ElementInput> = {}): ElementInput {
  const { logo_id: _, crop: __, ...placed } = image('') as ElementInput & { type: 'image' }
  return { ...placed, width: 40, height: 40, type: 'clip_art', source, ...said } as ElementInput
}

async function measured(element: ElementInput) {
  const api = await testShops.guest('pampa')
  const { views } = await api.customization.measureDesign(design(stage.mug, view(stage.screen, [element])))
  return views[0]
}

async function printed(element: ElementInput) {
  const shown = view(stage.screen, [element]) as Parameters<typeof loadPictures>[2]
  const pictures = await loadPictures(testShops.services, new Map(), shown)
  if (isRefusal(pictures)) return expect.unreachable(pictures.refusal)
  const technique = { key: 'dtf', name: 'DTF', pricing: 'area', maxColours: null } as const
  const place = { area, view: shown, technique, colours: [], remarks: [] }
  const art = await artOf(place, await LoadedPictures.of(shown, pictures))
  if (isRefusal(art)) return expect.unreachable(art.refusal)
  const facts = {
    shop: 'Pampa',
    order: 'Pedido 1',
    date: '21/11/2026',
    product: { name: 'Taza', sku: 'T' },
    quantities: [],
    places: [],
    options: { marks: false },
  }
  return (await readPdf(await artworkPdf(facts, place, art))).pages[0] ?? expect.unreachable()
}

test('a drawing is served cleaned, and nothing in it is run [BLD-08]', async () => {
  const answer = await fetch(testShops.origin + source)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await answer.text()
  expect(text).toContain('fill="#c1302c"')
  expect(text).not.toContain('script')
  for (const missing of ['demo/otra.svg', 'demo/forma.320.svg', '..%2Fforma.svg', `${'a'.repeat(300)}.svg`])
    expect((await fetch(`${testShops.origin}/pictures/${missing}`)).status).toBe(404)
})

test('no drawing with pixels inside is kept, nor what is no drawing', async () => {
  const { files } = testShops.services
  const pixel = 'data:image/png;base64,iVBORw0KGgo='
  const mixed = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${pixel}"/></svg>`
  expect(isRefusal(await saveDrawing(files, 'demo/mixta', mixed))).toBe(true)
  expect(isRefusal(await saveDrawing(files, 'demo/mixta', 'hola'))).toBe(true)
  expect((await fetch(`${testShops.origin}/pictures/demo/mixta.svg`)).status).toBe(404)
})

test('a shape counts the colours that it was given [BLD-08]', async () => {
  expect(await measured(clipArt())).toMatchObject({ colours: 2, width_centimeters: 4 })
  const recolours = [{ from: '#c1302c', to: '#1f4a38' }]
  expect(await measured(clipArt({ recolours }))).toMatchObject({ colours: 1, width_centimeters: 4 })
})

test('a recoloured shape is printed as vectors; one of pixels stays pixels [BLD-02, BLD-08]', async () => {
  const page = await printed(clipArt({ recolours: [{ from: '#c1302c', to: '#f0c433' }] }))
  expect(page.images).toEqual([])
  expect(page.painted).toHaveLength(2)
  expect(Math.min(...page.painted.map(({ left }) => left))).toBeCloseTo(20, 1)
  expect(Math.max(...page.painted.map(({ right }) => right))).toBeCloseTo(60, 1)
  const pixels = await printed(clipArt({ source: '/pictures/demo/forma.webp' }))
  expect(pixels.images).toEqual([{ width: 200, height: 200 }])
})
