// The numbers by which the tax offices know people and companies, which also stand on their identity documents.
import { groupDigits } from '../messages/numbers.ts'
import { refuse } from '../refusal.ts'
import { separators, weightedSum } from './check-digits.ts'
import type { FieldValidator } from './field-validator.ts'

/** Older documents and exported lists pad short numbers with zeros; the number itself has none. */
function significant(typed: string): string {
  return typed.replace(separators, '').replace(/^0+/, '')
}

/** Kinds of CUIT/CUIL that the tax office gives out: persons 20…27, companies 30…34, abroad 50…55. */
const cuitKinds = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55'])
const cuitWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** CUIT or CUIL: eleven digits. Where the sum asks for a check digit of 10, banks and the tax office take 9. */
export const cuit: FieldValidator = (typed) => {
  const value = typed.replace(separators, '')
  if (!/^\d{11}$/.test(value) || !cuitKinds.has(value.slice(0, 2))) return refuse('cuit_format')
  const rest = 11 - (weightedSum(value.slice(0, 10), cuitWeights) % 11)
  const check = rest === 11 ? 0 : Math.min(rest, 9)
  if (Number(value[10]) !== check) return refuse('cuit_check_digit')
  return { value, pretty: `${value.slice(0, 2)}-${value.slice(2, 10)}-${value[10]}` }
}

/** Argentine identity number: seven or eight digits, no check digit. Zeros before it do not count. */
export const dni: FieldValidator = (typed) => {
  const value = significant(typed)
  if (!/^[1-9]\d{6,7}$/.test(value)) return refuse('dni_format')
  return { value, pretty: groupDigits(value) }
}

/** Puts the dots and dashes into a CUIT or DNI while it is typed; text that is neither stays. */
export function maskArgentineDocument(typed: string, isTaxId: boolean): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11)
  if (/[^\d.\-\s]/.test(typed) || digits === '') return typed
  if (!isTaxId && digits.length <= 8) return groupDigits(digits)
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-')
}

/** Chilean RUT of a person or company: number, dash, digit or K. Zeros before it do not count. */
export const rut: FieldValidator = (typed) => {
  const plain = significant(typed).toUpperCase()
  if (!/^[1-9]\d{5,7}[\dK]$/.test(plain)) return refuse('rut_format')
  const body = plain.slice(0, -1)
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  const check = rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
  if (plain.at(-1) !== check) return refuse('rut_check_digit')
  return { value: `${body}-${check}`, pretty: `${groupDigits(body)}-${check}` }
}

/** Puts the dots and the dash into a RUT while it is typed; text that is none stays. */
export function maskRut(typed: string): string {
  const signs = typed.replace(/[^\dkK]/g, '').toUpperCase()
  const isOther = /[^\d.\-\skK]/.test(typed) || /K./.test(signs) || signs.length > 9
  if (isOther || signs.length < 2) return typed
  return `${groupDigits(signs.slice(0, -1))}-${signs.slice(-1)}`
}
