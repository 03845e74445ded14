import { writeFileSync } from 'node:fs'
import type { CallFailure, Client } from '@estampa/contract/client'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import type { ImageElement } from '@estampa/domain/customization/design'
import { preflight } from '@estampa/domain/customization/preflight'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cmykJpeg,
  coarseGif,
  fourColorSvg,
  fourColors,
  heavySvg,
  hostileSvg,
  logoOnWhiteJpeg,
  logoPng,
  photoJpeg,
  whiteOnWhitePng,
} from '../../test/artwork/awkward-files.ts'
import { deepTest, isDeep } from '../../test/depth.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let api: Client
beforeAll(async () => {
  testShops = await openTestShops()
  api = await testShops.guest('pampa')
})
afterAll(() => testShops.close())

type Picture = Awaited<ReturnType<Client['customization']['getPicture']>>
type Edit = Parameters<Client['customization']['editLogo']>[0]
type Tool = Edit extends infer E ? (E extends { id: string } ? Omit<E, 'id'> : never) : never

async function brought(file: File | Promise<File>): Promise<Picture> {
  const [picture] = await api.customization.uploadLogos({}, { files: [await file] })
  if (!picture) throw new Error('nothing was kept')
  return picture
}

const edited = (picture: Picture, tool: Tool): Promise<Picture> =>
  api.customization.editLogo({ ...tool, id: picture.id } as Edit)

const failureOf = (call: Promise<unknown>): Promise<CallFailure> =>
  call.then(
    () => expect.fail('no failure'),
    (failure) => failure,
  )

async function pixelsOf({ url }: Picture) {
  const bytes = Buffer.from(await (await fetch(testShops.origin + url)).arrayBuffer())
  // to look at what the tools did, file by file
  if (process.env.LOOK_AT) writeFileSync(`${process.env.LOOK_AT}/${url.split('/').at(-1)}`, bytes)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4
    return [...data.subarray(from, from + 4)]
  }
  return { at, width: info.width, height: info.height }
}

const technique = (changes: Partial<ApplicationTechnique>): ApplicationTechnique => ({
  id: 1,
  key: 'screen_printing',
  name: 'Serigrafía',
  description: '',
  pricing: 'colour',
  bands: [],
  setUp: 0,
  setUpRepeat: null,
  minUnitsForPrinting: 1,
  customizationUnderMinimumExtraCost: null,
  maxColours: 2,
  max_width_centimeters: null,
  max_height_centimeters: null,
  productionDays: 1,
  ...changes,
})

/** The preflight checks of this picture alone, ten centimeters wide on a black product: code and first fix. */
function judged(picture: Picture, changes: Partial<ApplicationTechnique> = {}): Record<string, string> {
  const element: ImageElement = {
    id: 'a',
    name: picture.name,
    type: 'image',
    logo_id: picture.id,
    crop: null,
    recolours: [],
    x: 75,
    y: 75,
    width: 100,
    height: (100 * picture.height) / picture.width,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
  }
  const judgements = preflight({
    view: { printing_area_id: 1, technique_id: 1, elements: [element], instructions: '' },
    area: { width: 150, height: 150 },
    technique: technique(changes),
    pictures: new Map([['a', picture]]),
    art: { colours: picture.colours, isPhoto: picture.facts?.isPhoto ?? false },
    productColour: '#14264d',
    missingLetters: new Map(),
    capHeightOf: () => 0.7,
    strokeOf: () => 0.12,
  })
  return Object.fromEntries(
    judgements.map(({ code, severity, remedies }) => [code, `${severity} ${remedies[0]}`]),
  )
}

