import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApplicationTechnique } from '../customization.ts'
import { contrast } from '../shops/theme.ts'
import type { DesignElement, ImageElement, TextElement } from './design.ts'
import type { InspectedPicture, PictureFacts, PreflightCheck, PreflightInput } from './preflight/check.ts'
import { colorDifference } from './preflight/color-difference.ts'
import { effectiveDpi } from './preflight/sharpness.ts'
import { preflight } from './preflight.ts'

const screen: ApplicationTechnique = {
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
  maxColours: 4,
  max_width_centimeters: 12,
  max_height_centimeters: 10,
  productionDays: 1,
}
const embroidery = {
  ...screen,
  key: 'embroidery',
  name: 'Bordado',
  pricing: 'stitches',
  maxColours: 12,
} as const
const laser = { ...screen, key: 'laser', name: 'Grabado láser', pricing: 'area', maxColours: 1 } as const
const film = {
  ...screen,
  key: 'dtf',
  name: 'DTF',
  pricing: 'area',
  maxColours: null,
  max_width_centimeters: null,
  max_height_centimeters: null,
} as const

const placed = { angle: 0, flipX: false, flipY: false, locked: false, hidden: false, group: null } as const
const logo = (changes: Partial<ImageElement> = {}): ImageElement => ({
  ...placed,
  id: 'logo',
  name: 'logo.png',
  type: 'image',
  logo_id: 'l',
  crop: null,
  recolours: [],
  x: 75,
  y: 60,
  width: 80,
  height: 40,
  ...changes,
})
const text = (changes: Partial<TextElement> = {}): TextElement => ({
  ...placed,
  id: 'text',
  name: 'Hola',
  type: 'text',
  text: 'Hola',
  font: 'lora',
  size: 12,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#111111',
  outline: null,
  curve: null,
  x: 75,
  y: 60,
  width: 40,
  height: 12,
  ...changes,
})
const facts: PictureFacts = {
  hasAlpha: true,
  isPhoto: false,
  flatBackground: null,
  thinnestLine: 0.02,
  isBlank: false,
}
const picture = (
  changes: Partial<InspectedPicture> = {},
  more: Partial<PictureFacts> = {},
): InspectedPicture => ({
  width: 1_000,
  height: 500,
  isVector: false,
  colours: ['#0b3d91'],
  facts: { ...facts, ...more },
  ...changes,
})

type CheckCase = Partial<Omit<PreflightInput, 'view'>> & {
  elements?: readonly DesignElement[]
  seen?: InspectedPicture
}
function checks({ elements = [logo()], seen = picture(), ...changes }: CheckCase = {}): PreflightCheck[] {
  return preflight({
    view: { printing_area_id: 1, technique_id: 1, elements, instructions: '' },
    area: { width: 150, height: 120 },
    technique: screen,
    productColour: '#ffffff',
    art: { colours: ['#0b3d91'], isPhoto: false },
    missingLetters: new Map(),
    capHeightOf: () => 0.7,
    strokeOf: () => 0.14,
    pictures: new Map([['logo', seen]]),
    ...changes,
  })
}
const codes = (input: CheckCase): string[] => checks(input).map(({ code, severity }) => `${severity} ${code}`)

test('a sharp logo of one color in the middle of its place is as it should be [BLD-01]', () => {
  expect(checks()).toEqual([])
})

