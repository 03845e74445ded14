/** Facts of an uploaded picture that the preflight checks of its designs need. */
import type { PictureFacts } from '@estampa/domain/customization/preflight'
import { flatBackground } from './background.ts'
import { findInks } from './inks.ts'
import { hexOf, type Rgb, type Rgba, rgbOf } from './rgba.ts'
import { separateInks } from './separation.ts'
import { removeSpecks } from './specks.ts'
import { finestDetails } from './thinnest-line.ts'

/** `colours`: distinct flat colors, hex, most used first; empty for a photograph. */
export type PictureSample = PictureFacts & { readonly colours: readonly string[] }

/** Levels under which nobody sees that a picture is not of one color. */
const ONE_COLOR = 14
const SPECK = 6
/** Opacity under which nothing is seen. */
const FAINT = 24

export function factsOf(picture: Rgba): PictureSample {
  const { inks, isPhoto } = findInks(picture)
  const hasAlpha = isSeeThrough(picture)
  const background = flatBackground(picture)
  const seen = {
    hasAlpha,
    isPhoto,
    flatBackground: background,
    isBlank: hasAlpha ? isEmpty(picture) : isOfOneColor(picture),
    isFading: isFading(picture),
    colours: isPhoto ? [] : inks.map(hexOf),
  }
  if (isPhoto || inks.length === 0) return { ...seen, thinnestLine: null, thinnestGap: null }
  const separation = separateInks(picture, inks)
  removeSpecks(separation.first, picture.width, SPECK)
  const { line, gap } = finestDetails(separation, paperOf(inks, background))
  const partOf = (pixels: number | null) => (pixels === null ? null : pixels / picture.width)
  return { ...seen, thinnestLine: partOf(line), thinnestGap: partOf(gap) }
}

/** Levels within which an ink is the background. */
const SAME_INK = 12

/** The ink that is the background of an opaque picture. */
function paperOf(inks: readonly Rgb[], background: string | null): number | null {
  if (background === null) return null
  const paper = rgbOf(background)
  const found = inks.findIndex((ink) =>
    ink.every((level, channel) => Math.abs(level - (paper[channel] as number)) <= SAME_INK),
  )
  return found < 0 ? null : found
}

/** Pixels this far around a soft edge are clear or opaque. */
const EDGE = 3
/** Part of what shows that is neither: less are soft edges and a shine. */
const FADING_PART = 0.06

function isFading({ data, width, height }: Rgba): boolean {
  let [seen, fading] = [0, 0]
  const isPartial = (pixel: number) => {
    const opacity = data[pixel * 4 + 3] as number
    return opacity >= FAINT && opacity <= 255 - FAINT
  }
  for (let y = EDGE; y < height - EDGE; y += 1) {
    for (let x = EDGE; x < width - EDGE; x += 1) {
      const pixel = y * width + x
      if ((data[pixel * 4 + 3] as number) < FAINT) continue
      seen += 1
      if (!isPartial(pixel)) continue
      const around = [pixel - EDGE, pixel + EDGE, pixel - EDGE * width, pixel + EDGE * width]
      if (around.every(isPartial)) fading += 1
    }
  }
  return fading > FADING_PART * seen
}

function isSeeThrough({ data }: Rgba): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) < 128) return true
  return false
}

/** Also a picture that shows as little as a faint shadow of a scanner. */
function isEmpty({ data }: Rgba): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) >= FAINT) return false
  return true
}

function isOfOneColor({ data }: Rgba): boolean {
  const min = [255, 255, 255]
  const max = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      const level = data[at + channel] as number
      if (level < (min[channel] as number)) min[channel] = level
      if (level > (max[channel] as number)) max[channel] = level
    }
  }
  return max.every((level, channel) => level - (min[channel] as number) <= ONE_COLOR)
}
