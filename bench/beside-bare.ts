import { bareReply, type Load, sampleOf } from './load.ts'
import type { BenchProcess } from './processes.ts'
import { inRounds, type Series } from './rounds.ts'

export type MeasuredServers = { cacheOff: BenchProcess; cacheOn: BenchProcess; reference: BenchProcess }

/** Everything that was measured of one call or page, by who answered it. */
export type CallResult = Record<string, Load & { bytes: number }>

export const subjects = {
  cacheOff: 'Estampa, nothing kept',
  cacheOn: 'Estampa, answers kept',
  plainOff: 'Estampa without facets, nothing kept',
  reference: 'hand-written shop without facets',
  referenceFacets: 'hand-written shop with facets',
  bare: 'bare reply',
  bareInside: 'bare reply inside Estampa',
} as const

/**
 * The series and a bare reply of the size of the first one's answers: of a server that does nothing else, and for some
 * of the server that is measured, which names, limits, counts and logs each request.
 */
export async function measureBesideBare(
  series: readonly Series[],
  { reference, inside }: { reference: BenchProcess; inside: BenchProcess | undefined },
): Promise<CallResult> {
  const samples = new Map<string, number>()
  for (const { name, at, call } of series) samples.set(name, (await sampleOf(at.origin, call)).bytes)
  const [first] = series
  if (!first) throw new Error('nothing to measure')
  const sample = await sampleOf(first.at.origin, first.call)
  const bare = { call: bareReply(sample), connections: first.connections }
  const loads = await inRounds([
    ...series,
    { ...bare, name: subjects.bare, at: reference },
    ...(inside ? [{ ...bare, name: subjects.bareInside, at: inside }] : []),
  ])
  return Object.fromEntries(
    Object.entries(loads).map(([name, result]) => [
      name,
      { ...result, bytes: samples.get(name) ?? sample.bytes },
    ]),
  )
}