describe('sharpness at the printed size', () => {
  // 1000 pixels over 80 mm are 318 dots per inch
  test.each([
    [80, 318, []],
    [169, 151, []],
    [170, 150, []],
    [171, 149, ['note fair_resolution']],
    [230, 111, ['note fair_resolution']],
    [234, 109, ['warn low_resolution']],
    [352, 73, ['warn low_resolution']],
    [353, 72, ['warn low_resolution']],
    [358, 71, ['refuse too_blurry']],
  ])('%i mm wide it has %i dots per inch: %j [BLD-01]', (width, dpi, said) => {
    const element = logo({ width, height: width / 2, x: 200, y: 100 })
    expect(effectiveDpi(element, picture())).toBe(dpi)
    const area = { width: 400, height: 200 }
    expect(codes({ elements: [element], area, technique: film, art: null })).toEqual(said)
  })

  test('a crop has fewer dots, and the coarser direction counts [BLD-01]', () => {
    expect(effectiveDpi(logo({ crop: { x: 0, y: 0, width: 0.5, height: 1 } }), picture())).toBe(159)
    expect(effectiveDpi(logo({ width: 40 }), picture())).toBe(318)
  })

  test('tracing is offered where it leaves the logo as it is, and not where its letters are a few dots wide [BLD-01]', () => {
    const remediesAt = (thinnestLine: number) =>
      checks({ seen: picture({ width: 200, height: 100 }, { thinnestLine }), technique: film })[0]?.remedies
    expect(remediesAt(0.05)).toEqual(['vectorise', 'shrink'])
    expect(remediesAt(0.01)).toEqual(['shrink'])
  })

  test('a drawing is sharp at every size [BLD-01]', () => {
    const elements = [logo({ width: 100, height: 50 })]
    expect(codes({ elements, seen: picture({ width: 20, height: 10, isVector: true }) })).toEqual([])
  })

  test('made smaller by what the remedy says it is not refused any more [BLD-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 300 }), (pixels) => {
        const seen = picture({ width: pixels, height: pixels / 2 }, { thinnestLine: null })
        const blurry = checks({ seen }).find(({ code }) => code === 'too_blurry')
        fc.pre(blurry !== undefined)
        const factor = Number(blurry?.params.factor)
        const elements = [logo({ width: 80 * factor, height: 40 * factor })]
        expect(codes({ elements, seen })).not.toContain('refuse too_blurry')
      }),
    )
  })

  test('where it would be sharp at less than a centimeter it is told to have too few pixels, and is not shrunk [BLD-01]', () => {
    const photo = { isPhoto: true, thinnestLine: null }
    const of = (width: number) =>
      checks({ seen: picture({ width, height: width / 2 }, photo), technique: film })
    // 80 mm at 72 dots per inch are 227 pixels
    expect(of(30)[0]).toMatchObject({ code: 'too_blurry', remedies: ['shrink'] })
    expect(of(16)[0]).toEqual({
      code: 'too_few_pixels',
      severity: 'refuse',
      element_id: 'logo',
      params: { name: 'logo.png', pixels_wide: 16, pixels_high: 8, needed_wide: 227, needed_high: 114 },
      remedies: [],
    })
    const small = { element: logo({ width: 12, height: 6 }), seen: picture({ width: 36, height: 18 }, photo) }
    expect(checks({ elements: [small.element], seen: small.seen, technique: film })[0]).toMatchObject({
      code: 'low_resolution',
      remedies: [],
    })
  })

  test('a drawing’s best remedy is to trace it, a photograph’s to make it smaller [BLD-01]', () => {
    const small = { width: 200, height: 100 }
    expect(checks({ seen: picture(small) })[0]?.remedies).toEqual(['vectorise', 'shrink'])
    const photo = picture(small, { isPhoto: true, thinnestLine: null })
    expect(checks({ seen: photo, technique: film })[0]?.remedies).toEqual(['shrink'])
  })
})

describe('colors against what the technique takes', () => {
  const five = { colours: ['#0b3d91', '#f6b21a', '#d0202e', '#111111', '#2c9a45'], isPhoto: false }
  const photo = { colours: [], isPhoto: true }
  test.each([
    ['five of four', screen, five, 'refuse too_many_colours', 'reduce_colours'],
    ['five of one', laser, five, 'refuse too_many_colours', 'single_colour'],
    ['a photograph in ink', screen, photo, 'refuse full_colour_not_possible', 'reduce_colours'],
    ['a photograph in light', laser, photo, 'refuse full_colour_not_possible', 'single_colour'],
    ['a photograph in thread', embroidery, photo, 'warn photo_in_thread', 'reduce_colours'],
  ] as const)('%s [CART-22]', (_, technique, art, said, fix) => {
    const seen = picture({}, { thinnestLine: null })
    const [first] = checks({ technique, art, seen })
    expect([`${first?.severity} ${first?.code}`, first?.remedies[0]]).toEqual([said, fix])
  })

  test('a thread that is another color is warned of, unless somebody chose it [BLD-01] [API-29] [DEC-01]', () => {
    const near = { name: 'Rojo vivo', number: '1306', difference: 2.4, isChosen: false }
    const far = { name: 'Fucsia', number: '2220', difference: 18, isChosen: false }
    const seen = picture({}, { thinnestLine: null })
    const said = (threads: readonly (typeof near)[], isPhoto = false) =>
      checks({ technique: embroidery, art: { colours: ['#ff00ff'], isPhoto, threads }, seen }).filter(
        ({ code }) => code === 'thread_differs',
      )
    expect(said([near, far])).toMatchObject([{ severity: 'warn', params: { threads: 'Fucsia 2220' } }])
    expect(said([near])).toEqual([])
    expect(said([{ ...far, difference: 10 }])).toEqual([])
    expect(said([{ ...far, isChosen: true }])).toEqual([])
    expect(said([far], true)).toEqual([])
  })

  test('full color takes them all [CART-22]', () => {
    expect([codes({ technique: film, art: five }), codes({ technique: film, art: photo })]).toEqual([[], []])
  })

  test('with two pictures nobody knows which one to change [CART-22]', () => {
    const elements = [logo(), logo({ id: 'other', x: 60 })]
    expect(checks({ elements, art: five })[0]).toMatchObject({
      element_id: null,
      remedies: ['change_technique'],
    })
  })
})

