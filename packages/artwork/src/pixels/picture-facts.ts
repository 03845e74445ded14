/** Facts of an uploaded picture that the preflight checks of its designs need. */
import type { PictureFacts } from '@estampa/domain/customization/preflight'
import { flatBackground } from './background.ts'
import { findInks } from './inks.ts'
import { hexOf, type Rgba } from './rgba.ts'
import { separateInks } from './separation.ts'
import { removeSpecks } from './specks.ts'
import { thinnestLine } from './thinnest-line.ts'

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
  const seen = {
    hasAlpha,
    isPhoto,
    flatBackground: flatBackground(picture),
    isBlank: hasAlpha ? isEmpty(picture) : isOfOneColor(picture),
    colours: isPhoto ? [] : inks.map(hexOf),
  }
  if (isPhoto || inks.length === 0) return { ...seen, thinnestLine: null }
  const separation = separateInks(picture, inks)
  removeSpecks(separation.first, picture.width, SPECK)
  const thinnest = thinnestLine(separation)
  return { ...seen, thinnestLine: thinnest === null ? null : thinnest / picture.width }
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
