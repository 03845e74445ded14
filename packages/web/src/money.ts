import { fromWire, toWire } from '@estampa/domain/money'

/** Adds amounts of the API without the fractions of floating point. */
export function sumOf(...amounts: number[]): number {
  return toWire(amounts.reduce((sum, amount) => sum + fromWire(amount), 0))
}

const grouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/

/** «1.500,50», «1500,5» or «$ 1500» as people type an amount; undefined for what is none above zero. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replace(/[\s$]/g, '')
  const plain = grouped.test(typed) ? typed.replaceAll('.', '') : typed
  if (!/^\d{1,12}([.,]\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain.replace(',', '.'))
  return amount > 0 ? amount : undefined
}
