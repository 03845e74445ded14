/**
 * How near a picture is looked at. Points and lengths are CSS pixels from the middle of the frame. The picture never
 * leaves an empty edge that it could fill, and is shown at most at its own pixels.
 */

/** The middle of the picture lies at `x` and `y`; at a scale of 1 the picture fits the frame. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number }
export type PicturePoint = { readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }
export type ZoomRoom = { readonly frame: Size; readonly picture: Size }

export const WHOLE_PICTURE: ZoomView = { scale: 1, x: 0, y: 0 }
/** What one press brings nearer, and what even a small picture can be enlarged to. */
export const ONE_STEP = 2.2

/** What lies at this point stays there. */
export function enlargeAt(view: ZoomView, scale: number, { x, y }: PicturePoint, room: ZoomRoom): ZoomView {
  const next = Math.min(Math.max(scale, 1), largestScale(room))
  const factor = next / view.scale
  return keepFull({ scale: next, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }, room)
}

export function moveBy(view: ZoomView, by: PicturePoint, room: ZoomRoom): ZoomView {
  return keepFull({ ...view, x: view.x + by.x, y: view.y + by.y }, room)
}

export function isNearest({ scale }: ZoomView, room: ZoomRoom): boolean {
  return scale >= largestScale(room)
}

function largestScale({ frame, picture }: ZoomRoom): number {
  return Math.max(ONE_STEP, 1 / fit(frame, picture))
}

function keepFull(view: ZoomView, { frame, picture }: ZoomRoom): ZoomView {
  const scale = fit(frame, picture) * view.scale
  const within = (at: number, length: number, room: number) => {
    const most = (length * scale - room) / 2
    return most <= 0 ? 0 : Math.min(Math.max(at, -most), most)
  }
  return {
    scale: view.scale,
    x: within(view.x, picture.width, frame.width),
    y: within(view.y, picture.height, frame.height),
  }
}

const fit = (frame: Size, picture: Size): number =>
  Math.min(frame.width / picture.width, frame.height / picture.height)
