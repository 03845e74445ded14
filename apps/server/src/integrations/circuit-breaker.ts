import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'

type CircuitState = { failed: number; closedUntil: number }

/** Names are shops, which are few; the bound only stops what should never happen. */
const MAX_LINES = 2_000

/**
 * Spares people the wait for a company that does not answer: after some failures in a row nobody is let through
 * for a while, then one, and everybody again once that one succeeded.
 */
export function openCircuitBreaker({
  failures = 5,
  restMs = 30_000,
  clock = () => performance.now(),
}: {
  failures?: number
  restMs?: number
  clock?: () => number
} = {}) {
  const lines = new Map<string, CircuitState>()

  /** `ask` fails by a `carrier_down`; other refusals are answers of a company that is there. */
  async function through<T>(name: string, ask: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const line = lines.get(name)
    if (line && line.failed >= failures) {
      if (clock() < line.closedUntil) return refuse('carrier_down', { why: 'resting' })
      // whoever comes while this one tries waits for no answer either
      line.closedUntil = clock() + restMs
    }
    const answer = await ask()
    if (isRefusal(answer) && answer.refusal === 'carrier_down') failed(name)
    else lines.delete(name)
    return answer
  }

  function failed(name: string): void {
    if (lines.size >= MAX_LINES && !lines.has(name)) lines.clear()
    const count = (lines.get(name)?.failed ?? 0) + 1
    lines.set(name, { failed: count, closedUntil: clock() + restMs })
  }

  return { through }
}
