/**
 * Amounts and counts as suppliers write them. Money is read digit by digit, never through a fraction of
 * binary; what cannot be read is a fault, never a zero.
 */
import { type Currency, type Minor, roundTo, stepOf } from '@estampa/domain/money'
import { fault, type ImportFault } from '../faults.ts'
import { isIdle, plainOf } from './text.ts'

export type ImportPriceRules = {
  readonly currency: Currency
  /** Takes every amount as one of the shop's currency, whatever the feed says. */
  readonly ignoresCurrency: boolean
}

const currencyMarks: readonly [RegExp, string][] = [
  [/\bUSD\b|U\$[DS]?|US\$|\bD[OÓ]LAR(?:ES)?\b/i, 'USD'],
  [/\bEUR\b|€/i, 'EUR'],
  [/\bBRL\b|(?<!A)R\$/i, 'BRL'],
  [/\bCLP\b/i, 'CLP'],
  [/\bARS\b|AR\$/i, 'ARS'],
  [/\bUF\b/i, 'UF'],
  [/\bCOP\b/i, 'COP'],
  [/\bPEN\b/i, 'PEN'],
  [/\bUYU\b/i, 'UYU'],
  [/\bMXN\b/i, 'MXN'],
]
// what may stand beside an amount: «$ 1.234,50 + IVA c/u»
const beside =
  /\bARS\b|\bCLP\b|\bUSD\b|\bEUR\b|\bBRL\b|\bUF\b|\bCOP\b|\bPEN\b|\bUYU\b|\bMXN\b|U\$[DS]?|US\$|AR\$|R\$|[$€]|\+ ?IVA|\bC\/U\.?|\bPESOS?\b|\bD[OÓ]LAR(?:ES)?\b|[.,]-+$/gi
const mostMinor = 1_000_000_000_00

/** Null where the feed says nothing. `isMachine`: texts of an API, in which a point is a decimal point. */
export function readPrice(
  given: unknown,
  rules: ImportPriceRules,
  isMachine = false,
): Minor | null | ImportFault {
  if (given === null || given === undefined) return null
  if (typeof given !== 'string' && typeof given !== 'number')
    return fault('price_unreadable', { value: String(given) })
  const text = String(given).trim()
  if (isIdle(text)) return null
  const currency = currencyMarks.find(([mark]) => mark.test(text))?.[1]
  if (currency && currency !== rules.currency && !rules.ignoresCurrency) {
    return fault('other_currency', { currency, own: rules.currency, value: text })
  }
  const digits = text.replace(beside, ' ').trim()
  if (/^(?:-\s*[\d.,]|\([\d.,\s]+\)$)/.test(digits)) return fault('price_negative', { value: text })
  const minor = minorOf(typeof given === 'number' || isMachine ? plainDecimal(digits) : decimalOf(digits))
  if (minor === undefined || minor > mostMinor) return fault('price_unreadable', { value: text })
  return minor === 0 ? null : roundTo(minor, stepOf(2, rules.currency))
}

/** A feed's currency field beside its amounts. */
export function checkCurrency(given: string, rules: ImportPriceRules): ImportFault | null {
  const currency = given.trim().toUpperCase()
  if (rules.ignoresCurrency || isIdle(currency) || currency === '$' || currency === rules.currency)
    return null
  return fault('other_currency', { currency, own: rules.currency, value: currency })
}

/** «1234.5» and «1.2e3» as they are; else as people write. */
function plainDecimal(text: string): string | undefined {
  if (/^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(text)) return decimalText(Number(text))
  return /^\d+(?:\.\d+)?$/.test(text) ? text : decimalOf(text)
}

function decimalText(value: number): string | undefined {
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? value.toFixed(6) : undefined
}

/**
 * A person's number as «digits.digits»; undefined where it is none. With both marks the last one is the
 * decimal one. One mark alone parts thousands when it repeats or exactly three digits follow up to three
 * («1.234» is a thousand and more); otherwise it is the decimal one («1234.5», «0,125», «12,50»).
 */
