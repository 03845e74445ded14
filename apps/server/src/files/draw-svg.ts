/** Draws an SVG as PNG, in a process that is killed when it takes too much. */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { openRendererPool } from './renderer-pool.ts'

const CPU_MS = 8_000
/** A design of a person may hold as many as a hundred elements. */
const OWN_CPU_MS = 20_000
const MOST_PNG_BYTES = 40_000_000
/** A large place with a photograph at 300 dots per inch. */
const MOST_OWN_BYTES = 150_000_000
/** As many as people wait for: some ten seconds on a small machine. */
const WAITING = 96

// what a stranger brought never keeps waiting what people are designing
const strangers = openRendererPool({ renderers: 1, waiting: WAITING })
const own = openRendererPool({ renderers: 1, waiting: WAITING })

type Options = {
  /** Dots per inch that the PNG is to say of itself. */
  readonly dpi?: number
  /** Processor time. */
  readonly cpuMs?: number
  /** Written by us: large pictures may be inside. */
  readonly isOurs?: boolean
}

/**
 * A PNG with a clear ground whose longer side is `side` pixels. Refuses `busy` where too many wait,
 * `unreadable_picture` where a stranger's drawing cannot be drawn in its time, `too_complex` where one of ours cannot.
 */
export async function drawSvg(
  svg: string | Uint8Array,
  side: number,
  { dpi, cpuMs, isOurs = false }: Options = {},
): Promise<Buffer | Refusal> {
  const draw = isOurs ? own : strangers
  const drawing = { svg: typeof svg === 'string' ? Buffer.from(svg) : svg, side, dpi: dpi ?? null, isOurs }
  const drawn = await draw(drawing, {
    cpuMs: cpuMs ?? (isOurs ? OWN_CPU_MS : CPU_MS),
    mostBytes: isOurs ? MOST_OWN_BYTES : MOST_PNG_BYTES,
  })
  if (!isRefusal(drawn) || drawn.refusal === 'busy') return drawn
  return refuse(isOurs ? 'too_complex' : 'unreadable_picture')
}
