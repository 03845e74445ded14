import { visibleOf } from '../boxes.ts'
import type { DesignElement } from '../design.ts'
import { isBaseCounted, isDarkGround, needsWhiteBase } from '../white-base.ts'
import type { PreflightCheck, PreflightFix, PreflightInput } from './check.ts'
import { isDye } from './detail-limits.ts'

/** Over it, by CIEDE2000, a thread is another color than what was drawn. */
const OTHER_COLOR = 10

export const isOtherColor = (difference: number): boolean => difference > OTHER_COLOR

/** Threads that the eye would mind; of a photograph nobody expects its colors, and whoever chose a thread knows it. */
function preflightThreads({ art }: PreflightInput): PreflightCheck[] {
  if (!art || art.isPhoto) return []
  const far = (art.threads ?? []).filter(({ difference, isChosen }) => isOtherColor(difference) && !isChosen)
  if (far.length === 0) return []
  const threads = far.map(({ name, number }) => `${name} ${number}`).join(', ')
  return [{ code: 'thread_differs', severity: 'warn', element_id: null, params: { threads }, remedies: [] }]
}

export function preflightColors(input: PreflightInput): PreflightCheck[] {
  return [
    ...countedColors(input),
    ...preflightThreads(input),
    ...unlistedInks(input),
    ...baseBelow(input),
    ...dyedProduct(input),
  ]
}

/** A name that the shop has not on its chart is mixed all the same: whoever mistyped it reads it here. */
function unlistedInks({ technique, unlistedInks: names = [] }: PreflightInput): PreflightCheck[] {
  if (technique?.pricing !== 'colour' || names.length === 0) return []
  const params = { inks: names.map((name) => `«${name}»`).join(', '), count: names.length }
  return [{ code: 'ink_not_in_chart', severity: 'note', element_id: null, params, remedies: [] }]
}

/** What is laid below the art on this product, and whether it is paid for. */
function baseBelow({ technique, art, productColour }: PreflightInput): PreflightCheck[] {
  if (!technique || !art || !needsWhiteBase(technique, art, productColour)) return []
  const code = isBaseCounted(technique) ? 'white_base' : 'white_base_included'
  return [{ code, severity: 'note', element_id: null, params: { technique: technique.name }, remedies: [] }]
}

/** A dye colors what is light: on a dark product nothing of it is seen. */
function dyedProduct({ technique, art, productColour }: PreflightInput): PreflightCheck[] {
  if (!technique || !art || !productColour) return []
  if (!isDye(technique.key) || !isDarkGround(productColour)) return []
  const params = { technique: technique.name }
  return [
    { code: 'dark_product', severity: 'warn', element_id: null, params, remedies: ['change_technique'] },
  ]
}

/** Compares the number of colors with what the technique takes. */
function countedColors({ view, technique, art, pictures }: PreflightInput): PreflightCheck[] {
  if (!technique || !art || technique.maxColours === null) return []
  // white that fades into nothing is of one color, and no more an ink than a gradient is
  const isEndless = art.isPhoto || visibleOf(view).some(({ id }) => pictures.get(id)?.facts?.isFading)
  const picture = onlyPicture(visibleOf(view))
  const of = {
    element_id: picture?.id ?? null,
    params: { technique: technique.name, maximum: technique.maxColours },
  }
  const reduce: PreflightFix[] = picture
    ? [technique.maxColours === 1 ? 'single_colour' : 'reduce_colours']
    : []
  if (isEndless && technique.pricing === 'stitches') {
    return [{ ...of, code: 'photo_in_thread', severity: 'warn', remedies: reduce }]
  }
  if (isEndless) {
    return [
      {
        ...of,
        code: 'full_colour_not_possible',
        severity: 'refuse',
        remedies: [...reduce, 'change_technique'],
      },
    ]
  }
  if (art.colours.length <= technique.maxColours) return []
  const params = { ...of.params, colours: art.colours.length }
  const other: PreflightFix[] = picture && technique.maxColours > 1 ? ['single_colour'] : []
  const fixes = [...reduce, ...other, 'change_technique' as const]
  return [{ ...of, params, code: 'too_many_colours', severity: 'refuse', remedies: fixes }]
}

/** The one whose colors can be made fewer; with several nobody knows which one is meant. */
function onlyPicture(elements: readonly DesignElement[]): DesignElement | undefined {
  const pictures = elements.filter(({ type }) => type === 'image')
  return pictures.length === 1 ? pictures[0] : undefined
}