describe('details that are too fine', () => {
  // 2 % of 80 mm are strokes of 1.6 mm
  test.each([
    [screen, 0.005, []],
    [screen, 0.004, ['warn line_too_thin']],
    [embroidery, 0.0125, []],
    [embroidery, 0.011, ['warn line_too_thin']],
    [laser, 0.0025, []],
  ])('%# a line is that part of the picture: %d [BLD-01]', (technique, thinnestLine, said) => {
    expect(codes({ technique, seen: picture({}, { thinnestLine }) })).toEqual(said)
  })

  test.each([
    [screen, 2.9, []],
    [screen, 2.8, ['warn letters_too_small']],
    [embroidery, 7.2, []],
    [embroidery, 7, ['warn letters_too_small']],
  ])('%# letters of this size, in millimetres: %d [BLD-01]', (technique, size, said) => {
    expect(codes({ technique, elements: [text({ size })] })).toEqual(said)
  })

  test('capitals are as high as their font has them [BLD-01]', () => {
    const letters = { technique: embroidery, elements: [text({ size: 6 })] }
    expect(codes({ ...letters, capHeightOf: () => 0.86 })).toEqual([])
    const [small] = checks({ ...letters, capHeightOf: (font) => (font === text().font ? 0.5 : 0.86) })
    expect(small).toMatchObject({
      code: 'letters_too_small',
      params: { letter_mm: 3, minimum_mm: 5, size: 10 },
    })
  })

  test('enlarged by what the remedy says letters are read [BLD-01]', () => {
    const [small] = checks({ technique: embroidery, elements: [text({ size: 5 })] })
    expect(
      codes({ technique: embroidery, elements: [text({ size: 5 * Number(small?.params.factor) })] }),
    ).toEqual([])
  })

  test('an outline of the letters is a line too [BLD-01]', () => {
    const outline = { width: 0.2, colour: '#d0202e' }
    expect(codes({ elements: [text({ outline })] })).toEqual(['warn line_too_thin'])
  })
})

