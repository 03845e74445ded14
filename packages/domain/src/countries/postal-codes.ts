import { type Refusal, refuse } from '../refusal.ts'
import type { Valid } from './check.ts'

/** Province's official code → the letter its postal codes start with (I and O are not used). */
const provinceLetters: Readonly<Record<string, string>> = {
  '02': 'C',
  '06': 'B',
  '10': 'K',
  '14': 'X',
  '18': 'W',
  '22': 'H',
  '26': 'U',
  '30': 'E',
  '34': 'P',
  '38': 'Y',
  '42': 'L',
  '46': 'F',
  '50': 'M',
  '54': 'N',
  '58': 'Q',
  '62': 'R',
  '66': 'A',
  '70': 'J',
  '74': 'D',
  '78': 'Z',
  '82': 'S',
  '86': 'G',
  '90': 'T',
  '94': 'V',
}

const argentinePattern = /^([A-HJ-NP-Z])?(\d{4})([A-Z]{3})?$/

/** Four digits, or the letter of the province before them and, in a full CPA, three letters after. */
export function argentinePostalCode(typed: string, province?: string): Valid | Refusal {
  const value = typed.replace(/[\s.-]/g, '').toUpperCase()
  const parts = argentinePattern.exec(value)
  if (!parts || (parts[3] && !parts[1]) || parts[2] === '0000') return refuse('postal_code_format')
  const letter = parts[1]
  const expected = province === undefined ? undefined : provinceLetters[province]
  if (letter && expected && letter !== expected) return refuse('postal_code_province', { letter: expected })
  const isCity = (letter ?? expected) === 'C'
  const digits = Number(parts[2])
  if (isCity && (digits < 1000 || digits > 1499)) return refuse('postal_code_range', { from: 1000, to: 1499 })
  return { value, pretty: value }
}

/** Seven digits; the comuna's base code may be edited by the shopper. */
export function chileanPostalCode(typed: string): Valid | Refusal {
  const value = typed.replace(/[\s.-]/g, '')
  return /^[1-9]\d{6}$/.test(value) ? { value, pretty: value } : refuse('postal_code_format')
}
