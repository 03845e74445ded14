import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, simpleCartLine } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  fourColorLogo,
  image,
  openDesignFixture,
  svg,
  text,
  view,
} from '../../test/design-fixture.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { animatedPng } from '../../test/hostile-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { matteKey } from '../files/pictures.ts'

let testShops: TestShops
let stage: DesignFixture
let api: Client
let logo: string

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  api = await testShops.guest('pampa')
  logo = await upload(api, fourColorLogo)
})
afterAll(() => testShops.close())

async function upload(who: Client, file: File): Promise<string> {
  const [kept] = await who.customization.uploadLogos({}, { files: [file] })
  return kept?.id ?? ''
}

describe('paper of the product’s color', () => {
  const onPaper = svg(
    '<rect width="190" height="100" fill="#ffffff"/><rect x="40" y="20" width="110" height="60" fill="#1a237e"/><circle cx="95" cy="50" r="18" fill="#d32f2f"/>',
  )

  test('is no ink on a white mug, and one on a red mug [CART-22]', async () => {
    const paper = await upload(api, onPaper)
    const place = view(stage.screen, [image(paper, { width: 38, height: 20 })])
    const measured = async (sku: string) => {
      const { views, judgements } = await api.customization.measureDesign({
        ...design(stage.mug, place),
        sku,
      })
      return [views[0]?.colour_names, judgements.map(({ code }) => code)]
    }
    expect(await measured('MUG-11-B')).toEqual([['#1a237e', '#d32f2f'], ['paper_left_out']])
    expect(await measured('MUG-11-R')).toEqual([['#ffffff', '#1a237e', '#d32f2f'], ['opaque_background']])
  })

  test('is judged by the color that is shown as long as none is chosen [API-28, CART-22]', async () => {
    const paper = await upload(api, onPaper)
    const place = view(stage.screen, [image(paper, { width: 38, height: 20 })])
    const measured = async (shown: string | null) => {
      const color = JSON.stringify(shown)
      await testShops.services.database.inShop(testShops.pampa, (tx) =>
        sql`update generics set document = jsonb_set(document, '{images,0,variant}', ${color}::jsonb)
          where id = ${stage.mug.genericId}`.execute(tx),
      )
      const { views, judgements } = await api.customization.measureDesign({
        ...design(stage.mug, place),
        sku: null,
      })
      return [views[0]?.colours, judgements.map(({ code }) => code)]
    }
    expect(await measured('MUG-11-B')).toEqual([2, ['paper_left_out']])
    expect(await measured('MUG-11-R')).toEqual([3, ['opaque_background']])
    // a picture of no color in particular
    expect(await measured(null)).toEqual([3, ['background_may_print']])
  })

  test('costs nothing in the cart and in the order that follows [CART-22]', async () => {
    const paper = await upload(api, onPaper)
    const place = view(stage.screen, [image(paper, { width: 38, height: 20 })])
    const { customization } = await api.customization.measureDesign(design(stage.mug, place))
    const [entry] = await api.cart.getShoppingCartProductPrice([
      designedLine(stage.mug, 60, customization.views),
    ])
    // 30 and 20 for each color: 90 with the paper
    expect(entry?.prices.applicationPrice).toBe(60 * 70)
  })
})

describe('measuring', () => {
  test('counts the colours of what is drawn and takes the box around it [BLD-01, API-28]', async () => {
    const { customization, views, judgements } = await api.customization.measureDesign(
      design(stage.mug, view(stage.screen, [image(logo, { width: 38, height: 20 })])),
    )
    expect(judgements.filter(({ level }) => level === 'refuse')).toEqual([])
    expect(views[0]).toMatchObject({
      colours: 4,
      isPhoto: false,
      width_centimeters: 3.8,
      height_centimeters: 2,
    })
    expect(customization).toMatchObject({
      views: [{ technique_id: stage.screen, colours: 4, position: { x: 4, y: 3, angle: 0 } }],
      applicationDays: 4,
    })
  })

  test('a turned and hidden element count as they are drawn', async () => {
    const { views } = await api.customization.measureDesign(
      design(
        stage.mug,
        view(stage.screen, [
          image(logo, { width: 38, height: 20, angle: 90 }),
          text('oculto', { hidden: true, colour: '#ff00ff' }),
        ]),
      ),
    )
    expect(views[0]).toMatchObject({ colours: 4, width_centimeters: 2, height_centimeters: 3.8 })
  })

  test('a text is as large as its letters, whatever its element claims', async () => {
    const small = text('Estampa', { width: 1, height: 1 })
    const { customization } = await api.customization.measureDesign(
      design(stage.mug, view(stage.screen, [small])),
    )
    const [measured] = customization.views
    expect(measured?.width_centimeters).toBeGreaterThan(3)
    expect(measured?.elements?.[0]).toMatchObject({ width: (measured?.width_centimeters ?? 0) * 10 })
  })

  test('a text that is larger than its place is refused although it claims to be small', async () => {
    const huge = text('Estampa merchandising', { width: 1, height: 1, size: 30 })
    const failure = await refusalOf(
      api.customization.measureDesign(design(stage.mug, view(stage.screen, [huge]))),
    )
    expect(failure).toMatchObject({
      status: 422,
      fault: { refusal: 'element_outside', data: { view: 0, element: 0 } },
    })
  })

  test('embroidery is counted stitch by stitch, in threads of the palette', async () => {
    const { views, customization } = await api.customization.measureDesign(
      design(stage.mug, view(stage.embroidery, [image(logo, { width: 38, height: 20 })])),
    )
    expect(views[0]?.thousandStitches).toBeGreaterThan(0.5)
    expect(views[0]?.threads.length).toBe(4)
    expect(customization.views[0]?.thousandStitches).toBe(views[0]?.thousandStitches)
  })
})

