import { groupDigits } from '../messages/numbers.ts'
import { refuse } from '../refusal.ts'
import type { FieldValidator } from './field-validator.ts'

/** Separators between digits: spaces, dots, commas, slashes and dashes of any length. */
const separators = /[\s.,/\-\u2010-\u2015\u2212]/g

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
  const rest = 11 - (weighted(value.slice(0, 10), cuitWeights) % 11)
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

const bankWeights = [7, 1, 3, 9, 7, 1, 3]
const accountWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/** CBU of a bank or CVU of a wallet: two blocks, each with its own check digit. */
export const cbu: FieldValidator = (typed) => {
  const value = typed.replace(separators, '')
  if (!/^\d{22}$/.test(value) || /^0+$/.test(value)) return refuse('cbu_format')
  const bank = blockCheck(value.slice(0, 7), bankWeights) === Number(value[7])
  const account = blockCheck(value.slice(8, 21), accountWeights) === Number(value[21])
  if (!bank || !account) return refuse('cbu_check_digit')
  return { value, pretty: `${value.slice(0, 8)} ${value.slice(8)}` }
}

/** Alias of a CBU or CVU: 6 to 20 letters without accents, digits, dots or dashes. */
export const alias: FieldValidator = (typed) => {
  const pretty = typed.trim()
  if (!/^[A-Za-z0-9.-]{6,20}$/.test(pretty)) return refuse('alias_format')
  return { value: pretty.toLowerCase(), pretty }
}

/** Chilean account number: banks agree on nothing but digits. */
export const accountNumber: FieldValidator = (typed) => {
  const value = typed.replace(separators, '')
  return /^\d{5,20}$/.test(value) ? { value, pretty: value } : refuse('account_format')
}

function blockCheck(digits: string, weights: readonly number[]): number {
  return (10 - (weighted(digits, weights) % 10)) % 10
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}
