import type { ThreadChoice } from '@estampa/domain/customization/design'

/** Which surface of a thread is next: the nearest one, or as a cap asks. */
export type SewingOrder = 'shortest_way' | 'cap'

/** How a workshop sews. Lengths are millimeters unless the name says otherwise. */
export type EmbroideryOptions = {
  /** Most threads, 1…15. */
  readonly mostThreads: number
  /** false leaves a plain ground that touches the picture's edge to the cloth. */
  readonly keepBackground: boolean
  /** Those whose nearest thread is not in the design, or whose thread no palette has, count for nothing. */
  readonly threadChoices: readonly ThreadChoice[]
  /** mm²; less is not sewn. */
  readonly leastArea: number
  /** A stroke of at most this width is a line of running stitch, sewn three times. */
  readonly runUpTo: number
  /** The same in what is as high as a small letter: its strokes are satin where a line so thin would not be. */
  readonly runUpToInLetters: number
  readonly runStitch: number
  /** A stroke of at most this width is satin; wider ones are filled in rows. */
  readonly satinUpTo: number
  /** Between two stitches on the same edge of a satin column. */
  readonly satinDensity: number
  /** Narrower satin has one line beneath it, wider also a zigzag. */
  readonly zigzagFrom: number
  readonly zigzagDensity: number
  /** Between two rows of a fill. */
  readonly rowDensity: number
  readonly rowStitch: number
  /** Degrees; the nth thread's fills lie at the nth angle, and so on around. */
  readonly rowAngles: readonly number[]
  /** Between two rows of the layer beneath a fill, which lies across it. */
  readonly underlayDensity: number
  readonly underlayStitch: number
  /** The lines beneath lie this far inside the edge. */
  readonly underlayInset: number
  /** Pull compensation: each end of a row, and each edge of a satin column, lies this far outside. */
  readonly pull: number
  /** Further than this the thread is cut before the needle moves. */
  readonly jumpUpTo: number
  /** Within one surface the needle sews its way up to this far rather than being cut. */
  readonly travelUpTo: number
  /** A stitch is never longer than this and, where it can be avoided, never shorter than the least. */
  readonly longestStitch: number
  readonly leastStitch: number
  readonly order: SewingOrder
}

/** A 40-weight polyester on a firm cloth, as most workshops sew it. */
export const defaultOptions: EmbroideryOptions = {
  mostThreads: 15,
  keepBackground: true,
  threadChoices: [],
  leastArea: 0.2,
  runUpTo: 1,
  runUpToInLetters: 0.35,
  runStitch: 2,
  satinUpTo: 7,
  satinDensity: 0.4,
  zigzagFrom: 2.2,
  zigzagDensity: 2,
  rowDensity: 0.4,
  rowStitch: 3.8,
  rowAngles: [20, -40, 65, 0, 45, -70, -15, 85, 30, -55, 10, -25, 55, -85, 75],
  underlayDensity: 2.4,
  underlayStitch: 3.5,
  underlayInset: 0.6,
  pull: 0.2,
  jumpUpTo: 3,
  travelUpTo: 40,
  longestStitch: 12.1,
  leastStitch: 0.3,
  order: 'shortest_way',
}
