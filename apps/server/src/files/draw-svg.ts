/** Draws an SVG as PNG, in a process that is killed when it takes too much. */
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import type { SvgToDraw } from './draw-svg/renderer.ts'
import { openRendererPool } from './renderer-pool.ts'

const CPU_MS = 8_000
/** A design of a person may hold as many as a hundred elements. */
const OWN_CPU_MS = 20_000
const MAX_PNG_BYTES = 40_000_000
/** A large place with a photograph at 300 dots per inch. */
const MAX_OWN_BYTES = 150_000_000
/** The renderer draws no more. */
const MAX_PIXELS = 40_000_000
/** A process that has drawn nothing yet, with what it shares with others. */
const NODE_RSS = 100 * MEGABYTE
/** As many as people wait for: some ten seconds on a small machine. */
const WAITING = 96

// what a stranger brought never keeps waiting what people are designing
const renderer = fileURLToPath(new URL('./draw-svg/renderer.ts', import.meta.url))
const strangers = openRendererPool<SvgToDraw, Uint8Array>(renderer, { renderers: 1, waiting: WAITING })
const own = openRendererPool<SvgToDraw, Uint8Array>(renderer, { renderers: 1, waiting: WAITING })

type Options = {
  /** Dots per inch that the PNG is to say of itself. */
  readonly dpi?: number
  /** Processor time. */
  readonly cpuMs?: number | undefined
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
    memoryBytes: memoryOf(drawing),
    // A stranger's drawing may ask for far more than its pixels; what was sold is drawn, however large it is.
    ...(!isOurs && { mostRssBytes: memory.work.largestNeed + NODE_RSS }),
  })
  if ('refusal' in drawn && drawn.refusal === 'busy') return refuse('busy')
  const isDrawn = drawn instanceof Uint8Array && drawn.length <= (isOurs ? MAX_OWN_BYTES : MAX_PNG_BYTES)
  if (!isDrawn) return refuse(isOurs ? 'too_complex' : 'unreadable_picture')
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}

/** The pixels, a second time while they are written, and what goes between the processes. */
function memoryOf({ svg, side }: SvgToDraw): number {
  return Math.min(MAX_PIXELS, side * side) * 4 * 1.5 + svg.length * 4 + 8 * MEGABYTE
}
