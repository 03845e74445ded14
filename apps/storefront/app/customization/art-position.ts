/**
 * The position of the art in its print area: arithmetic in centimeters, without a screen. Whatever a person does,
 * the art stays inside: a move slides along the edge, a size that does not fit is the largest that does.
 */
export type ArtSize = { readonly width: number; readonly height: number }
/** Center from the area's top left corner, size before the turn, turn in degrees. */
export type PlacedArt = ArtSize & { readonly x: number; readonly y: number; readonly angle: number }
/** The area, and the largest that the technique makes. */
export type ArtBounds = { readonly area: ArtSize; readonly max: ArtSize }

export const MIN_CM = 0.5
/** Sizes and positions are exact to a tenth of a millimeter. */
const STEPS_PER_CM = 100
const rounded = (centimeters: number) => Math.round(centimeters * STEPS_PER_CM) / STEPS_PER_CM
/** Never up: half a hundredth too large would lie outside. */
const down = (centimeters: number) => Math.floor(centimeters * STEPS_PER_CM + 1e-6) / STEPS_PER_CM

/** The upright box that holds the turned art. */
export function boundingBox({ width, height, angle }: ArtSize & { readonly angle: number }): ArtSize {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** The largest factor by which the art can grow inside its bounds. */
function maxScale(art: PlacedArt, { area, max }: ArtBounds): number {
  const box = boundingBox(art)
  return Math.min(
    area.width / box.width,
    area.height / box.height,
    max.width / art.width,
    max.height / art.height,
  )
}

/** Half a tenth of a millimeter may be off by arithmetic, as the server sees it. */
const EPSILON_CM = 0.005

export function isArtInside(art: PlacedArt, { area, max }: ArtBounds): boolean {
  const box = boundingBox(art)
  const reaches = (center: number, length: number, end: number) =>
    center - length / 2 >= -EPSILON_CM && center + length / 2 <= end + EPSILON_CM
  return (
    reaches(art.x, box.width, area.width) &&
    reaches(art.y, box.height, area.height) &&
    art.width <= max.width + EPSILON_CM &&
    art.height <= max.height + EPSILON_CM
  )
}

/** The nearest art that lies inside: made smaller where it does not fit at all, then pushed to the edge. */
export function keepInside(art: PlacedArt, bounds: ArtBounds): PlacedArt {
  const scale = Math.min(1, maxScale(art, bounds))
  const sized = { ...art, width: down(art.width * scale), height: down(art.height * scale) }
  const box = boundingBox(sized)
  const between = (value: number, half: number, length: number) =>
    Math.min(Math.max(rounded(value), half), Math.max(length - half, half))
  return {
    ...sized,
    x: between(sized.x, box.width / 2, bounds.area.width),
    y: between(sized.y, box.height / 2, bounds.area.height),
  }
}

/** The initial size of a logo: four fifths of the largest that fits, centered. */
export function initialArt(aspect: number, bounds: ArtBounds): PlacedArt {
  const { area } = bounds
  const whole: PlacedArt = { width: aspect, height: 1, angle: 0, x: area.width / 2, y: area.height / 2 }
  const scale = maxScale(whole, bounds) * 0.8
  return keepInside({ ...whole, width: aspect * scale, height: scale }, bounds)
}

export function moveArt(art: PlacedArt, dx: number, dy: number, bounds: ArtBounds): PlacedArt {
  return keepInside({ ...art, x: art.x + dx, y: art.y + dy }, bounds)
}

/** Larger or smaller around its center, with its proportions. */
export function scaleArt(art: PlacedArt, factor: number, bounds: ArtBounds): PlacedArt {
  const smallest = MIN_CM / Math.max(art.width, art.height)
  const fitting = Math.min(Math.max(factor, smallest), maxScale(art, bounds))
  return keepInside({ ...art, width: art.width * fitting, height: art.height * fitting }, bounds)
}

export function withWidth(art: PlacedArt, width: number, bounds: ArtBounds): PlacedArt {
  return scaleArt(art, width / art.width, bounds)
}

/** Turned by so many degrees; smaller where it no longer fits. */
export function rotateArt(art: PlacedArt, degrees: number, bounds: ArtBounds): PlacedArt {
  const angle = (((art.angle + degrees) % 360) + 360) % 360
  return keepInside({ ...art, angle }, bounds)
}

export function centerArt(art: PlacedArt, { area }: ArtBounds): PlacedArt {
  return { ...art, x: area.width / 2, y: area.height / 2 }
}
