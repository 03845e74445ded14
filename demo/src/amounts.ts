import type { Minor } from '@estampa/domain/money'
import type { DemoCountry } from './shops/demo-shop.ts'

/** The range is costed in ARS of 2026; a Chilean cost is about this share of it in CLP, in whole tens. */
const clpPerArs = 0.49

/**
 * An ARS amount in whole pesos as the minor units of the shop's currency: tens of pesos, fives under a thousand. A margin
 * of one decimal on it, and Argentina's tax on that, are whole minor units: what one unit costs times its quantity is the
 * sum that a page shows.
 */
export function amountIn(environment: DemoCountry, ars: number): Minor {
  const pesos = environment === 'CL' ? ars * clpPerArs : ars
  const step = pesos < 1000 ? 5 : 10
  return Math.round(pesos / step) * step * 100
}

/** A number 0…1 that only depends on the text: stocks look alive and are the same in every seed. */
export function dice(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}