describe('awkward files get their judgement and their remedy', () => {
  deepTest(
    'a logo of four colours is too much for two, and its remedy makes it two [API-37, BLD-01] [DEC-13]',
    async () => {
      const logo = await brought(fourColorSvg())
      expect(logo).toMatchObject({
        isVector: true,
        colours: fourColors,
        facts: { isPhoto: false, hasAlpha: true },
      })
      expect(judged(logo)).toEqual({ too_many_colours: 'refuse reduce_colours' })
      const two = await edited(logo, { tool: 'reduce_colours', colours: 2, palette: 'own' })
      expect(two).toMatchObject({ name: 'cuatro en 2 colores', isVector: true, made_from: logo.id })
      expect(two.colours).toEqual(['#0b3d91', '#f6b21a'])
      expect(judged(two)).toEqual({})
      const svg = await (await fetch(testShops.origin + two.drawing_url)).text()
      expect(svg).toMatch(
        /^<svg[^>]*><path fill="#0b3d91" fill-rule="evenodd" d="M[^"]+"\/><path fill="#f6b21a"/,
      )
    },
  )

  deepTest(
    'a photograph is for full colour; flat colours are its remedy [API-37, BLD-01] [DEC-13]',
    async () => {
      const [width, height] = isDeep ? [3_000, 2_000] : [1_200, 800]
      const photo = await brought(photoJpeg(width, height))
      expect(photo).toMatchObject({ width, isVector: false, colours: [], facts: { isPhoto: true } })
      expect(judged(photo)).toEqual({ full_colour_not_possible: 'refuse reduce_colours' })
      expect(judged(photo, { key: 'dtf', pricing: 'area', maxColours: null })).toEqual({})
      expect(await failureOf(edited(photo, { tool: 'vectorise' }))).toMatchObject({
        status: 422,
        fault: { refusal: 'picture_is_photo' },
      })
      const flat = await edited(photo, { tool: 'reduce_colours', colours: 2, palette: 'ink' })
      expect(flat.colours).toHaveLength(2)
      expect(judged(flat)).toEqual({})
    },
  )

  deepTest('a coarse GIF is refused, and is sharp once it is traced [BLD-01] [DEC-13]', async () => {
    const gif = await brought(coarseGif())
    expect(gif.facts).toMatchObject({ isPhoto: false, flatBackground: '#ffffff' })
    expect(judged(gif, { maxColours: 6 })).toMatchObject({
      // its finest line is one dot wide: tracing is for who sees what comes of it
      too_blurry: 'refuse shrink',
      opaque_background: 'warn remove_background',
    })
    const traced = await edited(gif, { tool: 'vectorise' })
    expect(traced.isVector).toBe(true)
    expect(judged(traced, { maxColours: 6 })).not.toHaveProperty('too_blurry')
  })

  deepTest(
    'thin strokes are made as thick as the technique needs, in their color [BLD-01] [DEC-13]',
    async () => {
      const strokes =
        '<path fill="none" stroke="#f6b21a" stroke-width="0.6" d="M20 20h160M20 60h160M20 80h160"/>'
      const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${strokes}</svg>`
      const thin = await brought(new File([file], 'fino.svg', { type: 'image/svg+xml' }))
      const sewn = { key: 'screen_printing', maxColours: 2 }
      expect(judged(thin, sewn)).toEqual({ line_too_thin: 'warn enlarge' })
      // 0.3 mm on 10 cm, where 0.35 are needed
      const thick = await edited(thin, { tool: 'thicken', part: 0.0008 })
      expect(thick).toMatchObject({
        name: 'fino con trazos más gruesos',
        isVector: true,
        colours: ['#f6b21a'],
      })
      expect(judged(thick, sewn)).toEqual({})
    },
  )

  test('white on white is nothing, and nothing would be left of it [BLD-01]', async () => {
    const white = await brought(whiteOnWhitePng())
    expect(white.facts).toMatchObject({ isBlank: true })
    expect(judged(white)).toEqual({ blank_picture: 'warn remove_element' })
    const failure = await failureOf(edited(white, { tool: 'remove_background' }))
    expect(failure).toMatchObject({ status: 422, fault: { refusal: 'nothing_left' } })
    expect(failure.message).toContain('«blanco sobre blanco.png»')
  })

  test('a JPEG of a print shop’s four inks keeps its colours [API-51]', async () => {
    const cmyk = await brought(cmykJpeg())
    const { at } = await pixelsOf(cmyk)
    for (const [[x, y], hex] of [
      [[0.12, 0.5], '#0b3d91'],
      [[0.72, 0.3], '#d0202e'],
    ] as const) {
      const wanted = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
      const far = wanted.map((level, channel) => Math.abs(level - (at(x, y)[channel] as number)))
      // inks reach fewer colors than screens
      expect(Math.max(...far)).toBeLessThan(40)
    }
    expect(cmyk.facts).toMatchObject({
      isPhoto: false,
      flatBackground: expect.stringMatching(/^#f[a-f]f[a-f]f[a-f]$/),
    })
    expect(cmyk.colours).toHaveLength(5)
  })

  test('a hostile drawing comes out harmless, also of the tools [API-51]', async () => {
    const bad = await brought(hostileSvg())
    const traced = await edited(bad, { tool: 'vectorise' })
    for (const one of [bad, traced]) {
      const response = await fetch(testShops.origin + one.drawing_url)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(await response.text()).not.toMatch(/script|javascript|onload|malo|foreignObject/i)
    }
  })

  deepTest('a drawing of thousands of paths is kept and edited like another [API-51]', async () => {
    const file = await heavySvg(isDeep ? 20_000 : 5_000)
    expect(file.size).toBeGreaterThan(500_000)
    const heavy = await brought(file)
    expect(heavy).toMatchObject({ isVector: true, facts: { isBlank: false } })
    const one = await edited(heavy, { tool: 'single_colour', colour: '#111111' })
    expect(one.colours).toEqual(['#111111'])
    expect(await failureOf(edited(heavy, { tool: 'vectorise' }))).toMatchObject({
      status: 422,
      fault: { refusal: 'too_complex' },
    })
  })
})

describe('the background', () => {
  test('goes with a soft edge, and the product shows; the holes of letters too where wanted [API-37]', async () => {
    const logo = await brought(logoOnWhiteJpeg(1_000))
    expect(judged(logo, { maxColours: 6 })).toEqual({ opaque_background: 'warn remove_background' })
    const bare = await edited(logo, { tool: 'remove_background' })
    expect(bare.name).toBe('sobre blanco sin fondo')
    expect(bare.facts).toMatchObject({ hasAlpha: true, flatBackground: null })
    expect(judged(bare, { maxColours: 6 })).toEqual({})
    const holed = await edited(logo, { tool: 'remove_background', inner: true })
    const [before, after] = [await pixelsOf(bare), await pixelsOf(holed)]
    expect(before.at(0.01, 0.01)[3]).toBe(0)
    const hole = [294 / 400, 243 / 300] as const
    expect(before.at(...hole)[3]).toBe(255)
    expect(after.at(...hole)[3]).toBe(0)
    expect(await failureOf(edited(bare, { tool: 'remove_background' }))).toMatchObject({
      fault: { refusal: 'background_missing' },
    })
  })

  test('of a photograph stays, in a sentence [API-37]', async () => {
    const photo = await brought(photoJpeg(600, 400))
    const failure = await failureOf(edited(photo, { tool: 'remove_background' }))
    expect(failure).toMatchObject({ status: 422, fault: { refusal: 'background_not_flat' } })
    expect(failure.message).toBe(
      'El fondo de «foto.jpg» no es de un solo color, así que no podemos quitarlo sin dañar el dibujo.',
    )
  })
})

describe('what tools make', () => {
  test('pushes no original out, and remembers the first of its line [BLD-09]', async () => {
    const person = await testShops.guest('pampa')
    const [logo] = await person.customization.uploadLogos({}, { files: [await logoPng(200)] })
    let last = logo as Picture
    for (const colour of [
      '#111111',
      '#0b3d91',
      '#d0202e',
      '#f6b21a',
      '#2c9a45',
      '#6a3fa0',
      '#7a4a28',
      '#12a5ad',
      '#8d9399',
    ]) {
      last = await person.customization.editLogo({ tool: 'single_colour', id: last.id, colour })
      expect(last).toMatchObject({ made_from: logo?.id, colours: [colour] })
    }
    const logos = await person.customization.getUserLogos({})
    expect(logos.map(({ id }) => id)).toEqual([logo?.id])
    expect((await fetch(testShops.origin + logo?.url)).status).toBe(200)
  })

  test('is nobody else’s, and of nobody else’s logo [API-52]', async () => {
    const logo = await brought(logoPng(200))
    for (const shop of ['pampa', 'andina']) {
      const other = await testShops.guest(shop)
      const call = other.customization.editLogo({ tool: 'single_colour', id: logo.id, colour: '#111111' })
      expect(await failureOf(call)).toMatchObject({ status: 404 })
    }
  })

  test.each([
    ['thread', 'reduce_colours'],
    ['ink', 'vectorise'],
  ] as const)('takes the colours of the palette %s [API-26]', async (palette, tool) => {
    const logo = await brought(logoPng(600))
    const made = await edited(logo, { tool, colours: 3, palette })
    const known = await api.customization.getColorPalette({})
    const threads = known.find(({ kind }) => kind === 'thread')?.colours.map(({ hex }) => hex) ?? []
    if (palette === 'thread') expect(threads).toEqual(expect.arrayContaining([...made.colours]))
    expect(made.colours).toHaveLength(3)
  })

  // time is measured by a deep run
  deepTest('a logo of 2000 pixels takes about a second of the processor at most for each tool', async () => {
    const logo = await brought(logoPng())
    const tools: Tool[] = [
      { tool: 'remove_background' },
      { tool: 'reduce_colours', colours: 2, palette: 'own' },
      { tool: 'single_colour', colour: '#111111' },
      { tool: 'vectorise' },
    ]
    const onWhite = await brought(logoOnWhiteJpeg())
    const took: Record<string, number> = {}
    for (const tool of tools) {
      const picture = tool.tool === 'remove_background' ? onWhite : logo
      for (const _ of [1, 2]) {
        const start = process.cpuUsage()
        await edited(picture, tool)
        const { user, system } = process.cpuUsage(start)
        took[tool.tool] = Math.round((user + system) / 1_000)
      }
    }
    if (process.env.LOOK_AT) writeFileSync(`${process.env.LOOK_AT}/took.json`, JSON.stringify(took))
    // time of the processor, in all threads of this process: the second call's, whose code is compiled
    for (const ms of Object.values(took)) expect(ms).toBeLessThan(1_500)
  })
})
