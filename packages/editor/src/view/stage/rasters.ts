/**
 * Pictures at the resolution in which the screen shows them. A photograph of 3000 pixels or a drawing of twenty
 * thousand paths is drawn once into a bitmap; while its size changes the bitmap is stretched, and when nothing
 * has moved for a moment a sharper one is made.
 */
import type { Dimensions } from '@estampa/domain/customization/design'

export type RasterSource = {
  /** Source of the bitmap: an address of a bitmap or a whole drawing. */
  readonly href: string | null
  readonly drawing: string | null
  /** The shown part of a bitmap, as fractions of it. */
  readonly part: { readonly x: number; readonly y: number } & Dimensions
}
type Raster = {
  readonly picture: RasterSource
  source: HTMLImageElement | null
  bitmap: HTMLCanvasElement | null
  failed: boolean
  /** Device pixels that the widest element asks for. */
  wanted: Dimensions
}

const restMs = 120
/** No bitmap is wider or higher, nor has more pixels: a phone has the memory for some of these, not for more. */
const MAX_WIDTH_PX = 4096
const MAX_PIXELS = 6_000_000
/** Unused bitmaps that are cached for an undo. */
const MAX_IDLE = 24

export class Rasters {
  readonly #rasters = new Map<string, Raster>()
  readonly #changed: () => void
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(changed: () => void) {
    this.#changed = changed
  }

  /** Starts to load what is new; 'failed' where there is nothing to be shown. */
  find(key: string, picture: () => RasterSource): HTMLCanvasElement | 'loading' | 'failed' {
    const known = this.#rasters.get(key)
    if (known) return known.bitmap ?? (known.failed ? 'failed' : 'loading')
    const raster: Raster = {
      picture: picture(),
      source: null,
      bitmap: null,
      failed: false,
      wanted: { width: 0, height: 0 },
    }
    this.#rasters.set(key, raster)
    void this.#load(raster)
    return 'loading'
  }

  /** Says how large each picture is shown now, device pixels. Sharper bitmaps follow when all is at rest. */
  want(sizes: ReadonlyMap<string, Dimensions>): void {
    for (const [key, size] of sizes) {
      const raster = this.#rasters.get(key)
      if (raster) raster.wanted = size
    }
    this.#forgetIdle(sizes)
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#sharpen(sizes), restMs)
  }

  close(): void {
    clearTimeout(this.#rest)
    this.#rasters.clear()
  }

  async #load(raster: Raster): Promise<void> {
    const { href, drawing } = raster.picture
    const address =
      drawing === null ? href : URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
    try {
      if (!address) throw new Error('a picture without an address')
      const image = new Image()
      image.decoding = 'async'
      image.src = address
      await image.decode()
      raster.source = image
      draw(raster)
    } catch {
      raster.failed = true
    } finally {
      if (drawing !== null && address) URL.revokeObjectURL(address)
    }
    this.#changed()
  }

  #sharpen(sizes: ReadonlyMap<string, Dimensions>): void {
    let drawn = false
    for (const key of sizes.keys()) {
      const raster = this.#rasters.get(key)
      if (raster?.source && draw(raster)) drawn = true
    }
    if (drawn) this.#changed()
  }

  #forgetIdle(sizes: ReadonlyMap<string, Dimensions>): void {
    const idle = [...this.#rasters.keys()].filter((key) => !sizes.has(key))
    for (const key of idle.slice(0, Math.max(0, idle.length - MAX_IDLE))) this.#rasters.delete(key)
  }
}

/** Draws the bitmap anew where it is coarser than wanted or much finer; tells whether it did. */
function draw(raster: Raster): boolean {
  const { source, picture, bitmap, wanted } = raster
  if (!source) return false
  const size = bitmapSize(wanted, isVector(picture) ? null : partOf(source, picture))
  if (bitmap && bitmap.width === size.width && bitmap.height === size.height) return false
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) return false
  context.imageSmoothingQuality = 'high'
  const part = partOf(source, picture)
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height)
  raster.bitmap = canvas
  return true
}

const isVector = ({ href, drawing }: RasterSource): boolean =>
  drawing !== null || /\.svg(?:[?#]|$)|^data:image\/svg/.test(href ?? '')

function partOf(source: HTMLImageElement, { part, drawing }: RasterSource) {
  const { naturalWidth: width, naturalHeight: height } = source
  if (drawing !== null) return { x: 0, y: 0, width, height }
  return {
    x: part.x * width,
    y: part.y * height,
    width: Math.max(1, part.width * width),
    height: Math.max(1, part.height * height),
  }
}

/**
 * Steps of √2, so that a little more zoom does not mean a new bitmap. A photograph (`natural`) is never made
 * larger than it is: the screen stretches it as well.
 */
export function bitmapSize(wantedSize: Dimensions, natural: Dimensions | null): Dimensions {
  const [wide, high] = [Math.max(wantedSize.width, 1), Math.max(wantedSize.height, 1)]
  const widest = Math.max(wide, high, 32)
  const step = 2 ** (Math.ceil(Math.log2(widest) * 2) / 2)
  const grown = Math.min(
    step / Math.max(wide, high),
    MAX_WIDTH_PX / Math.max(wide, high),
    Math.sqrt(MAX_PIXELS / (wide * high)),
  )
  const width = Math.max(1, Math.round(wide * grown))
  const height = Math.max(1, Math.round(high * grown))
  if (!natural) return { width, height }
  return {
    width: Math.max(1, Math.min(width, Math.round(natural.width))),
    height: Math.max(1, Math.min(height, Math.round(natural.height))),
  }
}
