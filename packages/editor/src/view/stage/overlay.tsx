import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { bleedOf, outlinePath, type PrintSurface, safeOf } from '@estampa/domain/customization/outline'
import type { Guide } from '../../kernel/state.ts'
import { BleedBand } from '../bleed-band.tsx'
import { centimeters } from '../messages/decimal.ts'
import { StageGrid } from './grid.tsx'
import type { FrameHandles } from './selection-frame.ts'
import { StageLabel } from './tag.tsx'
import { toStage, type Viewpoint } from './viewpoint.ts'

/** Two corners of the marquee that selects several elements, pixels of the stage. */
export type Marquee = { readonly from: Point; readonly to: Point }

type OverlayProps = {
  stage: Dimensions
  area: PrintSurface
  view: Viewpoint
  grid: boolean
  guides: readonly Guide[]
  /** Outlines of all selected elements, where there are several. */
  members: readonly (readonly Point[])[]
  handles: FrameHandles | null
  coarse: boolean
  locked: boolean
  /** Beside the frame while a gesture goes on. */
  note: string | null
  marquee: Marquee | null
}

/** Everything that is drawn upon the design and is not part of it. */
export function Overlay({
  stage,
  area,
  view,
  grid,
  guides,
  members,
  handles,
  coarse,
  locked,
  note,
  marquee,
}: OverlayProps) {
  return (
    <svg
      aria-hidden="true"
      width={stage.width}
      height={stage.height}
      className="pointer-events-none absolute inset-0 text-12 text-guide"
    >
      {grid && <StageGrid area={area} view={view} />}
      <AreaOutline area={area} view={view} stage={stage} />
      {guides.map((guide) => (
        <GuideLine
          key={`${guide.axis} ${guide.kind} ${guide.at} ${guide.from} ${guide.to}`}
          guide={guide}
          view={view}
        />
      ))}
      {members.map((outline) => (
        <path key={pathOf(outline)} d={pathOf(outline)} fill="none" stroke="currentColor" opacity={0.6} />
      ))}
      {handles && <Handles handles={handles} coarse={coarse} locked={locked} />}
      {handles && note !== null && <Note handles={handles} text={note} stage={stage} />}
      {marquee && <MarqueeBox marquee={marquee} />}
    </svg>
  )
}

/** Where the area is cut, the line that art should keep within, and what is printed beyond only to be cut away. */
function AreaOutline({ area, view, stage }: { area: PrintSurface; view: Viewpoint; stage: Dimensions }) {
  const text = `${centimeters(area.width)} × ${centimeters(area.height)} cm`
  const bleed = bleedOf(area)
  const low = view.y + (area.height + bleed) * view.scale
  const below = low + 18
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
  const edge = outlinePath(area)
  const safe = outlinePath(area, -safeOf(area))
  return (
    <g>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
        <BleedBand area={area} />
        <path d={edge} {...line} stroke="#fff" strokeOpacity={0.85} />
        <path d={edge} {...line} stroke="#3a3733" strokeOpacity={0.8} strokeDasharray="5 4" />
        <path d={safe} {...line} stroke="#fff" strokeOpacity={0.6} />
        <path d={safe} {...line} stroke="#3a3733" strokeOpacity={0.6} strokeDasharray="2 4" />
      </g>
      <StageLabel
        at={{
          x: view.x + (area.width * view.scale) / 2,
          y: below > stage.height - 10 ? low - bleed * view.scale - 16 : below,
        }}
        text={text}
        fill="#3a3733"
      />
    </g>
  )
}

function GuideLine({ guide, view }: { guide: Guide; view: Viewpoint }) {
  const upright = guide.axis === 'x'
  const from = toStage(view, upright ? { x: guide.at, y: guide.from } : { x: guide.from, y: guide.at })
  const to = toStage(view, upright ? { x: guide.at, y: guide.to } : { x: guide.to, y: guide.at })
  const isGap = guide.kind === 'gap'
  const end = upright ? { x: 4, y: 0 } : { x: 0, y: 4 }
  const ends = [from, to].map(({ x, y }) => `M${x - end.x} ${y - end.y}L${x + end.x} ${y + end.y}`).join('')
  return (
    <g stroke="#d6249f" strokeWidth={1}>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}${isGap ? ends : ''}`}
        strokeDasharray={guide.kind === 'middle' ? '6 3' : undefined}
      />
      {isGap && (
        <StageLabel
          at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }}
          text={`${centimeters(guide.to - guide.from)} cm`}
          fill="#d6249f"
        />
      )}
    </g>
  )
}

function Handles({ handles, coarse, locked }: { handles: FrameHandles; coarse: boolean; locked: boolean }) {
  const turn = handles.handles.find(({ handle }) => handle === 'turn')
  const root = turn && nearestSide(handles.outline, turn)
  const radius = coarse ? 9 : 6
  return (
    <g stroke="currentColor" strokeWidth={1.5} fill="none">
      <path d={pathOf(handles.outline)} stroke="#fff" strokeWidth={3} strokeOpacity={0.7} />
      <path d={pathOf(handles.outline)} strokeDasharray={locked ? '3 3' : undefined} />
      {!locked && root && <path d={`M${root.x} ${root.y}L${turn.x} ${turn.y}`} />}
      {!locked &&
        handles.handles.map(({ handle, x, y }) =>
          handle.length === 1 ? (
            <rect key={handle} x={x - 4.5} y={y - 4.5} width={9} height={9} rx={2} fill="#fff" />
          ) : (
            <circle key={handle} cx={x} cy={y} r={handle === 'turn' ? radius + 2 : radius} fill="#fff" />
          ),
        )}
      {!locked && turn && <TurnMark x={turn.x} y={turn.y} />}
    </g>
  )
}

/** Middle of the side on which the turning handle stands. */
function nearestSide(outline: readonly Point[], turn: Point): Point | undefined {
  const [nw, ne, se, sw] = outline
  if (!nw || !ne || !se || !sw) return undefined
  const [top, bottom] = [middleOf(nw, ne), middleOf(se, sw)]
  const isAbove =
    Math.hypot(top.x - turn.x, top.y - turn.y) <= Math.hypot(bottom.x - turn.x, bottom.y - turn.y)
  return isAbove ? top : bottom
}

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const TurnMark = ({ x, y }: Point) => (
  <path
    d={`M${x + 3} ${y - 2.5}a4 4 0 1 0 1 2.9m-.9 -5.6v2.8h-2.8`}
    strokeWidth={1.3}
    strokeLinecap="round"
  />
)

function Note({ handles, text, stage }: { handles: FrameHandles; text: string; stage: Dimensions }) {
  const xs = handles.outline.map(({ x }) => x)
  const ys = handles.outline.map(({ y }) => y)
  const at = {
    x: Math.min(Math.max((Math.min(...xs) + Math.max(...xs)) / 2, 60), stage.width - 60),
    y: Math.min(Math.max(...ys) + 22, stage.height - 14),
  }
  return <StageLabel at={at} text={text} fill="#1668dc" />
}

function MarqueeBox({ marquee: { from, to } }: { marquee: Marquee }) {
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      fill="currentColor"
      fillOpacity={0.1}
      stroke="currentColor"
    />
  )
}

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
