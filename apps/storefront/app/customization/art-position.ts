/**
 * Where the art lies in its area: arithmetic in centimetres, without a screen. Whatever a person does,
 * the art stays inside: a move slides along the edge, a size that does not fit is the largest that does.
 */
export type Size = { readonly width: number; readonly height: number }
/** Centre from the area's top left corner, size before the turn, turn in degrees. */
export type Art = Size & { readonly x: number; readonly y: number; readonly angle: number }
/** The area, and the largest that the technique makes. */
export type Room = { readonly area: Size; readonly most: Size }

export const smallestCm = 0.5
/** What the maker is told is exact to a tenth of a millimetre. */
const exact = 100
const rounded = (centimetres: number) => Math.round(centimetres * exact) / exact
/** Never up: half a hundredth too large would lie outside. */
const down = (centimetres: number) => Math.floor(centimetres * exact + 1e-6) / exact

/** The upright box that holds the turned art. */
export function boxOf({ width, height, angle }: Size & { readonly angle: number }): Size {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** How often the art could grow before it left its room. */
function roomFor(art: Art, { area, most }: Room): number {
  const box = boxOf(art)
  return Math.min(
    area.width / box.width,
    area.height / box.height,
    most.width / art.width,
    most.height / art.height,
  )
}

/** Half a tenth of a millimetre may be off by arithmetic, as the server sees it. */
const tolerance = 0.005

export function liesInside(art: Art, { area, most }: Room): boolean {
  const box = boxOf(art)
  const reaches = (centre: number, length: number, end: number) =>
    centre - length / 2 >= -tolerance && centre + length / 2 <= end + tolerance
  return (
    reaches(art.x, box.width, area.width) &&
    reaches(art.y, box.height, area.height) &&
    art.width <= most.width + tolerance &&
    art.height <= most.height + tolerance
  )
}

/** The nearest art that lies inside: made smaller where it does not fit at all, then pushed to the edge. */
export function keepInside(art: Art, room: Room): Art {
  const scale = Math.min(1, roomFor(art, room))
  const sized = { ...art, width: down(art.width * scale), height: down(art.height * scale) }
  const box = boxOf(sized)
  const between = (value: number, half: number, length: number) =>
    Math.min(Math.max(rounded(value), half), Math.max(length - half, half))
  return {
    ...sized,
    x: between(sized.x, box.width / 2, room.area.width),
    y: between(sized.y, box.height / 2, room.area.height),
  }
}

/** As large as a good logo is in its place: four fifths of what fits, in the middle. */
export function placed(aspect: number, room: Room): Art {
  const { area } = room
  const whole: Art = { width: aspect, height: 1, angle: 0, x: area.width / 2, y: area.height / 2 }
  const scale = roomFor(whole, room) * 0.8
  return keepInside({ ...whole, width: aspect * scale, height: scale }, room)
}

export function moved(art: Art, dx: number, dy: number, room: Room): Art {
  return keepInside({ ...art, x: art.x + dx, y: art.y + dy }, room)
}

/** Larger or smaller around its centre, with its proportions. */
export function scaled(art: Art, factor: number, room: Room): Art {
  const smallest = smallestCm / Math.max(art.width, art.height)
  const fitting = Math.min(Math.max(factor, smallest), roomFor(art, room))
  return keepInside({ ...art, width: art.width * fitting, height: art.height * fitting }, room)
}

export function withWidth(art: Art, width: number, room: Room): Art {
  return scaled(art, width / art.width, room)
}

/** Turned by so many degrees; smaller where it no longer fits. */
export function turned(art: Art, degrees: number, room: Room): Art {
  const angle = (((art.angle + degrees) % 360) + 360) % 360
  return keepInside({ ...art, angle }, room)
}

export function centred(art: Art, { area }: Room): Art {
  return { ...art, x: area.width / 2, y: area.height / 2 }
}
