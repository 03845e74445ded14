import { parseArgs } from 'node:util'
import type { Minor } from '@estampa/domain/money'
import { plainText } from '@estampa/domain/plain-text'
import type { QuoteDiscount } from '@estampa/domain/quotes'

/** The person typed something that is no command: they are told how it goes. */
export class InvalidArguments extends Error {}

const string = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  as: string,
  name: string,
  role: string,
  note: string,
  method: string,
  date: string,
  reference: string,
  bank: string,
  amount: string,
  discount: string,
  days: string,
  words: string,
  page: string,
  money: string,
  comment: string,
  carrier: string,
  number: string,
  link: string,
  answer: string,
  json: flag,
  csv: flag,
  yes: flag,
  help: flag,
  'dry-run': flag,
} as const

export type StaffCommandArguments = {
  positionals: string[]
  values: {
    [Name in keyof typeof options]?:
      | ((typeof options)[Name]['type'] extends 'boolean' ? boolean : string)
      | undefined
  }
}

export function readArguments(args: string[]): StaffCommandArguments | InvalidArguments {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    return new InvalidArguments(optionSentence(error as Error))
  }
}

/** Node tells what is wrong with an option in English. */
export function optionSentence({ message }: Error): string {
  const [, option] = /'(-[^' ]*)/.exec(message) ?? []
  if (option === undefined) return message
  if (/^-\d/.test(option)) return `«${option}»: un importe o una cantidad no puede ser negativo.`
  return /argument (is )?missing|ambiguous/.test(message)
    ? `A la opción ${option} le falta su valor.`
    : `No existe la opción ${option}.`
}

/** «1.234,50», «1234,5», «1234.50» and «1.234.567» are amounts of money. */
export function readAmount(typed: string | undefined): Minor {
  const plain = (typed ?? '').replace(/^\$\s*/, '')
  const [, whole, cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/.exec(plain) ?? []
  const [, integer, decimals = ''] = /^(\d{1,12})\.(\d{1,2})$/.exec(plain) ?? []
  const digits = whole?.replaceAll('.', '') ?? integer
  if (digits === undefined) throw new InvalidArguments(`«${typed ?? ''}» no es un importe.`)
  return Number(digits) * 100 + Number((cents || decimals).padEnd(2, '0') || '0')
}

/** «10%», «7,5 %» or an amount before taxes. */
export function readDiscount(typed: string | undefined): QuoteDiscount | null {
  if (typed === undefined) return null
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(typed) ?? []
  if (percent === undefined) return { amount: readAmount(typed) }
  const parts = Math.round(Number(percent.replace(',', '.')) * 100)
  if (parts <= 0 || parts > 10_000) throw new InvalidArguments(`«${typed}» no es un porcentaje de 0 a 100.`)
  return { percent: parts }
}

/** A number of an order, a quote («C-000123» too), a payment in its order, days, a page. */
export function readNumber(typed: string | undefined, what: string): number {
  const digits = /^(?:#|C-)?(\d{1,9})$/i.exec(typed ?? '')?.[1]
  if (digits === undefined || Number(digits) < 1) throw new InvalidArguments(`Falta ${what}.`)
  return Number(digits)
}

export function readOne<Word extends string>(
  typed: string | undefined,
  known: readonly Word[],
  what: string,
): Word {
  const found = known.find((word) => word === typed)
  if (!found) throw new InvalidArguments(`${what} es uno de: ${known.join(', ')}.`)
  return found
}

/** A state by its Spanish words, with or without accents, or by its name in the API. */
export function readState<State extends string>(
  typed: string | undefined,
  words: Readonly<Record<State, string>>,
  what: string,
): State {
  const states = Object.keys(words) as State[]
  const found = states.find((state) => state === typed || plain(words[state]) === plain(typed ?? ''))
  if (!found) throw new InvalidArguments(`${what} es uno de: ${Object.values(words).join(', ')}.`)
  return found
}

function plain(text: string): string {
  return plainText(text)
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

export function readText(typed: string | undefined, what: string, most = 1_000): string {
  const text = typed?.trim() ?? ''
  if (text === '') throw new InvalidArguments(`Falta ${what}.`)
  if (text.length > most) throw new InvalidArguments(`${what} puede tener ${most} caracteres como máximo.`)
  return text
}
