/** Parts of a design with what is wrong with each by construction: figures well off a limit, on either side of it. */
import type { ElementInput } from '../design-fixture.ts'
import {
  type ArtFile,
  dots,
  drawing,
  fading,
  fields,
  gradient,
  photo,
  rings,
  type Size,
  sign,
  slits,
  strokes,
  wrapped,
} from './drawn-files.ts'
import type { Random } from './random.ts'
import {
  type Cloth,
  cloths,
  type TechniqueKey,
  type TradeLimits,
  type Typeface,
  typefaces,
} from './trade-limits.ts'

export const defects = {
  blurry: 'impossible',
  soft: 'risky',
  thin_line: 'risky',
  thin_gap: 'risky',
  small_letters: 'risky',
  thin_letters: 'risky',
  invisible: 'risky',
  paper: 'risky',
  faded: 'risky',
  near_edge: 'risky',
  short_bleed: 'risky',
  undyeable: 'risky',
  sewn_photo: 'risky',
  too_many_inks: 'impossible',
  endless_colors: 'impossible',
  dots_for_outlines: 'impossible',
  live_letters: 'impossible',
  missing_letters: 'impossible',
  outside: 'impossible',
  too_big: 'impossible',
  empty: 'impossible',
} as const
export type Defect = keyof typeof defects

/** Where a part stands, and in which ink. */
export type Stand = {
  readonly random: Random
  readonly technique: TechniqueKey
  readonly limits: TradeLimits
  readonly cloth: Cloth
  readonly ink: string
  /** Millimeters: the middle, and how large it may be. */
  readonly at: { readonly x: number; readonly y: number }
  readonly room: Size
}
export type Part = {
  readonly files: readonly ArtFile[]
  readonly element: (logoId: string) => ElementInput
  readonly defects: readonly Defect[]
}
export type MakePart = (stand: Stand) => Promise<Part>

const placed = { angle: 0, flipX: false, flipY: false, locked: false, hidden: false, group: null }

/** Turned and flipped as it comes: nothing of that changes a measure. */
function anyTurn({ random }: Stand) {
  return { angle: random.one([0, 0, 90, 180, 33]), flipX: random.chance(0.3), flipY: random.chance(0.2) }
}

function pictured(
  { at }: Stand,
  file: ArtFile,
  size: Size,
  found: readonly Defect[],
  more: Partial<ElementInput> = {},
): Part {
  const element = (logo_id: string) =>
    ({
      ...placed,
      id: `e${logo_id.slice(0, 8)}`,
      name: file.name,
      type: 'image',
      logo_id,
      crop: null,
      recolours: [],
      ...at,
      ...size,
      ...more,
    }) as ElementInput
  return { files: [file], element, defects: found }
}

/** As large as it may be at any angle. */
function sizeIn({ room, random }: Stand, aspect = random.between(1.2, 1.8)): Size {
  const most = Math.min(room.width, room.height) / Math.hypot(1, 1 / aspect)
  const width = most * random.between(0.75, 1)
  return { width: hundredth(width), height: hundredth(width / aspect) }
}

const hundredth = (mm: number) => Math.round(mm * 100) / 100
const off = (random: Random, bad: boolean) => (bad ? random.between(0.4, 0.75) : random.between(1.3, 2.2))

export const lines =
  (bad: boolean): MakePart =>
  async (stand) => {
    const size = sizeIn(stand)
    const line = stand.limits.line * off(stand.random, bad)
    const inside = stand.random.chance(0.3)
      ? rings(size, line, stand.ink)
      : strokes(size, line, stand.ink, stand.random.chance(0.5))
    return pictured(stand, drawing(size, inside), size, bad ? ['thin_line'] : [], anyTurn(stand))
  }

/** Strokes that were fine until the picture was squeezed across them. */
export const squeezed: MakePart = async (stand) => {
  const size = sizeIn(stand, 1.3)
  const line = stand.limits.line * 1.5
  const drawn = { width: size.width, height: size.height * 3 }
  return pictured(stand, drawing(drawn, strokes(drawn, line, stand.ink, false)), size, ['thin_line'])
}

export const gaps =
  (bad: boolean): MakePart =>
  async (stand) => {
    const size = sizeIn(stand)
    const gap = stand.limits.gap * off(stand.random, bad)
    return pictured(
      stand,
      drawing(size, slits(size, gap, stand.ink)),
      size,
      bad ? ['thin_gap'] : [],
      anyTurn(stand),
    )
  }

