import { createHash } from 'node:crypto'
import { sortedJson } from '@estampa/domain/customization/art'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { BoundedCache } from '../caching/bounded-cache.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type { Mockup } from './mockup.ts'

type Draw = (mockup: Mockup) => Promise<Uint8Array | Refusal>

/**
 * Draws as `draw` does, and the same picture only once: the preview of a design, the design in the cart, its quote and its
 * order show it within minutes, and who changes one print area leaves the others as they were.
 */
export function drawnOnce(draw: Draw): Draw {
  const known = new BoundedCache<Uint8Array>(12 * MEGABYTE)
  const once = createSingleFlight<Uint8Array | Refusal>()
  return async (mockup) => {
    const key = keyOf(mockup)
    return (
      known.find(key) ??
      once(key, async () => {
        const drawn = await draw(mockup)
        if (!isRefusal(drawn)) known.keep(key, drawn, drawn.length)
        return drawn
      })
    )
  }
}

/** Everything that the picture depends on. */
function keyOf({ picture, passes, svg, technique, ...facts }: Mockup): string {
  const how = technique && [technique.key, technique.maxColours]
  return createHash('sha256')
    .update(picture.bytes)
    .update(passes ?? '')
    .update(svg)
    .update(sortedJson([how, facts]))
    .digest('hex')
}
