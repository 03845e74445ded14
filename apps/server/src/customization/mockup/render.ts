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
import sharp, { type Sharp } from 'sharp'
import { logoRules } from '../logo-rules.ts'

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
}

const MAX_PIXELS = 60_000_000
const mostThreads = 15

/** The product's own picture where nothing is printed, so that the catalog and an empty design are one picture. */
export async function renderToWebp(request: MockupToRender): Promise<Uint8Array> {
  const { closeUp } = request
  const product = await pixelsOf(request.product, closeUp)
  const drawn = await pixelsOf(request.art)
  const art = request.sewn ? embroideredArt(drawn, request.sewn) : drawn
  const passes = request.passes ? await passesFrom(request.passes, closeUp) : undefined
  const surface = { ...request.surface, passes }
  const { data, width, height } = renderMockup(product, art, request.placement, request.look, surface)
  if (!closeUp && product.isWebp && Buffer.from(data.buffer).equals(product.data)) return request.product
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 92, smartSubsample: true })
    .toBuffer()
}

async function pixelsOf(
  bytes: Uint8Array,
  closeUp?: CloseUp,
): Promise<{ data: Uint8Array; width: number; height: number; isWebp: boolean }> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { format } = await picture.metadata()
  const upright = picture.autoOrient()
  const { data, info } = await (closeUp ? enlarged(upright, closeUp) : upright)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, isWebp: format === 'webp' }
}

const enlarged = (picture: Sharp, { left, top, width, height, enlarged: size }: CloseUp): Sharp =>
  picture.extract({ left, top, width, height }).resize({ ...size, fit: 'fill', kernel: 'cubic' })

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
  const rows = data.length / (width * 3)
  const picture = { raw: { width, height: rows, channels: 3 as const } }
  const tiles: Buffer[] = []
  for (let top = closeUp.top; top < rows; top += height) {
    tiles.push(
      await enlarged(sharp(data, picture), { ...closeUp, top })
        .raw()
        .toBuffer(),
    )
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
