/**
 * Money is a whole number of hundredths of the currency's unit, in every currency (a Chilean peso is 100
 * too; its rounding step is then 100). Rates are exact decimals. Nothing here ever uses a fraction of a
 * hundredth, and what is divided adds up again to what there was.
 */
import { groupDigits } from './messages/numbers.ts'

export type Minor = number
/** A decimal such as '1.35', or a whole number of ten-thousandths (13500). */
export type Rate = string | number
/** «$ 1.234» and «,50»: the cents are drawn smaller. `cents` is '' where the shop shows none. */
export type FormattedPrice = { readonly symbol: string; readonly main: string; readonly cents: string }

export const decimalsOf = { ARS: 2, CLP: 0 } as const
export type Currency = keyof typeof decimalsOf
export const currencies = Object.keys(decimalsOf) as readonly Currency[]

/** The smallest step of a price, in minor units: never finer than the currency's own coin. */
export function stepOf(roundPrice: number, currency: Currency): Minor {
  return 10 ** (2 - Math.max(0, Math.min(roundPrice, decimalsOf[currency])))
}

/** To the nearest multiple of the step, halves up. */
export function roundTo(amount: Minor, step: Minor): Minor {
  return step === 1 ? amount : Math.floor((amount + step / 2) / step) * step
}

/** The same rate as a fraction of whole numbers and as a text without idle zeros. */
type Fraction = {
  readonly numerator: bigint
  readonly denominator: bigint
  /** The two as numbers. */
  readonly rough: { readonly numerator: number; readonly denominator: number }
  readonly text: string
}

const decimalPattern = /^\d{1,9}(\.\d{1,12})?$/
const fractions = new Map<Rate, Fraction>()

export function isRate(value: unknown): value is Rate {
  return typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && decimalPattern.test(value)
}

/** Exact amount × rate, rounded once, halves up, to the step (minor units). Throws on what is no rate. */
export function times(amount: Minor, rate: Rate, step: Minor = 1): Minor {
  const { numerator, denominator, rough } = fractionOf(rate)
  // nearly every amount is small enough for the arithmetic of numbers, which is many times as fast
  const divisor = 2 * rough.denominator * step
  const dividend = 2 * amount * rough.numerator + divisor / 2
  if (Number.isSafeInteger(amount) && amount >= 0 && dividend <= Number.MAX_SAFE_INTEGER) {
    return safe(((dividend - (dividend % divisor)) / divisor) * step)
  }
  const size = denominator * BigInt(step)
  const doubled = 2n * BigInt(amount) * numerator + size
  return safe(Number(floorDivide(doubled, 2n * size)) * step)
}

/** Exact product of whole numbers; throws where it leaves the range that JavaScript counts exactly. */
export function product(amount: Minor, quantity: number): Minor {
  return safe(amount * quantity)
}

function safe(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount of money is beyond exact whole numbers')
  return amount
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient
}

function fractionOf(rate: Rate): Fraction {
  const known = fractions.get(rate)
  if (known) return known
  if (!isRate(rate)) throw new TypeError('A rate is a decimal text or a whole number of ten-thousandths')
  const text = withoutIdleZeros(
    typeof rate === 'string' ? rate : `${Math.trunc(rate / 10000)}.${String(rate % 10000).padStart(4, '0')}`,
  )
  const [whole = '', decimals = ''] = text.split('.')
  const [numerator, denominator] = [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
  const rough = { numerator: Number(numerator), denominator: Number(denominator) }
  const fraction = { numerator, denominator, rough, text }
  // shops have few rates; the bound only stops a flood of invented ones
  if (fractions.size > 1000) fractions.clear()
  fractions.set(rate, fraction)
  return fraction
}

/** The rate as a decimal text without idle zeros: 13500 and '1.350' are both '1.35'. */
export function rateText(rate: Rate): string {
  return fractionOf(rate).text
}

function withoutIdleZeros(text: string): string {
  const [whole = '0', decimals = ''] = text.split('.')
  const kept = decimals.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${kept && '.'}${kept}`
}

const added = new Map<Rate, string>()

/** The part that the rate adds: '1.21' → '0.21'. A rate below one adds nothing and is an error in the data. */
export function rateMinusOne(rate: Rate): string {
  const known = added.get(rate)
  if (known !== undefined) return known
  const { numerator, denominator } = fractionOf(rate)
  if (numerator < denominator) throw new RangeError('A multiplier is at least 1')
  const rest = numerator - denominator
  const decimals = String(denominator).length - 1
  const digits = String(rest).padStart(decimals + 1, '0')
  const text = rateText(decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`)
  if (added.size > 1000) added.clear()
  added.set(rate, text)
  return text
}

/**
 * Splits the total by whole weights so that the shares add up to it: first the floors, then one unit each
 * to the largest remainders (the earlier one where equal). Without any weight the first takes everything.
 */
export function share(total: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const floors = exact.map((part) => floorDivide(part, sum))
  const rest = Number(BigInt(total) - floors.reduce((whole, part) => whole + part, 0n))
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - (floors[index] ?? 0n) * sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const lucky = new Set(byRemainder.slice(0, rest).map(({ index }) => index))
  return floors.map((part, index) => Number(part) + (lucky.has(index) ? 1 : 0))
}

/** «1.234,56», rounded half up to `roundPrice` decimals, cut before its comma. */
export function formatPrice(amount: Minor, roundPrice = 2, symbol = '$'): FormattedPrice {
  const decimals = Math.max(0, Math.min(roundPrice, 2))
  const rounded = roundTo(amount, 10 ** (2 - decimals))
  const [whole = '', cents] = (rounded / 100).toFixed(decimals).split('.')
  return { symbol, main: groupDigits(whole), cents: cents === undefined ? '' : `,${cents}` }
}

/** The price in one piece: «$ 1.234,56». The space does not break. */
export function formatPriceText(amount: Minor, roundPrice = 2, symbol = '$'): string {
  const { main, cents } = formatPrice(amount, roundPrice, symbol)
  return `${symbol}\u00a0${main}${cents}`
}

/** On the wire money is a decimal number in the currency's unit. */
export function toWire(amount: Minor): number {
  return amount / 100
}

export function fromWire(amount: number): Minor {
  const minor = Math.round(amount * 100)
  if (!Number.isSafeInteger(minor)) throw new RangeError('Not an amount of money')
  return minor
}
