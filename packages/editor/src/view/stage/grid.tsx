import type { Dimensions } from '@estampa/domain/customization/design'
import { marksFor, multiples } from './scale-marks.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Lines of whole centimeters, and finer ones where there is room. */
export function StageGrid({ area, view }: { area: Dimensions; view: Viewpoint }) {
  const { fine } = marksFor(view.scale * 0.35)
  const bold = Math.max(10, fine * 2)
  const [right, bottom] = [view.x + area.width * view.scale, view.y + area.height * view.scale]
  const lines = (step: number, isBold: boolean) => {
    const across = multiples(step, 0, area.width).filter((at) => (at % bold === 0) === isBold)
    const down = multiples(step, 0, area.height).filter((at) => (at % bold === 0) === isBold)
    return [
      ...across.map((at) => `M${view.x + at * view.scale} ${view.y}V${bottom}`),
      ...down.map((at) => `M${view.x} ${view.y + at * view.scale}H${right}`),
    ].join('')
  }
  return (
    <g stroke="#5b6b7d" fill="none">
      <path d={lines(fine, false)} strokeOpacity={0.22} />
      <path d={lines(bold, true)} strokeOpacity={0.5} />
    </g>
  )
}