describe('what else the technique cannot make', () => {
  const dye = { ...film, key: 'sublimation', name: 'Sublimación' }

  test('gaps close sooner than lines break, and a squeezed logo has thinner ones [BLD-01]', () => {
    // 0.55 % of 80 mm are 0.44 mm
    expect(codes({ seen: picture({}, { thinnestLine: 0.0055, thinnestGap: 0.0055 }) })).toEqual([
      'warn gap_too_narrow',
    ])
    // both are mended by what mends the worse one, so that only this one is told
    expect(codes({ seen: picture({}, { thinnestLine: 0.004, thinnestGap: 0.004 }) })).toEqual([
      'warn gap_too_narrow',
    ])
    expect(codes({ seen: picture({}, { thinnestLine: 0.002, thinnestGap: 0.007 }) })).toEqual([
      'warn line_too_thin',
    ])
    const squeezed = [logo({ height: 20 })]
    expect(codes({ elements: squeezed, seen: picture({}, { thinnestLine: 0.006 }) })).toEqual([
      'warn line_too_thin',
    ])
  })

  test('letters that are high enough have strokes that hold [BLD-01]', () => {
    const strokeOf = () => 0.015
    expect(codes({ elements: [text({ size: 4 })], strokeOf })).toEqual(['warn line_too_thin'])
    const outline = { width: 0.1, colour: '#111111' }
    expect(codes({ elements: [text({ size: 4, outline })], strokeOf })).toEqual([])
  })

  test('a dye is not seen on a dark product [BLD-01]', () => {
    expect(codes({ technique: dye, productColour: '#c62828' })).toEqual(['warn dark_product'])
    expect(codes({ technique: dye, productColour: '#ffffff' })).toEqual([])
  })

  test('art that fades ends hard on a film, and is no flat ink [BLD-01]', () => {
    const seen = picture({}, { isFading: true })
    expect(codes({ technique: film, seen })).toEqual(['warn soft_edges'])
    expect(codes({ technique: screen, seen })).toEqual(['refuse full_colour_not_possible'])
    expect(codes({ technique: dye, seen })).toEqual([])
  })

  test('a small picture inside of a large drawing is as coarse as it is [BLD-01]', () => {
    expect(codes({ seen: picture({}, { dotShare: 0.2 }) })).toEqual(['refuse too_blurry'])
  })

  test('one of several pictures that has the color of the product is found, also recolored [BLD-01]', () => {
    const elements = [logo({ x: 30, width: 40, height: 20 }), text({ x: 110 })]
    const seen = picture({ colours: ['#ffffff'] })
    expect(codes({ elements, seen })).toEqual(['warn invisible_colour'])
    const [check] = checks({ elements, seen })
    // a picture is offered in another color, which depends on the product's
    expect(check?.remedies).toEqual(['contrast_colour', 'choose_colour'])
    expect(check?.params.product_color).toMatch(/^#/)
    const recolours = [{ from: '#ffffff', to: '#0b3d91' }]
    const changed = [logo({ x: 30, width: 40, height: 20, recolours }), text({ x: 110 })]
    expect(codes({ elements: changed, seen })).toEqual([])
  })
})

describe('where it lies', () => {
  test.each([
    ['inside', {}, []],
    ['two millimetres from the edge', { x: 42 }, []],
    ['a little nearer', { x: 41.9 }, ['warn near_edge']],
    ['at the edge', { x: 40 }, ['warn near_edge']],
    ['over it', { x: 39.9 }, ['refuse outside_area']],
    ['turned within it', { y: 42, angle: 90, x: 22 }, []],
    ['larger than the technique makes', { width: 121, height: 60 }, ['refuse too_big_for_technique']],
  ])('%s [BLD-03]', (_, changes, said) => {
    expect(codes({ elements: [logo(changes)] })).toEqual(said)
  })

  test('art that fits is moved, larger art is shrunk until it fits [BLD-03]', () => {
    const wide = logo({ width: 160, height: 80 })
    const [outside] = checks({ elements: [wide], technique: film })
    expect(outside).toMatchObject({ code: 'outside_area', remedies: ['shrink'] })
    const factor = Number(outside?.params.factor)
    const smaller = logo({ width: 160 * factor, height: 80 * factor })
    expect(codes({ elements: [smaller], technique: film })).not.toContain('refuse outside_area')
    expect(checks({ elements: [logo({ x: 30 })] })[0]?.remedies).toEqual(['move_inside'])
  })

  test('hidden elements are not checked; a print area without elements is empty [BLD-01]', () => {
    expect(codes({ elements: [logo({ x: 0, hidden: true })] })).toEqual(['warn nothing_drawn'])
  })
})

describe('an area that is no plain rectangle', () => {
  const ellipse = { width: 150, height: 120, shape: 'ellipse' } as const
  const sublimated = { ...film, key: 'sublimation' }

  test.each([
    ['in the middle', {}, []],
    ['whose corner leaves a rounded corner', { x: 42.5, y: 22.5 }, ['refuse outside_area']],
    ['a little farther in', { x: 46.5, y: 26.5 }, ['warn near_edge']],
  ])('a logo %s is judged by the outline, not by its box [BLD-03]', (_, changes, said) => {
    const area = { width: 150, height: 120, shape: 'rounded', cornerMm: 20 } as const
    expect(codes({ area, elements: [logo(changes)], technique: film })).toEqual(said)
  })

  test('a round logo whose frame leaves the ellipse is no fault once it was seen that nothing of it does [BLD-03]', () => {
    const wide = logo({ width: 120, height: 60, y: 60 })
    const elements = [{ ...wide, x: 75, width: 140, height: 100 }]
    expect(codes({ area: ellipse, elements, technique: film })).toContain('refuse outside_area')
    const seenInside = new Set(['logo'])
    expect(codes({ area: ellipse, elements, technique: film, seenInside })).not.toContain(
      'refuse outside_area',
    )
  })

  test('made as small as its remedy says it lies in the ellipse [BLD-03]', () => {
    const elements = [logo({ width: 140, height: 100 })]
    const [outside] = checks({ area: ellipse, elements, technique: film })
    expect(outside).toMatchObject({ code: 'outside_area', remedies: ['shrink'] })
    const factor = Number(outside?.params.factor)
    const smaller = logo({ width: 140 * factor, height: 100 * factor })
    expect(codes({ area: ellipse, elements: [smaller], technique: film })).toEqual(['warn near_edge'])
  })

  test.each([
    ['reaches the end of the bleed', { width: 156, height: 126 }, []],
    ['reaches the edge alone', { width: 150, height: 120 }, ['warn bleed_short']],
    ['stops within the bleed', { width: 152, height: 126 }, ['warn bleed_short']],
    ['stops just before the edge', { width: 147, height: 117 }, ['warn near_edge']],
    ['leaves the bleed', { width: 160, height: 126 }, ['refuse outside_area']],
    ['bleeds to the left and is near the right edge', { x: 73, width: 152, height: 126 }, ['warn near_edge']],
  ])('a picture that %s: %j %j [BLD-03] [DEC-06]', (_, changes, said) => {
    const area = { width: 150, height: 120, bleedMm: 3 }
    const seen = picture({ width: 4_000, height: 3_000 })
    expect(codes({ area, elements: [logo(changes)], technique: sublimated, seen })).toEqual(said)
  })

  test('a technique that is not printed to the edge has no bleed; letters never reach into it [BLD-03] [DEC-06]', () => {
    const area = { width: 150, height: 120, bleedMm: 3 }
    const whole = [logo({ width: 156, height: 126 })]
    const seen = picture({ width: 4_000, height: 3_000 })
    expect(codes({ area, elements: whole, technique: { ...film, key: 'laser' }, seen })).toEqual([
      'refuse outside_area',
    ])
    expect(codes({ area, elements: [text({ x: 19 })], technique: sublimated })).toEqual([
      'refuse outside_area',
    ])
  })

  test('the safe zone is the area’s own, and is told in millimeters [BLD-03]', () => {
    const elements = [logo({ x: 44 })]
    expect(codes({ elements })).toEqual([])
    const [near] = checks({ elements, area: { width: 150, height: 120, safeMm: 5 } })
    expect(near).toMatchObject({ code: 'near_edge', params: { edge_mm: 5 }, remedies: ['move_inside'] })
  })

  test('bleed does not count in the size that a technique makes [BLD-03] [DEC-06]', () => {
    const area = { width: 120, height: 100, bleedMm: 3 }
    const technique = { ...sublimated, max_width_centimeters: 12, max_height_centimeters: 10 }
    const whole = [logo({ x: 60, y: 50, width: 126, height: 106 })]
    const seen = picture({ width: 4_000, height: 3_000 })
    expect(codes({ area, elements: whole, technique, seen })).toEqual([])
  })
})

test('that an animation is made of its first frame is told, and nothing has to be changed [API-37]', () => {
  expect(codes({ seen: picture({}, { isFirstFrame: true }) })).toEqual(['note first_frame'])
})

describe('whether it is seen', () => {
  test('white paper on a blue product is warned of, and taken away in one press [API-37]', () => {
    const seen = picture({}, { hasAlpha: false, flatBackground: '#fefefe' })
    const [paper] = checks({ seen, productColour: '#14264d' })
    expect(paper).toMatchObject({ code: 'opaque_background', remedies: ['remove_background'] })
    // inks leave the product's color out, a film is printed with it
    expect(codes({ seen, productColour: '#ffffff' })).toEqual(['note paper_left_out'])
    expect(codes({ seen, productColour: '#ffffff', technique: film })).toEqual(['warn opaque_background'])
    const brand = picture({}, { hasAlpha: false, flatBackground: '#d0202e' })
    expect(codes({ seen: brand, productColour: '#14264d' })).toEqual([])
  })

  test('white paper is told of while nobody knows the product’s color, where it would be an ink [API-37]', () => {
    const seen = picture({}, { hasAlpha: false, flatBackground: '#fefefe' })
    const [paper] = checks({ seen, productColour: null })
    expect(paper).toMatchObject({
      code: 'background_may_print',
      severity: 'warn',
      remedies: ['remove_background'],
    })
    expect(codes({ seen, productColour: null, technique: laser })).toEqual([])
    const brand = picture({}, { hasAlpha: false, flatBackground: '#d0202e' })
    expect(codes({ seen: brand, productColour: null })).toEqual([])
  })

  test.each([
    ['#ffffff', '#fffdf8', ['warn invisible_colour']],
    ['#111111', '#14181d', ['warn invisible_colour']],
    ['#ffffff', '#14264d', []],
    ['#d0202e', '#2c7a45', []],
  ])('%s on %s: %j [BLD-01]', (color, productColor, said) => {
    const art = { colours: [color], isPhoto: false }
    expect(codes({ art, productColour: productColor })).toEqual(said)
    expect(codes({ elements: [text({ colour: color })], productColour: productColor })).toEqual(said)
  })

  test('the color of the art means nothing where a technique puts no color on the product [BLD-01]', () => {
    const art = { colours: ['#1d1d1b'], isPhoto: false }
    const onBlack = { art, productColour: '#111111', technique: laser }
    expect(codes(onBlack)).toEqual([])
    expect(codes({ ...onBlack, elements: [text({ colour: '#1d1d1b' })] })).toEqual([])
    expect(codes({ ...onBlack, technique: screen })).toEqual(['warn invisible_colour'])
  })

  test('an empty picture and letters that a typeface lacks are said [BLD-01]', () => {
    expect(codes({ seen: picture({}, { isBlank: true }) })).toEqual(['refuse empty_picture'])
    expect(checks({ seen: picture({}, { unknownFonts: ['Helvetica Neue'] }) })[0]).toMatchObject({
      code: 'live_letters',
      severity: 'refuse',
      params: { fonts: 'Helvetica Neue' },
    })
    const oneColor = { isBlank: true, hasAlpha: false }
    expect(codes({ seen: picture({}, oneColor) })).toEqual(['warn blank_picture'])
    const tiny = picture({ width: 1, height: 1 }, oneColor)
    expect(codes({ seen: tiny })).toEqual(['refuse too_few_pixels', 'warn blank_picture'])
    const missingLetters = new Map([['text', '漢']])
    expect(checks({ elements: [text()], missingLetters })[0]).toMatchObject({
      code: 'missing_letters',
      severity: 'refuse',
      params: { letters: '漢' },
      remedies: ['change_font'],
    })
  })

  test('contrast is WCAG’s, and difference tells hues of one brightness apart', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(1)
    expect(colorDifference('#336699', '#336699')).toBe(0)
  })
})

