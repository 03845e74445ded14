import { bleedOf, outlinePath, type PrintSurface } from '@estampa/domain/customization/outline'

/** What is printed beyond the edge of an area only to be cut away, faded, in millimeters from the area's corner. */
export function BleedBand({ area }: { area: PrintSurface }) {
  const bleed = bleedOf(area)
  if (bleed === 0) return null
  const end = outlinePath(area, bleed)
  return (
    <>
      <path d={end + outlinePath(area)} fillRule="evenodd" fill="#fff" fillOpacity={0.5} />
      <path d={end} fill="none" vectorEffect="non-scaling-stroke" stroke="#b3261e" strokeOpacity={0.75} />
    </>
  )
}
