import { type Refusal, refuse } from '../refusal.ts'
import type { NormalizedValue } from './field-validator.ts'

/** The letter that postal codes start with (I and O are not used), and whose it is, by the province's official code. */
const provinceLetters: Readonly<Record<string, readonly [letter: string, province: string]>> = {
  '02': ['C', 'Ciudad Autónoma de Buenos Aires'],
  '06': ['B', 'Buenos Aires'],
  '10': ['K', 'Catamarca'],
  '14': ['X', 'Córdoba'],
  '18': ['W', 'Corrientes'],
  '22': ['H', 'Chaco'],
  '26': ['U', 'Chubut'],
  '30': ['E', 'Entre Ríos'],
  '34': ['P', 'Formosa'],
  '38': ['Y', 'Jujuy'],
  '42': ['L', 'La Pampa'],
  '46': ['F', 'La Rioja'],
  '50': ['M', 'Mendoza'],
  '54': ['N', 'Misiones'],
  '58': ['Q', 'Neuquén'],
  '62': ['R', 'Río Negro'],
  '66': ['A', 'Salta'],
  '70': ['J', 'San Juan'],
  '74': ['D', 'San Luis'],
  '78': ['Z', 'Santa Cruz'],
  '82': ['S', 'Santa Fe'],
  '86': ['G', 'Santiago del Estero'],
  '90': ['T', 'Tucumán'],
  '94': ['V', 'Tierra del Fuego, Antártida e Islas del Atlántico Sur'],
}

const argentinePattern = /^([A-HJ-NP-Z])?(\d{4})([A-Z]{3})?$/

/** Four digits, or the letter of the province before them and, in a full CPA, three letters after. */
export function argentinePostalCode(typed: string, province?: string): NormalizedValue | Refusal {
  const value = typed.replace(/[\s.-]/g, '').toUpperCase()
  const parts = argentinePattern.exec(value)
  if (!parts || (parts[3] && !parts[1]) || parts[2] === '0000') return refuse('postal_code_format')
  const letter = parts[1]
  const [expected] = (province !== undefined && provinceLetters[province]) || []
  if (letter && expected && letter !== expected) {
    return refuse('postal_code_province', { code: value, province: provinceOf(letter) })
  }
  const isCity = (letter ?? expected) === 'C'
  const digits = Number(parts[2])
  if (isCity && (digits < 1000 || digits > 1499)) return refuse('postal_code_range', { from: 1000, to: 1499 })
  return { value, pretty: value }
}

function provinceOf(letter: string): string {
  const found = Object.values(provinceLetters).find(([own]) => own === letter)
  if (!found) throw new Error(`no province has postal codes with ${letter}`)
  return found[1]
}

/** Seven digits; the comuna's base code may be edited by the shopper. */
export function chileanPostalCode(typed: string): NormalizedValue | Refusal {
  const value = typed.replace(/[\s.-]/g, '')
  return /^[1-9]\d{6}$/.test(value) ? { value, pretty: value } : refuse('postal_code_format')
}

/**
 * How many of its first digits say where a code is. Codes with the same `own` digits are of one place; where a
 * province has codes with the same `shared` digits, a post office across the border may serve it.
 */
export type PostalBlocks = { readonly own: number; readonly shared: number }

/** A province with known codes near the one that is asked about. */
export type PostalProvince = {
  readonly id: string
  readonly name: string
  /** The code is known there, not only its neighbors. */
  readonly hasCode: boolean
}

/** The digits alone: B7021XAB is 7021. */
export function postalDigits(zipCode: string): string {
  return zipCode.replace(/\D/g, '')
}

/**
 * Why a code cannot be of this province, from what is known of it and its neighbors. A code that nobody knows
 * fits everywhere, and so does one among whose neighbors the province has its own.
 */
export function whyOtherProvince(
  zipCode: string,
  provinceId: string,
  known: readonly PostalProvince[],
): Refusal | undefined {
  const owners = known.filter(({ hasCode }) => hasCode)
  if (owners.length === 0 || known.some(({ id }) => id === provinceId)) return undefined
  const province = owners.map(({ name }) => name).join(' o ')
  return refuse('postal_code_province', { code: zipCode, province })
}