test('pictures at which nobody could look are judged by their size, and never called fine [BLD-01] [DEC-16]', () => {
  const unseen = 'warn not_inspected'
  expect(codes({ seen: picture({ facts: null }) })).toEqual([unseen])
  expect(codes({ pictures: new Map() })).toEqual([unseen])
  const coarse = picture({ width: 100, height: 50, facts: null })
  expect(codes({ seen: coarse })).toEqual(['refuse too_blurry', unseen])
})

describe('the file rules of a technique [OWN-07]', () => {
  const cut = { ...screen, name: 'Vinilo', isVectorOnly: true }

  test('one whose knife follows outlines refuses pictures, and says how to go on', () => {
    expect(codes({ technique: cut })).toEqual(['refuse not_vector'])
    expect(checks({ technique: cut })[0]).toMatchObject({
      remedies: ['vectorise', 'change_technique'],
      params: { technique: 'Vinilo', name: 'logo.png' },
    })
    expect(codes({ technique: cut, seen: picture({ isVector: true }) })).toEqual([])
  })

  test('one that asks for finer pictures refuses what others only warn of', () => {
    const at = (minimumDpi: number | null) =>
      codes({ technique: { ...screen, minimumDpi }, elements: [logo({ width: 120, height: 60 })] })
    // 1000 pixels over 120 mm are 212 dots per inch
    expect(at(null)).toEqual([])
    expect(at(212)).toEqual([])
    expect(at(300)).toEqual(['refuse too_blurry'])
  })
})