/** A sign of so many dots on an inch, as dots, wrapped into a drawing, or cropped to a half. */
export const dotted =
  (kind: 'fine' | 'soft' | 'blurry'): MakePart =>
  async (stand) => {
    const { limits, random } = stand
    const least = limits.minimumDpi
    const soft = { from: Math.max(78, least * 1.04), to: 106 }
    const dpi =
      kind === 'fine'
        ? random.between(Math.max(160, least * 1.1), 320)
        : kind === 'soft' && soft.to > soft.from
          ? random.between(soft.from, soft.to)
          : random.between(least * 0.35, least * 0.92)
    const found: Defect[] = limits.isVectorOnly ? ['dots_for_outlines'] : []
    if (dpi < least) found.push('blurry')
    else if (dpi < 110) found.push('soft')
    const size = sizeIn(stand, 1.4)
    const crop = random.chance(0.25) ? { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } : null
    const across = Math.round((dpi * size.width) / 25.4 / (crop?.width ?? 1))
    const bare = await dots(size, stand.ink, across)
    const isWrapped = crop === null && random.chance(0.3)
    const more = { ...anyTurn(stand), crop } as Partial<ElementInput>
    return pictured(stand, isWrapped ? wrapped(size, bare) : bare, size, found, more)
  }

const palette = ['#d32f2f', '#1976d2', '#388e3c', '#fbc02d', '#6a1b9a', '#e65100', '#00838f', '#5d4037']

export const inks =
  (bad: boolean): MakePart =>
  async (stand) => {
    const most = stand.limits.inks ?? 8
    const count = bad
      ? Math.min(palette.length, most + stand.random.whole(1, 3))
      : Math.max(1, Math.min(most, stand.random.whole(1, 4)))
    const size = sizeIn(stand, 1.6)
    const colors = count === 1 ? [stand.ink] : palette.slice(0, count)
    const isTooMany = bad && stand.limits.inks !== null && stand.limits.pricing !== 'stitches'
    return pictured(stand, drawing(size, fields(size, colors)), size, isTooMany ? ['too_many_inks'] : [])
  }

const endless = ({ inks, pricing }: TradeLimits): Defect[] =>
  inks === null ? [] : [pricing === 'stitches' ? 'sewn_photo' : 'endless_colors']

export const photograph: MakePart = async (stand) => {
  const size = sizeIn(stand, 1.4)
  const file = await photo(size, Math.round(size.width * 9), stand.random.whole(1, 9_000))
  const kind: Defect[] = stand.limits.isVectorOnly ? ['dots_for_outlines'] : []
  return pictured(stand, file, size, [...kind, ...endless(stand.limits)])
}

export const shaded: MakePart = async (stand) => {
  const size = sizeIn(stand, 1.4)
  const file = drawing(size, gradient(size, '#c62828', '#1565c0'))
  return pictured(stand, file, size, endless(stand.limits), anyTurn(stand))
}

/** Glue below a film, and white below other inks on dark goods, end with a hard edge. */
const hasHardBase = ({ technique, cloth }: Stand) =>
  technique === 'dtf' || (technique === 'uv_printing' && (cloth === 'K' || cloth === 'R'))

/** Half-tones of opacity: film prints want hard edges, flat inks have none at all. */
export const vanishing: MakePart = async (stand) => {
  const size = sizeIn(stand, 1.3)
  const { inks: most } = stand.limits
  const found: Defect[] = most !== null ? endless(stand.limits) : hasHardBase(stand) ? ['faded'] : []
  return pictured(stand, drawing(size, fading(size, stand.ink)), size, found)
}

/** Art in the color of what it lies on. */
export const unseen: MakePart = async (stand) => {
  const size = sizeIn(stand)
  const file = drawing(size, sign(size, cloths[stand.cloth]))
  return pictured(stand, file, size, stand.limits.isColored ? ['invisible'] : [])
}

/** A drawing on the white of its file. */
export const onPaper: MakePart = async (stand) => {
  const size = sizeIn(stand, 1.4)
  const file = await dots(size, '#1a237e', Math.round(size.width * 10), 'jpeg')
  const found: Defect[] = stand.limits.isVectorOnly ? ['dots_for_outlines'] : []
  // where there is one tone alone, paper is a second one
  if (stand.limits.inks === 1) found.push('too_many_inks')
  // inks have no white on white; a film carries its paper wherever it goes
  const isSeen = stand.cloth !== 'W' || stand.technique === 'dtf'
  return pictured(stand, file, size, isSeen ? [...found, 'paper'] : found)
}

