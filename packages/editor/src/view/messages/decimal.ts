import { decimal } from '@estampa/domain/messages/numbers'

export const centimeters = (millimeters: number): string => decimal(millimeters / 10)

/** «7,5» or «7.5» as a number; undefined for anything else. */
export function readDecimal(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{0,5}(\.\d{0,4})?$/.test(plain) && /\d/.test(plain) ? Number(plain) : undefined
}