const logoView = () => view(stage.screen, [image(logo, { width: 38, height: 20 })])

/** The views that SaveDesign gives for a design of one print area. */
async function savedViews(who: Client, ...views: ReturnType<typeof view>[]) {
  const saved = await who.customization.saveDesign({ ...design(stage.mug, ...views), name: 'Prueba' })
  return { ...saved, views: saved.customization.views }
}

async function applicationPrice(who: Client, views: readonly unknown[]): Promise<number> {
  const [entry] = await who.cart.getShoppingCartProductPrice([designedLine(stage.mug, 60, views)])
  return entry?.prices.applicationPrice ?? Number.NaN
}

describe('the price', () => {
  test('is that of what was measured: claims of fewer colours, stitches or a smaller size change nothing [PRICE-02]', async () => {
    const { views } = await savedViews(api, logoView())
    const honest = await applicationPrice(api, views)
    expect(honest).toBe(60 * (50 + 3 * 20))
    const lie = {
      colours: 1,
      colour_names: [],
      width_centimeters: 0.5,
      height_centimeters: 0.5,
      position: null,
    }
    expect(await applicationPrice(api, [{ ...views[0], ...lie }])).toBe(honest)
    const sewn = await savedViews(api, view(stage.embroidery, [image(logo, { width: 38, height: 20 })]))
    const stitched = await applicationPrice(api, sewn.views)
    expect(await applicationPrice(api, [{ ...sewn.views[0], ...lie, thousandStitches: 0.1 }])).toBe(stitched)
    const tiny = { ...sewn.views[0], thousandStitches: null }
    expect(await applicationPrice(api, [tiny])).toBe(stitched)
  })

  test('measures once what nobody measured before, and remembers it', async () => {
    const fresh = view(stage.digital, [image(logo, { width: 21, height: 11, angle: 13 })])
    const claimed = { ...fresh, colours: 1, width_centimeters: 1, height_centimeters: 1 }
    const before = await measures()
    const price = await applicationPrice(api, [claimed])
    expect(price).toBeGreaterThan(0)
    const after = await measures()
    expect(after - before).toBe(1)
    expect(await applicationPrice(api, [claimed])).toBe(price)
    expect(await measures()).toBe(after)
  })

  test('layers are called what people like: their names and groups measure nothing anew', async () => {
    const [element] = logoView().elements
    await api.customization.measureDesign(design(stage.mug, view(stage.screen, [element as never])))
    const before = await measures()
    const renamed = { ...element, id: 'otro', name: 'Otro', group: 'g', locked: true }
    await api.customization.measureDesign(design(stage.mug, view(stage.screen, [renamed as never])))
    expect(await measures()).toBe(before)
  })

  test('what was measured of a text is known again by what the text became', async () => {
    const { views } = await savedViews(api, view(stage.digital, [text('Una vez', { width: 1, height: 1 })]))
    const before = await measures()
    expect(await applicationPrice(api, views)).toBeGreaterThan(0)
    expect(await measures()).toBe(before)
  })

  test('nobody prices with the logo of somebody else [API-52]', async () => {
    const other = await testShops.guest('pampa')
    const claimed = { ...logoView(), colours: 1, width_centimeters: 1, height_centimeters: 1 }
    const line = designedLine(stage.mug, 60, [claimed])
    const failure = await refusalOf(
      other.cart.getShoppingCartProductPrice([simpleCartLine(stage.polo, 5), line]),
    )
    expect(failure).toMatchObject({
      status: 422,
      fault: {
        refusal: 'upload_not_found',
        data: { shoppingCartUUID: line.shoppingCartUUID, view: 0, element: 0 },
      },
    })
  })
})