export const typed =
  (isKnown: boolean): MakePart =>
  async (stand) => {
    const size = sizeIn(stand, 2.4)
    const face = isKnown ? 'Montserrat' : 'Helvetica Neue'
    const letters = `<text x="${size.width * 0.1}" y="${size.height * 0.75}" font-family="${face}" font-weight="700" font-size="${size.height * 0.6}" fill="${stand.ink}">AC</text>`
    const block = `<rect x="${size.width * 0.7}" y="${size.height * 0.2}" width="${size.width * 0.25}" height="${size.height * 0.6}" fill="${stand.ink}"/>`
    return pictured(stand, drawing(size, letters + block), size, isKnown ? [] : ['live_letters'])
  }

/** Larger than the 60 × 50 mm of a pad. */
export const tooBig: MakePart = async (stand) => {
  const size = { width: stand.random.between(66, 80), height: 40 }
  return pictured(stand, drawing(size, sign(size, stand.ink)), size, ['too_big'])
}

export const nothing: MakePart = async (stand) => {
  const size = sizeIn(stand)
  return pictured(stand, drawing(size, '<rect width="9" height="9" fill="none"/>'), size, ['empty'])
}

/** What is hidden is not made, so that nothing is wrong with it. */
export const hidden: MakePart = async (stand) => {
  const part = await lines(true)(stand)
  return { ...part, element: (id) => ({ ...part.element(id), hidden: true }), defects: [] }
}

const heavy: readonly Typeface[] = ['montserrat', 'poppins', 'archivo-black', 'oswald']
const hairy: readonly Typeface[] = ['cinzel', 'playfair-display', 'dancing-script', 'great-vibes']

function lettered(stand: Stand, more: Partial<ElementInput>, found: readonly Defect[]): Part {
  const element = (id: string) =>
    ({
      ...placed,
      id: `t${id.slice(0, 8)}`,
      name: 'Texto',
      type: 'text',
      text: 'HOLA',
      font: 'montserrat',
      size: 10,
      letterSpacing: 0,
      lineHeight: 1.2,
      align: 'center',
      colour: stand.ink,
      outline: null,
      curve: null,
      width: 10,
      height: 5,
      ...stand.at,
      ...more,
    }) as ElementInput
  return { files: [], element, defects: found }
}

export const letters =
  (kind: 'fine' | 'small' | 'hairy'): MakePart =>
  async (stand) => {
    const { random, limits } = stand
    const font = random.one(kind === 'hairy' ? hairy : heavy)
    const { capital, stroke } = typefaces[font]
    // high enough to be read, and thinner than what holds
    const highest = (0.7 * limits.letterStroke) / stroke
    const size =
      kind === 'small'
        ? (limits.letter * random.between(0.6, 0.88)) / capital
        : kind === 'fine'
          ? Math.max(
              (limits.letter * random.between(1.15, 1.8)) / capital,
              (1.25 * limits.letterStroke) / stroke,
            )
          : Math.max((1.05 * limits.letter) / capital, Math.min(highest, 9))
    const found: Defect[] =
      kind === 'small' ? ['small_letters'] : stroke * size < 0.8 * limits.letterStroke ? ['thin_letters'] : []
    return lettered(
      stand,
      { font, size: hundredth(size), text: random.one(['HOLA', 'Club 9', 'Sur']) },
      found,
    )
  }

export const curved: MakePart = async (stand) => {
  const size = Math.max(6, (stand.limits.letter * 1.4) / 0.7)
  return lettered(stand, { size, text: 'SUR', curve: { radius: 30, direction: 'up' } }, [])
}

export const outlined =
  (bad: boolean): MakePart =>
  async (stand) => {
    const width = hundredth(stand.limits.line * off(stand.random, bad))
    const size = Math.max(10, (stand.limits.letter * 1.4) / 0.7)
    // in the color of the letters it would only make them heavier
    const outline = { width: Math.max(0.05, width), colour: stand.cloth === 'W' ? '#e65100' : '#00bcd4' }
    return lettered(stand, { size, text: 'SUR', outline, letterSpacing: 300 }, bad ? ['thin_line'] : [])
  }

export const unknownLetters: MakePart = async (stand) =>
  lettered(stand, { size: Math.max(9, (stand.limits.letter * 1.4) / 0.7), text: 'AB漢' }, ['missing_letters'])

export const unseenLetters: MakePart = async (stand) =>
  lettered(
    stand,
    { size: Math.max(9, (stand.limits.letter * 1.4) / 0.7), colour: cloths[stand.cloth] },
    stand.limits.isColored ? ['invisible'] : [],
  )
