import { refuse } from '../refusal.ts'
import { separators, weightedSum } from './check-digits.ts'
import type { FieldValidator } from './field-validator.ts'

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
  return (10 - (weightedSum(digits, weights) % 10)) % 10
}
