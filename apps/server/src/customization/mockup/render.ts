/** Runs on a worker thread: the art on the product's picture, from bytes to bytes. */
import { drawStitches, MAX_SIDE_MM, planStitches } from '@estampa/artwork/embroidery'
import {
  type MockupFinish,
  type MockupSurface,
  type PicturePasses,
  passesOf,
  renderMockup,
} from '@estampa/artwork/mockup'
import type { Rgba } from '@estampa/artwork/pixels'
import type { Placement } from '@estampa/domain/catalog'
import type { ThreadChoice } from '@estampa/domain/customization/design'
import sharp from 'sharp'
import { logoRules } from '../logo-rules.ts'

export type MockupToRender = {
  readonly product: Uint8Array
  readonly passes: Uint8Array | null
  /** PNG of the whole area. */
  readonly art: Uint8Array
  readonly placement: Omit<Placement, 'image_url'>
  readonly look: MockupFinish
  readonly surface?: Omit<MockupSurface, 'passes'> | undefined
  /** The detail of embroidered art, and the number of threads that the technique has. */
  readonly sewn: {
    readonly pixelsPerMm: number
    readonly maxColours: number | null
    readonly threadChoices: readonly ThreadChoice[]
  } | null
}

const MAX_PIXELS = 60_000_000
const mostThreads = 15

/** The product's own picture where nothing is printed, so that the catalog and an empty design are one picture. */
export async function renderToWebp(request: MockupToRender): Promise<Uint8Array> {
  const product = await pixelsOf(request.product)
  const drawn = await pixelsOf(request.art)
  const art = request.sewn ? embroideredArt(drawn, request.sewn) : drawn
  const passes = request.passes ? await passesFrom(request.passes) : undefined
  const surface = { ...request.surface, passes }
  const { data, width, height } = renderMockup(product, art, request.placement, request.look, surface)
  if (product.isWebp && Buffer.from(data.buffer).equals(product.data)) return request.product
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 92, smartSubsample: true })
    .toBuffer()
}

async function pixelsOf(
  bytes: Uint8Array,
): Promise<{ data: Uint8Array; width: number; height: number; isWebp: boolean }> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { format } = await picture.metadata()
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, isWebp: format === 'webp' }
}

async function passesFrom(bytes: Uint8Array): Promise<PicturePasses | undefined> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return passesOf(data, info.width, info.height)
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
