/** An ink of the shop's chart takes the place of a drawn color: its name, and what of the design can be drawn in its color. */
import type { ClipArtElement, DesignElement, DesignView, ImageElement, Recolor } from './design.ts'
import { nameInk } from './ink-names.ts'
import { colorDifference } from './preflight/color-difference.ts'

/** Colors that are nearer are counted as one ink. */
const ONE_INK = 0.05

type PictureElement = ImageElement | ClipArtElement
/** As it was uploaded; of pixels, whose colors stay, they may not be known. */
export type PictureColors = { readonly isDrawing: boolean; readonly colors: readonly string[] }

export type TakenInk = {
  /** The color that is printed now. */
  readonly from: string
  readonly ink: { readonly name: string; readonly hex: string }
  /** All that the print area is printed in. */
  readonly inks: readonly string[]
  readonly colorsOf: (element: PictureElement) => PictureColors
}

/**
 * The view with an ink in place of a color. The color is left alone, and only named, where it is also that of pixels, or
 * where the ink would fall together with another one of the print area.
 */
export function takeInk(view: DesignView, taken: TakenInk): DesignView {
  const { ink, inks } = taken
  const [from, to] = [taken.from.toLowerCase(), ink.hex.toLowerCase()]
  const others = inks.map((hex) => hex.toLowerCase()).filter((hex) => hex !== from)
  const isApart = others.every((hex) => colorDifference(hex, to) >= ONE_INK)
  const elements = isApart ? recolored(view.elements, { ...taken, from, to }) : null
  const names = view.inkNames ?? []
  if (!elements) return { ...view, inkNames: nameInk(names, { hex: from, name: ink.name }, inks) }
  const without = nameInk(names, { hex: from, name: '' }, inks)
  return { ...view, elements, inkNames: nameInk(without, { hex: to, name: ink.name }, [...others, to]) }
}

type Recoloring = TakenInk & { readonly to: string }

/** null: a picture of pixels may have the color, and would keep it. */
function recolored(elements: readonly DesignElement[], recoloring: Recoloring): DesignElement[] | null {
  const { from, to, inks, colorsOf } = recoloring
  const isOfInk = (hex: string) => nearestOf(hex.toLowerCase(), inks) === from
  const become = (hex: string) => (isOfInk(hex) ? to : hex)
  const next: DesignElement[] = []
  for (const element of elements) {
    if (element.type === 'text') {
      const outline = element.outline && { ...element.outline, colour: become(element.outline.colour) }
      next.push({ ...element, colour: become(element.colour), outline })
      continue
    }
    const { isDrawing, colors } = colorsOf(element)
    if (isDrawing) next.push({ ...element, recolours: recoloursOf(element.recolours, colors, become) })
    else if (colors.length === 0 || colors.some(isOfInk)) return null
    else next.push(element)
  }
  return next
}

function recoloursOf(
  recolors: readonly Recolor[],
  colors: readonly string[],
  become: (hex: string) => string,
): Recolor[] {
  const own = colors.map((hex) => hex.toLowerCase())
  return [...new Set([...recolors.map(({ from }) => from), ...own])].flatMap((from) => {
    const to = become(recolors.find((one) => one.from === from)?.to ?? from)
    return from === to ? [] : [{ from, to }]
  })
}

/** The ink in which a color is printed. */
function nearestOf(hex: string, inks: readonly string[]): string | undefined {
  const byDistance = inks
    .map((ink) => ({ ink: ink.toLowerCase(), distance: colorDifference(ink, hex) }))
    .sort((one, other) => one.distance - other.distance)
  const [nearest] = byDistance
  return nearest && nearest.distance < ONE_INK ? nearest.ink : undefined
}
