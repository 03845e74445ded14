import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { figuresMessages } from '../../messages/figures.ts'
import { axisText, axisValues, labelEvery } from './chart-scale.ts'
import type { SalesFigures, SalesPart } from './figures-types.ts'
import { useSpanText } from './use-span-text.ts'
import { wholeAmount } from './whole-amount.ts'

const HEIGHT = 260
const TOP = 10
const BOTTOM = 26
const LEFT = 64
const RIGHT = 4
const PLOT = HEIGHT - TOP - BOTTOM
const MAX_BAR = 44
const LABEL_PX = 62

/** A bar for each part, and a dashed line where the span before stood. What has the focus or the mouse is told above. */
export function SalesChart({ figures: { parts } }: { figures: SalesFigures }) {
  const t = useMessages(figuresMessages)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [at, setAt] = useState<number>()
  const shown = at === undefined ? undefined : parts[at]
  return (
    <figure>
      <figcaption className="mb-2 flex min-h-12 flex-wrap items-start justify-between gap-x-6 text-13">
        <Legend />
        <PartText part={shown} />
      </figcaption>
      <div ref={frame} style={{ height: HEIGHT }}>
        {width > 0 && <ChartPicture parts={parts} width={width} at={at} onAt={setAt} />}
      </div>
      <p className="mt-1 text-12 text-ink-faint max-md:hidden">{t.chart_keys}</p>
    </figure>
  )
}

function Legend() {
  const t = useMessages(figuresMessages)
  return (
    <span className="flex gap-4 text-ink-soft">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="legend-now" />
        {t.now_bar}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="legend-before" />
        {t.before_bar}
      </span>
    </span>
  )
}

function PartText({ part }: { part: SalesPart | undefined }) {
  const t = useMessages(figuresMessages)
  const spanText = useSpanText()
  if (!part) return null
  return (
    <span aria-hidden="true" className="text-right tabular">
      <span className="text-ink-soft">{`${spanText(part)}: `}</span>
      <strong className="font-semibold">{wholeAmount(part.amount)}</strong>
      <span className="text-ink-faint">{` · ${t.before(wholeAmount(part.amountBefore))}`}</span>
    </span>
  )
}

/** Zero until it is known. */
function useWidth(frame: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    setWidth(current.clientWidth)
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return width
}

type ChartPictureProps = {
  parts: readonly SalesPart[]
  width: number
  at: number | undefined
  onAt: (at: number | undefined) => void
}

function ChartPicture({ parts, width, at, onAt }: ChartPictureProps) {
  const lines = axisValues(Math.max(...parts.flatMap(({ amount, amountBefore }) => [amount, amountBefore])))
  const top = lines.at(-1) ?? 1
  const slot = (width - LEFT - RIGHT) / parts.length
  const scale = { width, slot, yOf: (value: number) => TOP + PLOT * (1 - value / top) }
  const points = parts.map(
    ({ amountBefore }, index) => `${LEFT + (index + 0.5) * slot},${scale.yOf(amountBefore)}`,
  )
  return (
    <div className="sales-chart">
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <Axes parts={parts} lines={lines} scale={scale} />
      </svg>
      <Bars parts={parts} scale={scale} at={at} onAt={onAt} />
      <svg width={width} height={HEIGHT} aria-hidden="true" className="pointer-events-none">
        <polyline className="chart-before" points={points.join(' ')} />
      </svg>
    </div>
  )
}

type Scale = { width: number; slot: number; yOf: (value: number) => number }

function Axes({ parts, lines, scale }: { parts: readonly SalesPart[]; lines: number[]; scale: Scale }) {
  const spanText = useSpanText()
  const { width, slot, yOf } = scale
  const every = labelEvery(parts.length, width - LEFT - RIGHT, LABEL_PX)
  return (
    <>
      {lines.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={width - RIGHT} y1={yOf(value)} y2={yOf(value)} className="chart-line" />
          <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end" className="chart-text">
            {axisText(value)}
          </text>
        </g>
      ))}
      {parts.map(({ from }, index) =>
        index % every === 0 ? (
          <text
            key={from}
            x={LEFT + (index + 0.5) * slot}
            y={HEIGHT - 8}
            textAnchor="middle"
            className="chart-text"
          >
            {spanText({ from, to: from }, true)}
          </text>
        ) : null,
      )}
    </>
  )
}

type BarsProps = Omit<ChartPictureProps, 'width'> & { scale: Scale }

/** One bar is reached by Tab, the others by arrows. */
function Bars({ parts, scale, at, onAt }: BarsProps) {
  const t = useMessages(figuresMessages)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextAt(event.key, at ?? 0, parts.length)
    if (next === undefined) return
    event.preventDefault()
    onAt(next)
    event.currentTarget.querySelectorAll<SVGGElement>('.chart-part')[next]?.focus()
  }
  return (
    <div
      role="listbox"
      aria-label={t.chart}
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={move}
      onMouseLeave={() => onAt(undefined)}
    >
      <svg width={scale.width} height={HEIGHT} role="presentation">
        {parts.map((part, index) => (
          <Bar
            key={part.from}
            part={part}
            box={{ x: LEFT + index * scale.slot, width: scale.slot }}
            yOf={scale.yOf}
            isShown={at === index}
            isReached={Math.min(at ?? 0, parts.length - 1) === index}
            onShow={() => onAt(index)}
          />
        ))}
      </svg>
    </div>
  )
}

function nextAt(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }
  const next = moves[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}

type BarProps = {
  part: SalesPart
  box: { x: number; width: number }
  yOf: (value: number) => number
  isShown: boolean
  isReached: boolean
  onShow: () => void
}

function Bar({ part, box, yOf, isShown, isReached, onShow }: BarProps) {
  const t = useMessages(figuresMessages)
  const spanText = useSpanText()
  const width = Math.max(1, Math.min(MAX_BAR, box.width * 0.68))
  const y = part.amount > 0 ? Math.min(yOf(part.amount), yOf(0) - 2) : yOf(0)
  return (
    <g
      className="chart-part"
      role="option"
      aria-selected={isShown}
      aria-label={`${spanText(part)}: ${wholeAmount(part.amount)}, ${t.before(wholeAmount(part.amountBefore))}`}
      tabIndex={isReached ? 0 : -1}
      onFocus={onShow}
      onMouseEnter={onShow}
    >
      <rect x={box.x} y={TOP} width={box.width} height={PLOT} className="chart-slot" />
      <rect
        x={box.x + (box.width - width) / 2}
        y={y}
        width={width}
        height={yOf(0) - y}
        rx={Math.min(2, width / 2)}
        className="chart-bar"
      />
    </g>
  )
}