export function decimalOf(given: string): string | undefined {
  const text = given.replace(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return text
  const mark = text.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const [whole, rest] = [text.slice(0, last), text.slice(last + 1)]
  const isThousands =
    whole.includes(mark) || (!whole.includes(other) && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
  if (isThousands) return grouped(text, mark) ? text.replaceAll(mark, '').replace(other, '.') : undefined
  if (whole.includes(other) && !grouped(whole, other)) return undefined
  return `${whole.replaceAll(other, '') || '0'}.${rest || '0'}`
}

function grouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

function minorOf(text: string | undefined): Minor | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(text ?? '') ?? []
  if (whole === '') return undefined
  const cents = Number(whole) * 100 + Number(`${decimals}00`.slice(0, 2))
  return cents + (Number(decimals.charAt(2)) >= 5 ? 1 : 0)
}

const none = /^(?:sin stock|sin existencias?|agotado|agotada|no|no hay|no disponible|0 disponibles?)\b/
const mostUnits = 10_000_000

/**
 * Units in stock, never below zero; null where the feed says nothing. «1.200 u.» is 1200 and «sin stock» 0:
 * in a count a mark before three digits always parts thousands.
 */
export function stockOf(given: unknown): number | null | ImportFault {
  if (given === null || given === undefined) return null
  if (typeof given === 'number') return Number.isFinite(given) ? unitsOf(given) : null
  const text = String(given).trim()
  if (isIdle(text)) return null
  if (none.test(plainOf(text))) return 0
  const [, sign = '', digits = ''] =
    /^(?:stock:?|[+>≥]|aprox\.?|\()?\s*(-?)\s*([\d.,\s]*\d)\s*\)?(?:\s*(?:u|un|uds?|unid|unidades|pzs?|pcs|piezas)\.?)?\s*\+?$/i.exec(
      text,
    ) ?? []
  const count = countOf(digits)
  if (digits === '' || count === undefined) return fault('stock_unreadable', { value: text })
  return unitsOf(sign === '-' || text.startsWith('(') ? -count : count)
}

function unitsOf(count: number): number {
  return Math.min(mostUnits, Math.max(0, Math.floor(count)))
}

function countOf(text: string): number | undefined {
  const decimal = decimalOf(text)
  if (decimal === undefined) return undefined
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : Number(decimal)
}

/** A length, weight or quantity that is only shown or a threshold; undefined where it says none. */
export function measureOf(given: unknown, isMachine = false): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0 ? given : undefined
  if (typeof given !== 'string' || isIdle(given)) return undefined
  const text = given
    .trim()
    .replace(/\s*(?:kgs?|grs?|gramos|g|cms?|mm|mts?|u|un|unid|unidades|%|días?|dias?|hs?)\.?$/i, '')
  const value = Number(isMachine ? plainDecimal(text) : decimalOf(text))
  return Number.isFinite(value) ? value : undefined
}

/** Grams, from what says its unit («0,35 kg») or is in grams. */
export function gramsOf(given: unknown, isMachine = false): number | undefined {
  const value = measureOf(given, isMachine)
  if (value === undefined) return undefined
  const isKilos = typeof given === 'string' && /kg|kilo/i.test(given)
  return Math.round(value * (isKilos ? 1000 : 1) * 100) / 100
}

const truths: Record<string, boolean> = {
  ...Object.fromEntries(
    ['si', 's', 'true', '1', 'x', 'yes', 'activo', 'publicado'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(['no', 'n', 'false', '0', 'inactivo', 'oculto', 'baja'].map((word) => [word, false])),
}

export function booleanOf(given: unknown): boolean | undefined {
  if (typeof given === 'boolean') return given
  if (given === null || given === undefined) return undefined
  return truths[plainOf(String(given))]
}
