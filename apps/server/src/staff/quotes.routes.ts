import { countsOf, pageOf } from '@estampa/contract/paging'
import type { staffQuotes } from '@estampa/contract/staff'
import type { QuoteDiscount } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { listQuotes } from '../quotes/list-quotes.store.ts'
import { toQuoteSummary, toQuoteView } from '../quotes/quote-view.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import { answerQuote } from './answer-quote.ts'
import { findAccount } from './orders.store.ts'
import { actorOf } from './people.ts'
import { quoteChange } from './record-changes.ts'

type Calls = typeof staffQuotes

const USUAL_PAGE = 20

/** The shop's quotes, for whoever answers them. */
export const quoteHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getQuotes: async ({ tx, shop, input, now }) => {
    const page = pageOf(input, USUAL_PAGE)
    const search = { words: input.Filtro ?? '', states: input.state ?? [], ...page, now }
    const { items, total } = await listQuotes(tx, null, search)
    return { items: items.map((quote) => toQuoteSummary(quote, asSeller(shop))), ...countsOf(total, page) }
  },
  getQuote: ({ tx, input, ...context }) => show(tx, input.Id, context),
  answerQuote: async (context) => {
    const { services, shop, person, input, now, record } = context
    const { database } = services
    const who = await database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const { Id, days = null, note } = input
    const answer = { Id, days, note, discount: discountIn(input.discount) }
    const onSaved = async (tx: Tx, id: string) => record(tx, await quoteChange(tx, Id, id))
    const id = await answerQuote({ services, shop, who, now, onSaved }, answer)
    return isRefusal(id) ? id : database.readInShop(shop.id, (tx) => show(tx, id, context))
  },
}

type DiscountInput = Context<Calls['answerQuote']>['input']['discount']

function discountIn(input: DiscountInput): QuoteDiscount | null {
  if (input?.percent !== undefined) return { percent: input.percent }
  return input?.amount === undefined ? null : { amount: input.amount }
}

async function show(tx: Tx, id: string, { shop, services, now }: Pick<Context, 'shop' | 'services' | 'now'>) {
  const quote = await findQuote(tx, { id })
  if (!quote) return refuse('not_found') as Refusal
  const customer = await findAccount(tx, quote.customerId)
  return { quote: toQuoteView(quote, { shop: asSeller(shop), config: services.config, now }), customer }
}

/** A shop that hides its prices hides them from buyers. */
export function asSeller(shop: Shop): Shop {
  return { ...shop, config: { ...shop.config, pricesInShop: true } }
}
