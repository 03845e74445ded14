import { toWire } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import { findNewest } from '../../quotes/list-quotes.store.ts'
import { quoteRowViews, totalsOf } from '../../quotes/quote-view.ts'
import { findQuote, type StoredQuote } from '../../quotes/quotes.store.ts'
import { answerQuote } from '../../staff/answer-quote.ts'
import { listPipeline } from '../../staff/quote-desk.store.ts'
import {
  actor,
  type CommandContext,
  moment,
  money,
  type StaffCommandHandler,
  valueOrThrow,
} from './command-context.ts'
import { quoteLabels } from './labels.ts'
import { InvalidArguments, readDiscount, readNumber, readState, readText } from './read-arguments.ts'
import { factsText, table } from './table.ts'

const A_PAGE = 30
const MAX_DAYS = 365

export const quotesCommand: StaffCommandHandler = async (context, { positionals, values }) => {
  const state = positionals.join(' ')
  const { services, shop } = context
  const page = values.page === undefined ? 1 : readNumber(values.page, 'la página')
  const search = {
    stage: null,
    words: values.words === undefined ? '' : readText(values.words, 'qué buscar (--words)', 120),
    states: state === '' ? [] : [readState(state, quoteLabels, 'El estado')],
    offset: (page - 1) * A_PAGE,
    limit: A_PAGE,
    now: services.now(),
  }
  const found = await services.database.readInShop(shop.id, (tx) => listPipeline(tx, search))
  const [price, at] = [money(context), moment(context)]
  const rows = found.items.map((one) => [
    quoteNumber(one.number),
    `v${one.version}`,
    at(one.createdAt),
    quoteLabels[one.state],
    price(one.total),
    String(one.units),
    [one.contact.name, one.contact.company].filter(Boolean).join(' · '),
  ])
  const head = ['cotización', 'versión', 'hecha', 'estado', 'total', 'unidades', 'de']
  const data = found.items.map(({ number, version, createdAt, state: now, total, units, contact }) => ({
    number: quoteNumber(number),
    version,
    createdAt,
    state: now,
    total: total === null ? null : toWire(total),
    units,
    name: contact.name,
    company: contact.company,
    email: contact.email,
  }))
  return { text: `${table(head, rows)}\n\n${rows.length} de ${found.total}.`, data }
}

/** The newest version of the quote that is named by its number. */
async function newest(context: CommandContext, typed: string | undefined): Promise<StoredQuote> {
  const number = readNumber(typed, 'el número de la cotización')
  const { services, shop } = context
  const quote = await services.database.readInShop(shop.id, async (tx) => {
    const id = await findNewest(tx, number)
    return id === undefined ? undefined : findQuote(tx, { id })
  })
  if (!quote) throw new Error(`La tienda no tiene la cotización ${quoteNumber(number)}.`)
  return quote
}

export const quoteCommand: StaffCommandHandler = async (context, { positionals: [number] }) =>
  describeQuote(context, await newest(context, number))

export const answerCommand: StaffCommandHandler = async (context, words) => {
  const { services, shop } = context
  const { values, positionals } = words
  const { id } = await newest(context, positionals[0])
  const days = values.days === undefined ? null : readNumber(values.days, 'los días (--days)')
  if (days !== null && days > MAX_DAYS) throw new InvalidArguments(`--days va de 1 a ${MAX_DAYS}.`)
  const note = values.note === undefined ? '' : readText(values.note, 'La nota (--note)')
  const discount = readDiscount(values.discount ?? values.amount)
  const request = {
    Id: id,
    state: null,
    lines: null,
    freeLines: null,
    discount,
    leadTimeDays: null,
    days,
    note,
  }
  const who = await actor(context, words)
  valueOrThrow(context, await answerQuote({ services, shop, who, now: services.now() }, request))
  return describeQuote(context, await newest(context, positionals[0]))
}

function describeQuote(context: CommandContext, kept: StoredQuote): string {
  const [price, at] = [money(context), moment(context)]
  const { contact, totals, answer } = { ...kept, totals: totalsOf(kept) }
  const head = factsText([
    ['Cotización', `${quoteNumber(kept.number)}, versión ${kept.version}, del ${at(kept.createdAt)}`],
    ['Estado', quoteLabels[kept.state]],
    ['Válida hasta', kept.expiresAt ? at(kept.expiresAt) : ''],
    ['Para', [contact.name, contact.company, contact.email, contact.phone].filter(Boolean).join(' · ')],
    ['Comentario', kept.comment],
    ['Nota', answer?.note ? `${answer.note} (${answer.by})` : ''],
    ['Subtotal', price(totals?.subTotal ?? null)],
    ['Impuestos', price(totals?.taxes ?? null)],
    ['Descuento', totals && totals.discount > 0 ? `−${price(totals.discount)}` : ''],
    ['Total', price(totals?.total ?? null)],
  ])
  const rows = quoteRowViews(kept).map((row) => [
    row.sku,
    `${row.productName} ${row.variantName}`.trim(),
    String(row.quantity),
    row.decorations.join('; '),
    price(row.subTotal),
  ])
  return `${head}\n\n${table(['sku', 'producto', 'unidades', 'decoración', 'subtotal'], rows)}`
}
