import type { Garment, Measure, MeasurePoint } from './measure-points.ts'

type Line = readonly [x1: number, y1: number, x2: number, y2: number]
type Drawing = {
  outline: string
  seams: string
  lines: Partial<Record<MeasurePoint, Line>>
}

const body: Drawing['lines'] = { chest: [70, 98, 170, 98], length: [98, 34, 98, 232] }
/** Garments lie flat, seen from the front, in a box of 240 by 256. */
const drawings: Record<Garment, Drawing> = {
  short_sleeve: {
    outline:
      'M96 30 C104 48 136 48 144 30 L178 42 L224 92 L194 116 L172 94 L172 234 Q120 242 68 234 L68 94 L46 116 L16 92 L62 42 Z',
    seams: 'M62 42 Q74 66 68 94 M178 42 Q166 66 172 94 M21 87 L51 111 M219 87 L189 111',
    lines: { ...body, sleeve: [184, 38, 231, 88], shoulder: [62, 18, 178, 18] },
  },
  long_sleeve: {
    outline:
      'M96 30 C104 48 136 48 144 30 L174 42 L196 78 L222 206 L196 214 L172 108 L172 234 Q120 242 68 234 L68 108 L44 214 L18 206 L44 78 L66 42 Z',
    seams: 'M66 42 Q76 72 68 108 M174 42 Q164 72 172 108 M20 196 L46 204 M220 196 L194 204',
    lines: { ...body, chest: [70, 110, 170, 110], sleeve: [184, 40, 233, 204], shoulder: [66, 18, 174, 18] },
  },
  sleeveless: {
    outline:
      'M92 30 C98 60 142 60 148 30 L172 38 Q160 72 178 104 L178 234 Q120 242 62 234 L62 104 Q80 72 68 38 Z',
    seams: 'M64 224 Q120 232 176 224',
    lines: { ...body, chest: [64, 112, 176, 112], shoulder: [68, 18, 172, 18] },
  },
  trousers: {
    outline: 'M74 24 L166 24 L180 110 L188 236 L136 236 L120 116 L104 236 L52 236 L60 110 Z',
    seams: 'M73 38 L167 38 M120 38 L120 116 M74 50 Q88 58 78 74 M166 50 Q152 58 162 74',
    lines: {
      waist: [74, 12, 166, 12],
      hip: [65, 84, 175, 84],
      rise: [150, 26, 150, 116],
      inseam: [112, 124, 96, 234],
      outseam: [196, 26, 206, 236],
    },
  },
}

/** The garment with a line and a letter for each measure that has a point on it. */
export function GarmentDrawing({
  garment,
  measures,
  label,
}: {
  garment: Garment
  measures: readonly Measure[]
  label: string
}) {
  const { outline, seams, lines } = drawings[garment]
  return (
    <svg viewBox="0 0 248 256" role="img" aria-label={label} className="mx-auto h-auto w-full max-w-60">
      <path
        d={outline}
        className="fill-wash stroke-ink-faint"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={seams} className="fill-none stroke-ink-faint" strokeWidth="1.25" strokeDasharray="4 3" />
      {measures.map(({ letter, point }) => {
        const line = point && lines[point]
        return line && <MeasureLine key={letter} letter={letter} line={line} />
      })}
    </svg>
  )
}

/** Its ends are ticks across the line, its letter stands on its middle. */
function MeasureLine({ letter, line: [x1, y1, x2, y2] }: { letter: string; line: Line }) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(-(y2 - y1) / length) * 5, ((x2 - x1) / length) * 5]
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return (
    <g className="stroke-brand-ink" strokeWidth="2" strokeLinecap="round">
      <path
        d={`M${x1} ${y1} L${x2} ${y2} M${x1 - dx} ${y1 - dy} L${x1 + dx} ${y1 + dy} M${x2 - dx} ${y2 - dy} L${x2 + dx} ${y2 + dy}`}
      />
      <circle cx={x} cy={y} r="11" className="fill-paper" />
      <text
        x={x}
        y={y}
        dominantBaseline="central"
        textAnchor="middle"
        className="fill-brand-ink stroke-none text-12 font-semibold"
      >
        {letter}
      </text>
    </g>
  )
}
