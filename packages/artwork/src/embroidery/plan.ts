/** A stitch plan: what a machine sews, in tenths of a millimeter, x to the right and y downwards. */

export type Thread = {
  readonly name: string
  readonly hex: string
  /** The maker's, as it stands on the spool; none of a color that no maker's chart has. */
  readonly number?: string | undefined
}

/** A thread with what it stands for, in hex: the color that it was drawn in, and the nearest of all threads to that. */
export type SewnThread = Thread & { readonly drawnHex?: string; readonly nearestHex?: string }

/** RGBA, and how large a pixel is on the cloth. */
export type FlatPicture = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly pixelsPerMm: number
}

/**
 * The moves of the needle to a point: it sews there; moves there with the thread uncut; has the thread cut
 * where it is and then moves there.
 */
export const moves = { stitch: 0, jump: 1, trim: 2 } as const

/** Everything that one thread sews. The nth move goes to (xs[n], ys[n]) in the way kinds[n]. */
export type ColorBlock = {
  readonly thread: SewnThread
  readonly xs: Int32Array
  readonly ys: Int32Array
  readonly kinds: Uint8Array
  /** Part of the drawn surface that this thread covers, 0…1. */
  readonly share: number
}

export type StitchPlan = {
  /** In sewing order. The first move of each is a trim: the needle comes from elsewhere. */
  readonly blocks: readonly ColorBlock[]
  readonly stitches: number
  readonly trims: number
  readonly colourChanges: number
  /** Upper thread on the cloth, what a change or a cut wastes not counted. */
  readonly threadMm: number
  /** Upright box around the sewn stitches, from the picture's top left corner; null where nothing is sewn. */
  readonly box: {
    readonly xMm: number
    readonly yMm: number
    readonly widthMm: number
    readonly heightMm: number
  } | null
  /** Size of the picture that was planned. */
  readonly widthMm: number
  readonly heightMm: number
}

/** Tenths of a millimeter: as far as any machine moves at once, along each axis. */
export const MAX_MOVE_MM = 121
/** Millimeters: as large a picture as is planned. */
export const MAX_SIDE_MM = 300
