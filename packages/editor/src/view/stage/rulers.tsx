import { boxOf } from '@estampa/domain/customization/boxes'
import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { centimeters } from '../messages/decimal.ts'
import { marksFor, multiples } from './scale-marks.ts'
import type { SelectionFrame } from './selection-frame.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Pixels. */
export const rulerWidth = 22

export type RulerMarks = { point(at: Point | null): void }
type Span = { readonly from: number; readonly to: number }
type SelectionSpan = { readonly across: Span; readonly down: Span } | null

export function spansOf(frame: SelectionFrame | null): SelectionSpan {
  if (!frame) return null
  const { left, top, right, bottom } = boxOf(frame)
  return { across: { from: left, to: right }, down: { from: top, to: bottom } }
}

type RulersProps = {
  stage: Dimensions
  view: Viewpoint
  /** Box of the selection, millimeters of the area. */
  chosen: SelectionSpan
  ref: Ref<RulerMarks>
}

/** Centimeters from the area's corner along the top and the left, with the pointer and the selection on them. */
export function Rulers({ stage, view, chosen, ref }: RulersProps) {
  const [across, down] = [useRef<SVGPathElement>(null), useRef<SVGPathElement>(null)]
  // sixty times a second, and nothing else changes: past React
  useImperativeHandle(ref, () => ({
    point(at) {
      across.current?.setAttribute('d', at ? `M${at.x} 0v${rulerWidth}` : '')
      down.current?.setAttribute('d', at ? `M0 ${at.y}h${rulerWidth}` : '')
    },
  }))
  return (
    <svg
      aria-hidden="true"
      width={stage.width}
      height={stage.height}
      className="pointer-events-none absolute inset-0 text-10 text-ink-soft"
    >
      <rect width={stage.width} height={rulerWidth} className="fill-paper" />
      <rect width={rulerWidth} height={stage.height} className="fill-paper" />
      {chosen && <SelectionSpans chosen={chosen} view={view} />}
      <Ruler start={view.x} length={stage.width} scale={view.scale} />
      <g transform="matrix(0 1 1 0 0 0)">
        <Ruler start={view.y} length={stage.height} scale={view.scale} mirrored />
      </g>
      <path ref={across} stroke="#d6249f" />
      <path ref={down} stroke="#d6249f" />
      <rect width={rulerWidth} height={rulerWidth} className="fill-paper" />
      <text x={rulerWidth / 2} y={15} textAnchor="middle" fill="currentColor">
        cm
      </text>
    </svg>
  )
}

function SelectionSpans({
  chosen: { across, down },
  view,
}: {
  chosen: NonNullable<SelectionSpan>
  view: Viewpoint
}) {
  return (
    <g fill="#1668dc" fillOpacity={0.18}>
      <rect
        x={view.x + across.from * view.scale}
        width={(across.to - across.from) * view.scale}
        height={rulerWidth}
      />
      <rect
        y={view.y + down.from * view.scale}
        height={(down.to - down.from) * view.scale}
        width={rulerWidth}
      />
    </g>
  )
}

type RulerProps = { start: number; length: number; scale: number; mirrored?: boolean }

function Ruler({ start, length, scale, mirrored = false }: RulerProps) {
  const { fine, step } = marksFor(scale)
  const [from, to] = [(rulerWidth - start) / scale, (length - start) / scale]
  const at = (millimeters: number) => start + millimeters * scale
  const ticks = multiples(fine, from, to)
    .map((one) => `M${at(one).toFixed(1)} ${rulerWidth}v${one % step === 0 ? -9 : -4}`)
    .join('')
  return (
    <g>
      <path d={`${ticks}M0 ${rulerWidth - 0.5}H${length}`} stroke="currentColor" strokeOpacity={0.5} />
      {multiples(step, from, to).map((one) => (
        <text
          key={one}
          fill="currentColor"
          className="tabular-nums"
          // the upright ruler is the level one, mirrored: its numbers are turned back
          transform={`translate(${at(one) + 3} 10)${mirrored ? ' matrix(0 1 1 0 0 0) translate(-9 7)' : ''}`}
        >
          {centimeters(one)}
        </text>
      ))}
    </g>
  )
}
