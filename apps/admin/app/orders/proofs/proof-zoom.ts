/** Pictures that are compared show the same part of themselves: which, in shares of their frame. */
export type ProofZoom = {
  /** 1 shows the whole picture. */
  readonly scale: number
  /** Where the picture's left and upper edge lie, as shares of the frame: 0 down to 1 − scale. */
  readonly x: number
  readonly y: number
}
export type FramePoint = { readonly x: number; readonly y: number }

export const wholePicture: ProofZoom = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 8
const MIDDLE: FramePoint = { x: 0.5, y: 0.5 }

/** So many times as large; what lies under the point stays there. */
export function zoomBy(zoom: ProofZoom, factor: number, around: FramePoint = MIDDLE): ProofZoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return withinFrame({
    scale,
    x: around.x - (around.x - zoom.x) * ratio,
    y: around.y - (around.y - zoom.y) * ratio,
  })
}

/** Moved by shares of the frame; no edge of the picture comes inside. */
export function panBy({ scale, x, y }: ProofZoom, by: FramePoint): ProofZoom {
  return withinFrame({ scale, x: x + by.x, y: y + by.y })
}

function withinFrame({ scale, x, y }: ProofZoom): ProofZoom {
  const within = (edge: number) => Math.min(0, Math.max(1 - scale, edge))
  return { scale, x: within(x), y: within(y) }
}
