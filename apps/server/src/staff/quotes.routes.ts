import { countsOf, pageOf } from '@estampa/contract/paging'
import type { staffQuotes } from '@estampa/contract/staff'
import { mainImage, variantImage, variantName } from '@estampa/domain/catalog'
import { linesBelowCost, nextQuoteReminder, type QuoteDiscount, quoteExpiresAt } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import type { Tx } from '../db/database.ts'
import { openQuotePdf } from '../documents/quote-pdf.ts'
import type { Context, Handler } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { hasStoppedReminders } from '../law/consents.store.ts'
import { quoteEntries } from '../quotes/compose-quote.ts'
import { quoteRowViews, toQuoteSummary, toQuoteView } from '../quotes/quote-view.ts'
import { findQuote, type StoredQuote } from '../quotes/quotes.store.ts'
import { answerQuote, previewAnswer, type SellerAnswer } from './answer-quote.ts'
import { createQuote, previewQuote, type QuoteCaller, type TypedQuote } from './create-quote.ts'
import { loseQuote, remindBuyer, reopenQuote } from './follow-quote.ts'
import { findAccount } from './orders.store.ts'
import { actorOf } from './people.ts'
import type { PricedAnswer, SellerFreeLine } from './price-answer.ts'
import {
  countStages,
  findDeskFacts,
  findQuotableSkus,
  listPipeline,
  type QuoteDeskFacts,
} from './quote-desk.store.ts'
import { quoteChange } from './record-changes.ts'

type Calls = typeof staffQuotes
type AnswerInput = Context<Calls['answerQuote']>['input']
type NewQuoteInput = Context<Calls['createQuote']>['input']

const USUAL_PAGE = 20
const MAX_VARIANTS = 20

/** The shop's quotes, for whoever answers them. */
export const quoteHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getQuotes: async ({ tx, shop, input, now }) => {
    const page = pageOf(input, USUAL_PAGE)
    const { Filtro: words = '', state: states = [], stage = null } = input
    const { items, total } = await listPipeline(tx, { words, states, stage, ...page, now })
    const rows = items.map((quote) => ({ ...quote, ...toQuoteSummary(quote, asSeller(shop)) }))
    return { items: rows.map(datedRow), stages: await countStages(tx), ...countsOf(total, page) }
  },
  getQuote: ({ tx, input, ...context }) => show(tx, input.Id, context),
  getQuotePdf: ({ shop, services, input }) => openQuotePdf({ services, shop }, { id: input.Id }),
  getQuotableVariants: async ({ tx, input }) => {
    const found = await findQuotableSkus(tx, input.Filtro, MAX_VARIANTS)
    const generics = await findGenerics(tx, [...new Set(found.map(({ genericId }) => genericId))])
    const items = found.flatMap(({ sku, genericId }) => {
      const generic = generics.get(genericId)
      const variant = generic?.products.find((one) => one.sku === sku)
      if (!generic || !variant) return []
      const image = (variantImage(generic, sku) ?? mainImage(generic))?.image_url ?? null
      const stock = Math.max(0, variant.stock - variant.reserved_stock)
      return { sku, productName: generic.name, variantName: variantName(variant), image, stock }
    })
    return { items }
  },
  previewAnswer: async ({ services, shop, input, now }) => {
    const priced = await previewAnswer({ services, shop, now }, answerIn(input))
    if (isRefusal(priced)) return priced
    return toPreview(priced, quoteExpiresAt(now, input.days ?? shop.rules.quoteDays))
  },
  answerQuote: async (context) => {
    const { services, shop, person, input, now, record } = context
    const { database } = services
    const who = await database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const onSaved = async (tx: Tx, id: string) => record(tx, await quoteChange(tx, input.Id, id))
    const id = await answerQuote({ services, shop, who, now, onSaved }, answerIn(input))
    return isRefusal(id) ? id : database.readInShop(shop.id, (tx) => show(tx, id, context))
  },
  previewQuote: async ({ services, shop, input, now }) => {
    const { lines, freeLines, discount, days } = input
    const asked = {
      lines: lines.map(newLineIn),
      freeLines: freeLines.map(freeLineIn),
      discount: discountIn(discount),
    }
    const priced = await previewQuote({ services, shop }, asked)
    if (isRefusal(priced)) return priced
    return toPreview(priced, quoteExpiresAt(now, days ?? shop.rules.quoteDays))
  },
  createQuote: async (context) => {
    const { services, shop, person, input, headers, now, record } = context
    const { database } = services
    const who = await database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const key = headers['idempotency-key']
    const id = await createQuote({ services, shop, who, now, record, key }, typedIn(input))
    return isRefusal(id) ? id : database.readInShop(shop.id, (tx) => show(tx, id, context))
  },
  remindQuote: (context) => follow(context, remindBuyer),
  loseQuote: (context) => {
    const { reason, note } = context.input
    return follow(context, (tx, id, following) => loseQuote(tx, id, { ...following, reason, note }))
  },
  reopenQuote: (context) => follow(context, reopenQuote),
}

type Following = Parameters<typeof remindBuyer>[2]
type FollowContext = Pick<Context, 'tx' | 'shop' | 'services' | 'person' | 'now' | 'record'> & {
  input: { Id: string }
}

