/**
 * The hoops that most workshops have: the rectangular ones of single-head machines, called by the field that they sew,
 * and the round ones of industrial machines, called by their ring.
 */
type Hoop = {
  readonly shape: 'rectangle' | 'round'
  /** As it is called: width and height, or the diameter twice. */
  readonly widthMm: number
  readonly heightMm: number
  /** To keep the presser foot off the ring. */
  readonly clearanceMm: number
}

const field = (widthMm: number, heightMm: number): Hoop => ({
  shape: 'rectangle',
  widthMm,
  heightMm,
  clearanceMm: 0,
})
const ring = (diameterMm: number): Hoop => ({
  shape: 'round',
  widthMm: diameterMm,
  heightMm: diameterMm,
  clearanceMm: 5,
})

/** Of each shape the smallest first. */
const commonHoops: readonly Hoop[] = [
  field(100, 100),
  field(130, 180),
  field(160, 260),
  field(300, 300),
  ring(90),
  ring(120),
  ring(150),
  ring(180),
]

/** What a cap's frame sews of its front, as most caps and machines have it. */
export const CAP_FRAME = { widthMm: 130, heightMm: 57 } as const

export function fitsCapFrame({ widthMm, heightMm }: DesignSize): boolean {
  return widthMm <= CAP_FRAME.widthMm && heightMm <= CAP_FRAME.heightMm
}

type DesignSize = { readonly widthMm: number; readonly heightMm: number }

/** The smallest hoop of each shape that holds the design, upright or turned by a quarter; none: it holds nothing so large. */
export function hoopsFor(size: DesignSize): { readonly hoop: Hoop; readonly isTurned: boolean }[] {
  return (['rectangle', 'round'] as const).flatMap((shape) => {
    const hoop = commonHoops.find(
      (one) => one.shape === shape && (holds(one, size) || holds(one, turned(size))),
    )
    return hoop ? [{ hoop, isTurned: !holds(hoop, size) }] : []
  })
}

const turned = ({ widthMm, heightMm }: DesignSize): DesignSize => ({ widthMm: heightMm, heightMm: widthMm })

function holds({ shape, widthMm, heightMm, clearanceMm }: Hoop, size: DesignSize): boolean {
  const [across, down] = [widthMm - 2 * clearanceMm, heightMm - 2 * clearanceMm]
  if (shape === 'round') return Math.hypot(size.widthMm, size.heightMm) <= across
  return size.widthMm <= across && size.heightMm <= down
}
