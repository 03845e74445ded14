/**
 * The customized product's picture: the same drawing that the editor shows, bent over the product by the same
 * code. Only the drawing of the SVG and the decoding of the picture are done by others here than in a browser.
 */
import { artPixels, closeUpOf, type MockupSurface, mockupFinish, sizedArt } from '@estampa/artwork/mockup'
import type { Placement } from '@estampa/domain/catalog'
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions, ThreadChoice } from '@estampa/domain/customization/design'
import type { Fabric } from '@estampa/domain/customization/fabric'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { drawSvg } from '../files/draw-svg.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import { renderToWebpTask } from './worker-tasks.ts'

export type Mockup = {
  /** The catalog's picture as it was uploaded. */
  readonly picture: Dimensions & { readonly bytes: Uint8Array }
  /** The light of the view, where the area was placed on a picture that was composed of it. */
  readonly passes: Uint8Array | null
  readonly placement: Omit<Placement, 'image_url'>
  /** The print area, millimeters. */
  readonly area: PrintSurface
  /** The place as `drawView` gives it. */
  readonly svg: string
  /** Facts of the surface that its photograph does not tell. */
  readonly surface?: Omit<MockupSurface, 'passes'> | undefined
  /** null: not chosen yet; it is shown as ink. */
  readonly technique: { readonly key: string; readonly maxColours: number | null } | null
  readonly threadChoices?: readonly ThreadChoice[] | undefined
  /** Where the art lies on the area, millimeters: it is shown from near. Absent: the whole picture is. */
  readonly nearTo?: Box | undefined
  /** The cloth whose weave is seen from near; absent: it is none. */
  readonly fabric?: Fabric | undefined
}

/**
 * A WebP as large as the product's picture, or the part of it that shows the art from near. Refuses `busy`, or
 * `too_complex` where it cannot be drawn in time.
 */
export async function drawMockup(mockup: Mockup): Promise<Uint8Array | Refusal> {
  const { picture, passes, area, svg, technique, surface, nearTo, threadChoices = [] } = mockup
  const look = mockupFinish(technique?.key ?? '')
  const closeUp = nearTo && closeUpOf(mockup.placement, picture, area, nearTo)
  const { placement = mockup.placement, part } = closeUp ?? {}
  const drawn = part ? { width: part.right - part.left, height: part.bottom - part.top } : area
  const pixels = artPixels(placement, closeUp?.enlarged ?? picture, drawn, look)
  const side = Math.max(pixels.width, pixels.height)
  const art = await drawSvg(sizedArt(svg, pixels, part), side, { isOurs: true })
  if (isRefusal(art)) return art
  const { pixelsPerMm } = pixels
  const maxColours = technique?.maxColours ?? null
  const sewn = look === 'embroidery' ? { pixelsPerMm, maxColours, threadChoices } : null
  return runOnWorker(renderToWebpTask, {
    product: picture.bytes,
    passes,
    art,
    placement,
    look,
    sewn,
    surface,
    closeUp,
    fabric: mockup.fabric,
  })
}