/** Does what somebody of the shop does to a quote without answering it, and shows what became of it. */
async function follow(
  { tx, shop, services, person, input, now, record }: FollowContext,
  work: (tx: Tx, id: string, following: Following) => Promise<Refusal | null>,
) {
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const refusal = await work(tx, input.Id, { shop, who, now, record })
  return refusal ?? show(tx, input.Id, { shop, services, person, now })
}

/** The answer as it is asked for. */
function answerIn({
  Id,
  state,
  lines,
  freeLines,
  discount,
  leadTimeDays,
  days,
  note,
}: AnswerInput): SellerAnswer {
  return {
    Id,
    note,
    state: state ?? null,
    days: days ?? null,
    leadTimeDays: leadTimeDays ?? null,
    discount: discountIn(discount),
    lines:
      lines?.map((line) => ({
        shoppingCartUUID: line.shoppingCartUUID,
        rows: line.rows,
        discount: discountIn(line.discount),
      })) ?? null,
    freeLines: freeLines?.map(freeLineIn) ?? null,
  }
}

/** The quote as it was typed. */
function typedIn({
  customer,
  lines,
  freeLines,
  discount,
  leadTimeDays,
  days,
  note,
}: NewQuoteInput): TypedQuote {
  return {
    note,
    caller: callerIn(customer),
    lines: lines.map(newLineIn),
    freeLines: freeLines.map(freeLineIn),
    discount: discountIn(discount),
    days: days ?? null,
    leadTimeDays: leadTimeDays ?? null,
  }
}

function callerIn({ Id, person }: NewQuoteInput['customer']): QuoteCaller {
  if (person) {
    const { name, emailAddress, phoneNumber = '', company = '' } = person
    return { fullName: name, email: emailAddress, phoneNumber, company }
  }
  if (Id === undefined) throw new Error('the contract asks for a customer or a person')
  return { id: Id }
}

function newLineIn({ rows, discount }: NewQuoteInput['lines'][number]) {
  return { shoppingCartUUID: undefined, rows, discount: discountIn(discount) }
}

function freeLineIn(line: NonNullable<AnswerInput['freeLines']>[number]): SellerFreeLine {
  const { shoppingCartUUID, text, quantity, unitPrice, discount } = line
  return { shoppingCartUUID, text, quantity, unitPrice, discount: discountIn(discount) }
}

function discountIn(input: AnswerInput['discount']): QuoteDiscount | null {
  if (input?.percent !== undefined) return { percent: input.percent }
  return input?.amount === undefined ? null : { amount: input.amount }
}

function toPreview({ document, off, totals }: PricedAnswer, expiresAt: Date) {
  return {
    currency: document.currency,
    totals,
    rows: quoteRowViews(document),
    lineDiscounts: off.lines.map(({ shoppingCartUUID, net }) => ({ shoppingCartUUID, net })),
    discountNet: off.net,
    belowCost: linesBelowCost(quoteEntries(document), off),
    expiresAt: expiresAt.toISOString(),
  }
}

type Asking = Pick<Context, 'shop' | 'services' | 'person' | 'now'>

async function show(tx: Tx, id: string, { shop, services, person, now }: Asking) {
  const quote = await findQuote(tx, { id })
  const desk = await findDeskFacts(tx, id)
  if (!quote || !desk) return refuse('not_found') as Refusal
  const customer = await findAccount(tx, quote.customerId)
  const { prices, ...view } = toQuoteView(quote, { shop: asSeller(shop), config: services.config, now })
  const seesMargins = grantedTo(person).includes('margins.view')
  return {
    quote: seesMargins ? { ...view, prices } : view,
    customer,
    stage: desk.isNewest ? desk.stage : null,
    lost: desk.lost,
    remindedAt: desk.nudgedAt?.toISOString() ?? null,
    remindedBy: desk.nudgedBy,
    endRemindedAt: desk.endRemindedAt?.toISOString() ?? null,
    teamNoticedAt: desk.noticedAt?.toISOString() ?? null,
    nextReminder: await findNextReminder(tx, quote, { desk, shop, now }),
  }
}

/** What the clock will do; buyers who want no reminders get none. */
async function findNextReminder(
  tx: Tx,
  { createdAt, expiresAt, customerId }: StoredQuote,
  { desk, shop, now }: { desk: QuoteDeskFacts; shop: Shop; now: Date },
) {
  const { stage, since, isNewest, noticedAt: team, nudgedAt: answer, endRemindedAt: end } = desk
  if (!isNewest || !shop.config.quotation) return null
  const next = nextQuoteReminder({ stage, since, createdAt, expiresAt, reminded: { team, answer, end } }, now)
  if (!next || (next.kind !== 'team' && (await hasStoppedReminders(tx, customerId)))) return null
  return { kind: next.kind, at: next.at.toISOString() }
}

/** Dates inside a document of SQL are texts of PostgreSQL. */
function datedRow<Row extends { since: string }>(row: Row): Row {
  return { ...row, since: new Date(row.since).toISOString() }
}

/** A shop that hides its prices hides them from buyers. */
export function asSeller(shop: Shop): Shop {
  return { ...shop, config: { ...shop.config, pricesInShop: true } }
}
