import type { staffOrders } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { plainText } from '@estampa/domain/plain-text'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import type { Context, Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { findOrderId } from '../orders/artwork.store.ts'
import { listExceptions } from '../orders/exceptions.store.ts'
import { correctParcel } from '../orders/record-parcel.ts'
import { resolveException } from '../orders/resolve-exception.ts'
import { undoMove } from '../orders/undo-move.ts'
import {
  countShopOrders,
  listShopOrders,
  type OrderSearch,
  owingMoneyStates,
  type StaffOrdersQuery,
} from './list-orders.store.ts'
import { moveOrderAsStaff } from './move-order.ts'
import { toExceptionView, toStaffOrderView } from './order-view.ts'
import { actorOf } from './people.ts'
import { recordOrderChange } from './record-changes.ts'

type Calls = typeof staffOrders
type StaffOrdersInput = Context<Calls['getOrders']>['input']

const MAX_ROWS = 20
const MAX_FLAGS = 50
const MAX_WORDS = 8
/** An order's number; what is longer is looked for in documents and phone numbers. */
const NUMBER = /^(?:#|n\.?º\s*)?(\d{1,7})$/i

/** The shop's orders, for the people who work there. */
export const orderHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getOrders: async ({ tx, shop, input, services, now }) => {
    const query = staffOrdersQueryOf(input, shop, now)
    const found = await listShopOrders(tx, query, signer(services.config, now))
    return { ...found, total_pages: Math.ceil(found.totalCount / query.take) }
  },
  getOrderCounts: async ({ tx }) => ({ states: await countShopOrders(tx) }),
  getOrder: async (context) => {
    const { tx, input } = context
    const id = input.Id ?? (input.number === undefined ? undefined : await findOrderId(tx, input.number))
    return id === undefined ? refuse('not_found') : toStaffOrderView(tx, id, context)
  },
  moveOrder: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id: id, ...move } = input
    const moved = await recordOrderChange(context, { orderId: id }, () =>
      moveOrderAsStaff(tx, { id, ...move, who, now }),
    )
    return isRefusal(moved) ? moved : toStaffOrderView(tx, input.Id, context)
  },
  undoOrderMove: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const undone = await recordOrderChange(context, { orderId: input.Id }, () =>
      undoMove(tx, input.Id, { who, now }),
    )
    return isRefusal(undone) ? undone : toStaffOrderView(tx, input.Id, context)
  },
  nameParcel: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id, parcel, ...said } = input
    const open = await recordOrderChange(context, { orderId: Id }, () =>
      correctParcel(tx, Id, { said, parcel, who, now }),
    )
    return isRefusal(open) ? open : toStaffOrderView(tx, Id, context)
  },
  getFlags: async ({ tx, input }) => {
    const { kind = null, skipCount: skip = 0, maxResultCount: take = MAX_FLAGS } = input
    const { items, totalCount } = await listExceptions(tx, { orderId: null, kind, skip, take })
    return { items: items.map(toExceptionView), totalCount }
  },
  settleFlag: async (context) => {
    const { tx, shop, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id: orderId, ...seen } = input
    const open = await recordOrderChange(context, { orderId }, () =>
      resolveException(tx, { shop, orderId, ...seen, who, now }),
    )
    return isRefusal(open) ? open : toStaffOrderView(tx, orderId, context)
  },
}

/** The filters of the query, with the words as they are stored. */
export function staffOrdersQueryOf(input: StaffOrdersInput, shop: Shop, now: Date): StaffOrdersQuery {
  const take = input.maxResultCount ?? MAX_ROWS
  const skip = input.PaginaActual === undefined ? (input.skipCount ?? 0) : (input.PaginaActual - 1) * take
  return {
    skip,
    take,
    timeZone: countries[shop.config.environment].timeZone,
    now,
    ...searchOf(input.Filtro ?? ''),
    states: listed(input.state),
    // what is owed is walked by the states of money of which something may be missing
    moneyStates: listed(input.moneyState) ?? (input.owed === undefined ? null : owingMoneyStates),
    from: input.from ?? null,
    to: input.to ?? null,
    queue: input.queue ?? null,
    customer: input.customer ?? null,
    isDecorated: input.decorated ?? null,
    delivery: input.delivery ?? null,
    technique: input.technique ?? null,
    owed: input.owed ?? null,
  }
}

/** What somebody typed to find orders: a number, or words. */
export function searchOf(typed: string): OrderSearch {
  const number = NUMBER.exec(typed)?.[1]
  return {
    number: number === undefined ? null : Number(number),
    words: number === undefined ? wordsOf(typed) : [],
    purchaseOrder: typed.toLowerCase(),
  }
}

function wordsOf(typed: string): string[] {
  const plain = plainText(typed)
  return plain.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

function listed(states: readonly string[] | undefined): readonly string[] | null {
  return states && states.length > 0 ? states : null
}
