/**
 * A place in flat inks: what screens and pads print one by one. Shapes take the ink that is nearest to their
 * color; pictures of few colors are traced; a photograph stays whole in a layer of its own and is told of.
 */
import { readNodes } from '@estampa/artwork/drawing/svg-nodes'
import { colorMatcher, rgbOf, vectorize } from '@estampa/artwork/pixels'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { type ElementArt, insideOf, type PrintArt } from './art.ts'
import type { LoadedPictures } from './loaded-pictures.ts'
import { movedItems } from './paint-items.ts'
import type { PrintAreaToPrint, PrintColor } from './print-job.ts'
import { elementPng } from './raster.ts'
import { multiplyMatrices } from './scene/matrix.ts'
import { flatColorOf, type Item, sceneOf } from './scene.ts'

export type Separated = {
  readonly items: readonly Item[]
  readonly inks: readonly PrintColor[]
  /** The nearest of the inks; one that is none of them is the product, which shows there. */
  readonly inkOf: (hex: string) => PrintColor
  readonly hasPictures: boolean
  readonly notes: readonly string[]
  readonly atHand: LoadedPictures
}

/** Longer side of what is traced: finer than any mesh at the sizes of such prints. */
const TRACED_SIDE = 2000
const TRACED_DPI = 600

export async function separatePrintArea(
  place: PrintAreaToPrint,
  art: PrintArt,
): Promise<Separated | Refusal> {
  const items: Item[] = []
  const notes: string[] = []
  for (const one of art.elements) {
    if (one.items.every(isFlat)) {
      items.push(...one.items)
      continue
    }
    const traced = await trace(one, place, art.atHand)
    if (isRefusal(traced)) return traced
    items.push(...(traced ?? one.items))
    notes.push(
      traced
        ? `«${one.element.name}» se calcó para separar sus colores.`
        : `«${one.element.name}» es una foto o un degradado: va entera en la capa «Imagen», sin separar.`,
    )
  }
  const inks = inksOf(place.colours, items)
  const paper = place.paper ? { hex: place.paper, name: '' } : null
  return {
    items,
    inks,
    inkOf: nearest(paper ? [...inks, paper] : inks),
    hasPictures: !items.every(isFlat),
    notes,
    atHand: art.atHand,
  }
}

const isFlat = (item: Item) => flatColorOf(item) !== null

/** Undefined: it has no few flat colors. */
async function trace(
  { element }: ElementArt,
  place: PrintAreaToPrint,
  atHand: LoadedPictures,
): Promise<Item[] | Refusal | undefined> {
  const side = Math.max(element.width, element.height)
  const dpi = Math.min(TRACED_DPI, (TRACED_SIDE / side) * 25.4)
  const png = await elementPng(element, atHand, dpi)
  if (isRefusal(png)) return png
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const known = [...place.colours.map(({ hex }) => hex), ...(place.paper ? [place.paper] : [])]
  const palette = place.colours.length > 0 ? known : null
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const traced = vectorize(picture, { colours: null, palette })
  const mark = isRefusal(traced) ? undefined : readNodes(traced.svg)
  if (!mark) return undefined
  const toMm = [element.width / info.width, 0, 0, element.height / info.height, 0, 0] as const
  return movedItems(sceneOf(mark), multiplyMatrices(insideOf(element), toMm))
}

/** The inks that were counted; where nothing was counted, every color that is drawn. */
function inksOf(counted: readonly PrintColor[], items: readonly Item[]): PrintColor[] {
  if (counted.length > 0) return distinctNames(counted)
  const found = new Set(items.map(flatColorOf).filter((hex) => hex !== null))
  return [...found].map((hex) => ({ hex, name: hex }))
}

function distinctNames(colours: readonly PrintColor[]): PrintColor[] {
  return colours.map((colour, index) => {
    const isTaken = colours.slice(0, index).some(({ name }) => name === colour.name)
    return isTaken ? { ...colour, name: `${colour.name} ${colour.hex}` } : colour
  })
}

function nearest(inks: readonly PrintColor[]): (hex: string) => PrintColor {
  const match = colorMatcher(inks.map(({ hex }) => rgbOf(hex)))
  const known = new Map<string, PrintColor>()
  return (hex) => {
    const before = known.get(hex)
    if (before) return before
    const ink = inks[match(rgbOf(hex))] ?? { hex, name: hex }
    known.set(hex, ink)
    return ink
  }
}
