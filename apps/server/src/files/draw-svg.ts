/**
 * Draws an SVG in a process of its own. A small drawing can keep a renderer busy for minutes (masks, long
 * texts) and nothing inside a process can stop that: this one is killed when its time is up.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'

const child = fileURLToPath(new URL('./draw-svg/child.ts', import.meta.url))
const PATIENCE_MS = 8_000
const MOST_PNG_BYTES = 40_000_000
/** A large place with a photograph at 300 dots per inch. */
const MOST_OWN_BYTES = 150_000_000

type Drawing = {
  /** Dots per inch that the PNG is to say of itself. */
  readonly dpi?: number
  readonly patienceMs?: number
  /** Written by us: large pictures may be inside. */
  readonly isOurs?: boolean
}

/**
 * A PNG with a clear ground whose longer side is `side` pixels; `unreadable_picture` where it cannot be drawn
 * in time.
 */
export function drawSvg(
  svg: string | Uint8Array,
  side: number,
  { dpi, patienceMs = PATIENCE_MS, isOurs = false }: Drawing = {},
): Promise<Buffer | Refusal> {
  return new Promise((done) => {
    const drawing = execFile(
      process.execPath,
      ['--max-old-space-size=96', child, String(side), String(dpi ?? ''), isOurs ? 'ours' : ''],
      {
        encoding: 'buffer',
        timeout: patienceMs,
        killSignal: 'SIGKILL',
        maxBuffer: isOurs ? MOST_OWN_BYTES : MOST_PNG_BYTES,
        // it needs none of the server's secrets
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
      },
      (error, png) => done(error || png.length === 0 ? refuse('unreadable_picture') : png),
    )
    // it may be gone before it has read everything
    drawing.stdin?.on('error', () => {})
    drawing.stdin?.end(svg)
  })
}