async function measures(): Promise<number> {
  const { rows } = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from design_measures`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

describe('what cannot be produced', () => {
  test('is measured and judged, and refused where it is kept, with its place in Spanish [BLD-01]', async () => {
    const coarse = await upload(api, await gif())
    const blurred = view(stage.digital, [text('Hola'), image(coarse, { width: 60, height: 40 })])
    const { judgements } = await api.customization.measureDesign(design(stage.mug, blurred))
    expect(judgements).toContainEqual(
      expect.objectContaining({ code: 'too_blurry', level: 'refuse', view: 0, element: 1 }),
    )
    const failure = await refusalOf(api.customization.saveDesign(design(stage.mug, blurred)))
    expect(failure).toMatchObject({
      status: 422,
      fault: { refusal: 'design_refused', data: { view: 0, element: 1, code: 'too_blurry' } },
    })
    expect(failure.message).toMatch(/puntos por pulgada/)
  })

  test.each([
    ['GIF', animatedGif],
    ['PNG', animatedLogo],
  ])(
    'an animated %s is made of its first frame, which is told where it is measured [API-51]',
    async (_format, make) => {
      const [kept] = await api.customization.uploadLogos({}, { files: [await make()] })
      expect(kept?.facts?.isFirstFrame).toBe(true)
      const moving = kept?.id ?? ''
      const sent = design(stage.mug, view(stage.digital, [image(moving, { width: 40, height: 20 })]))
      const { judgements } = await api.customization.measureDesign(sent)
      expect(judgements).toContainEqual(
        expect.objectContaining({
          code: 'first_frame',
          level: 'note',
          sentence: '«capa» es una animación: usamos su primer cuadro. Si preferís otro, subilo como imagen.',
        }),
      )
      expect(await api.customization.saveDesign(sent)).toHaveProperty('design_id')
    },
  )

  test('six colours of a technique that takes four are refused', async () => {
    const inks = ['#d32f2f', '#1976d2', '#388e3c', '#fbc02d', '#000000', '#7b1fa2']
    const many = await upload(
      api,
      svg(inks.map((fill, at) => `<rect x="${at * 31}" width="28" height="90" fill="${fill}"/>`).join('')),
    )
    const sent = design(stage.mug, view(stage.screen, [image(many, { width: 38, height: 20 })]))
    const { judgements, views } = await api.customization.measureDesign(sent)
    expect(views[0]?.colours).toBe(6)
    expect(judgements[0]).toMatchObject({ code: 'too_many_colours', level: 'refuse' })
    expect(await refusalOf(api.customization.saveDesign(sent))).toMatchObject({
      fault: { refusal: 'design_refused', data: { code: 'too_many_colours' } },
    })
  })

  test('nothing, or no technique, is not kept', async () => {
    expect(await refusalOf(api.customization.saveDesign(design(stage.mug)))).toMatchObject({
      fault: { refusal: 'design_empty' },
    })
    const undecided = design(stage.mug, view(null, [text('Hola')]))
    expect(await refusalOf(api.customization.saveDesign(undecided))).toMatchObject({
      fault: { refusal: 'technique_not_chosen' },
    })
  })
})

const framePng = (background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 400, height: 200, channels: 3, background } }, left: 200, top: 100 },
    ])
    .png()
    .toBuffer()

async function animatedLogo(): Promise<File> {
  const bytes = animatedPng(await framePng('#d32f2f'), 12)
  return new File([new Uint8Array(bytes)], 'logo-animado.png')
}

async function animatedGif(): Promise<File> {
  const frames = await Promise.all(['#d32f2f', '#1a237e'].map(framePng))
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'logo-animado.gif')
}

/** 60 dots on an inch at the size at which it is shown. */
async function gif(): Promise<File> {
  const create = { width: 140, height: 94, channels: 3 as const, background: '#336699' }
  const input = await sharp({ create: { ...create, width: 40, height: 40, background: '#ffffff' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create })
    .composite([{ input, left: 30, top: 30 }])
    .gif()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'chico.gif')
}

describe('a saved design', () => {
  test('is kept with its pictures, its logos and what was measured, and comes back whole [BLD-08, API-28]', async () => {
    const two = [logoView(), view(stage.digital, [text('Al dorso')], 2)]
    const saved = await savedViews(api, ...two)
    expect(saved.pictures.map((picture) => picture.printing_area_id)).toEqual([1, 2])
    expect(saved.views.map((one) => one.design_id)).toEqual([saved.design_id, saved.design_id])
    for (const address of [saved.customizationRender ?? '', saved.pictures[1]?.url ?? '']) {
      const answer = await fetch(testShops.origin + address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    const again = await api.customization.getDesign({ id: saved.design_id })
    expect(again).toMatchObject({ name: 'Prueba', generic_id: stage.mug.genericId, sku: stage.mug.sku })
    expect(again.logos.map(({ id }) => id)).toEqual([logo])
    expect(again.design.views[0]?.elements).toEqual(two[0]?.elements)
    expect(again.customization).toEqual(saved.customization)
  })

  test('lies on the ground of its shop where the outline of its product is known [CART-22] [LOOK-04]', async () => {
    const { files } = testShops.services
    const tile = { width: 400, height: 800, channels: 3 as const, background: '#000000' }
    const product = { create: { ...tile, width: 240, height: 240, background: '#ffffff' } }
    const matte = sharp({ create: tile }).composite(
      [80, 480].map((top) => ({ input: product, left: 80, top })),
    )
    await files.put(matteKey('mug-back'), await matte.webp({ lossless: true }).toBuffer(), 'image/webp')
    const saved = await savedViews(api, logoView(), view(stage.digital, [text('Al dorso')], 2))
    const opacities = saved.pictures.map(async ({ preview_url }) => {
      const preview = sharp(await (await fetch(testShops.origin + preview_url)).arrayBuffer())
      const { data, info } = await preview.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return [20, 200].map((at) => data[(at * info.width + at) * 4 + 3])
    })
    // the corner and the middle of the front, of which no outline is known, and of the back
    expect(await Promise.all(opacities)).toEqual([
      [255, 255],
      [0, 255],
    ])
  })

  test('is replaced in its place, and its earlier pictures go [BLD-07]', async () => {
    const before = await savedViews(api, logoView())
    const sent = {
      ...design(stage.mug, view(stage.digital, [text('Otra cosa')])),
      design_id: before.design_id,
    }
    const after = await api.customization.saveDesign(sent)
    expect(after.design_id).toBe(before.design_id)
    expect((await fetch(testShops.origin + before.customizationRender)).status).toBe(404)
    expect((await fetch(testShops.origin + after.customizationRender)).status).toBe(200)
  })

  test('two saves in the same instant leave one design with its own pictures', async () => {
    const { design_id } = await savedViews(api, logoView())
    const words = ['uno', 'dos', 'tres']
    const saves = await Promise.all(
      words.map((word) =>
        api.customization.saveDesign({ ...design(stage.mug, view(stage.digital, [text(word)])), design_id }),
      ),
    )
    const kept = await api.customization.getDesign({ id: design_id })
    expect(words).toContain((kept.design.views[0]?.elements[0] as { text?: string } | undefined)?.text)
    expect((await fetch(testShops.origin + kept.customizationRender)).status).toBe(200)
    const alive = await Promise.all(
      saves.map(({ customizationRender }) => fetch(testShops.origin + customizationRender)),
    )
    expect(alive.filter(({ status }) => status === 200).length).toBe(1)
  })

  test('is nobody else’s, and of no other shop', async () => {
    const { design_id: id } = await savedViews(api, logoView())
    const others = [await testShops.guest('pampa'), await testShops.guest('andina')]
    for (const other of others) {
      expect(await refusalOf(other.customization.getDesign({ id }))).toMatchObject({ status: 404 })
      const exported = other.customization.exportDesign({ id, format: 'json' })
      expect(await refusalOf(exported)).toMatchObject({ status: 404 })
    }
    const own = await upload(others[0] as Client, fourColorLogo)
    const taken = {
      ...design(stage.mug, view(stage.screen, [image(own, { width: 38, height: 20 })])),
      design_id: id,
    }
    expect(await refusalOf((others[0] as Client).customization.saveDesign(taken))).toMatchObject({
      status: 404,
    })
  })

  test('is taken away as PNG, SVG and JSON [BLD-02]', async () => {
    const { design_id: id } = await savedViews(api, logoView())
    const png = await api.customization.exportDesign({ id, format: 'base64' })
    expect(png).toMatchObject({ dpi: 72, multiplier: 2, views: [{ width: 454 }] })
    const bytes = Buffer.from(png.views[0]?.content.split(',')[1] ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 454, height: png.views[0]?.height })
    const drawn = await api.customization.exportDesign({ id, format: 'svg' })
    expect(drawn.views[0]?.content).toMatch(/^<svg [^>]*viewBox="0 0 80 60"/)
    const json = await api.customization.exportDesign({ id, format: 'json' })
    expect(JSON.parse(json.views[0]?.content ?? '').elements).toEqual(logoView().elements)
  })

  test('keeps its logos: newer ones push out others', async () => {
    const guest = await testShops.guest('pampa')
    const first = await upload(guest, fourColorLogo)
    await guest.customization.saveDesign(
      design(stage.mug, view(stage.screen, [image(first, { width: 38, height: 20 })])),
    )
    for (let count = 0; count < 9; count++) await upload(guest, await logoFile())
    expect((await guest.customization.getPicture({ id: first })).id).toBe(first)
  })
})
