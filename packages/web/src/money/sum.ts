import { fromWire, toWire } from '@estampa/domain/money'

/** Adds amounts of the API without the fractions of floating point. */
export function sumOf(...amounts: number[]): number {
  return toWire(amounts.reduce((sum, amount) => sum + fromWire(amount), 0))
}
