/**
 * A place as what is painted. What is vector stays vector; what PDF cannot say exactly is drawn at 300 dots per
 * inch at least and noted, so that nobody in the workshop wonders.
 */
import { placed } from '@estampa/artwork/drawing'
import { readNodes } from '@estampa/artwork/drawing/svg-nodes'
import type { DesignElement } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { LoadedPictures } from './loaded-pictures.ts'
import type { PrintAreaToPrint } from './print-job.ts'
import { dpiFor, elementPng } from './raster.ts'
import { type Matrix, readTransform, upright } from './scene/matrix.ts'
import { type Item, NotVector, sceneOf } from './scene.ts'

export type ElementArt = { readonly element: DesignElement; readonly items: readonly Item[] }
export type PrintArt = {
  readonly elements: readonly ElementArt[]
  readonly notes: readonly string[]
  readonly atHand: LoadedPictures
}

const DPI = 400

export async function artOf(place: PrintAreaToPrint, atHand: LoadedPictures): Promise<PrintArt | Refusal> {
  const elements: ElementArt[] = []
  const notes: string[] = []
  for (const element of place.view.elements.filter(({ hidden }) => !hidden)) {
    const items = vectorsOf(element, atHand)
    if (items) {
      elements.push({ element, items })
      continue
    }
    const png = await elementPng(element, atHand, dpiFor(element, DPI))
    if (isRefusal(png)) return png
    elements.push({ element, items: [pictureItem(element, atHand.put(png))] })
    notes.push(
      `«${element.name}» va como imagen a ${dpiFor(element, DPI)} ppp: tiene efectos que no existen como trazo.`,
    )
  }
  return { elements, notes, atHand }
}

function vectorsOf(element: DesignElement, { assets }: LoadedPictures): Item[] | undefined {
  const mark = readNodes(placed(element, assets))
  if (!mark) return []
  try {
    return sceneOf(mark)
  } catch (error) {
    if (error instanceof NotVector) return undefined
    throw error
  }
}

/** A picture that fills its element. */
function pictureItem(element: DesignElement, href: string): Item {
  const { width, height } = element
  return {
    kind: 'picture',
    href,
    width,
    height,
    alpha: 1,
    clips: [],
    matrix: insideOf(element),
  }
}

/** From an element's own units, 0,0 its upper left corner, to the place's. */
export function insideOf({ x, y, angle, flipX, flipY, width, height }: DesignElement): Matrix {
  const flip = `scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`
  const corner = `translate(${-width / 2} ${-height / 2})`
  return readTransform(`translate(${x} ${y}) rotate(${angle}) ${flip} ${corner}`) ?? upright
}
