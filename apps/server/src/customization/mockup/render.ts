/** Runs on a worker thread: the art on the product's picture, from bytes to bytes. */
import { drawStitches, MAX_SIDE_MM, planStitches } from '@estampa/artwork/embroidery'
import {
  type CloseUp,
  type MockupFinish,
  type MockupSurface,
  type PicturePasses,
  passesOf,
  renderMockup,
} from '@estampa/artwork/mockup'
import type { Rgba } from '@estampa/artwork/pixels'
import type { Placement } from '@estampa/domain/catalog'
import type { ThreadChoice } from '@estampa/domain/customization/design'
import type { Fabric } from '@estampa/domain/customization/fabric'
import sharp from 'sharp'
import { logoRules } from '../logo-rules.ts'
import { enlargedPart } from './enlarged-part.ts'
import { drawWeave } from './weave.ts'

export type MockupToRender = {
  readonly product: Uint8Array
  readonly passes: Uint8Array | null
  /** PNG of the whole area. */
  readonly art: Uint8Array
  /** On the picture, or on its close-up. */
  readonly placement: Omit<Placement, 'image_url'>
  readonly look: MockupFinish
  readonly surface?: Omit<MockupSurface, 'passes'> | undefined
  /** The detail of embroidered art, and the number of threads that the technique has. */
  readonly sewn: {
    readonly pixelsPerMm: number
    readonly maxColours: number | null
    readonly threadChoices: readonly ThreadChoice[]
  } | null
  /** The part of the picture that is shown, enlarged; absent: all of it. */
  readonly closeUp?: CloseUp | undefined
  /** The cloth that a close-up shows; absent: it is none, or nobody knows. */
  readonly fabric?: Fabric | undefined
}

const MAX_PIXELS = 60_000_000
const mostThreads = 15

/** The product's own picture where nothing is printed, so that the catalog and an empty design are one picture. */
export async function renderToWebp(request: MockupToRender): Promise<Uint8Array> {
  const { closeUp, fabric } = request
  const product = await pixelsOf(request.product, closeUp)
  const drawn = await pixelsOf(request.art)
  const art = request.sewn ? embroideredArt(drawn, request.sewn) : drawn
  const passes = request.passes ? await passesFrom(request.passes, closeUp) : undefined
  if (closeUp && fabric && passes) drawWeave(product, passes, fabric, pixelsPerMmOf(closeUp))
  const surface = { ...request.surface, passes }
  const { data, width, height } = renderMockup(product, art, request.placement, request.look, surface)
  if (!closeUp && product.isWebp && Buffer.from(data.buffer).equals(product.data)) return request.product
  return (
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      // for a whole product finer hues at edges cost as much as all the rest of the coding and nobody sees them
      .webp({ quality: 92, smartSubsample: closeUp !== undefined, effort: 2 })
      .toBuffer()
  )
}

const pixelsPerMmOf = ({ part, placement, enlarged }: CloseUp): number =>
  (placement.width * enlarged.width) / (part.right - part.left)

type DecodedPicture = { data: Uint8Array; width: number; height: number; isWebp: boolean }

async function pixelsOf(bytes: Uint8Array, closeUp?: CloseUp): Promise<DecodedPicture> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { format } = await picture.metadata()
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isWebp = format === 'webp'
  if (!closeUp) return { data, width, height, isWebp }
  return { data: await enlargedPart({ data, width, height }, 4, closeUp), ...closeUp.enlarged, isWebp }
}

async function passesFrom(bytes: Uint8Array, closeUp?: CloseUp): Promise<PicturePasses | undefined> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const passes = passesOf(data, info.width, info.height)
  return passes && closeUp ? enlargedPasses(passes, closeUp) : passes
}

/** Each of the tiles by itself. */
async function enlargedPasses(
  { data, width, height }: PicturePasses,
  closeUp: CloseUp,
): Promise<PicturePasses | undefined> {
  const tile = width * height * 3
  const tiles: Buffer[] = []
  for (let start = 0; start < data.length; start += tile) {
    const pixels = { data: new Uint8Array(data.buffer, data.byteOffset + start, tile), width, height }
    tiles.push(await enlargedPart(pixels, 3, closeUp))
  }
  const { enlarged: size } = closeUp
  return passesOf(Buffer.concat(tiles), size.width, size.height * tiles.length)
}

/** Art that is too large for any machine is shown as it was drawn. */
function embroideredArt(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  { pixelsPerMm, maxColours, threadChoices }: NonNullable<MockupToRender['sewn']>,
): Rgba {
  if (Math.max(width, height) / pixelsPerMm > MAX_SIDE_MM) return { data, width, height }
  const options = { mostThreads: Math.min(maxColours ?? mostThreads, mostThreads), threadChoices }
  const plan = planStitches({ data, width, height, pixelsPerMm }, logoRules.threadPalette, options)
  return drawStitches(plan, pixelsPerMm)
}
