import type { cart } from '@estampa/contract/cart'
import { saveLines, toLineItem } from '@estampa/domain/cart'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { PriceTableServices } from '../customization/price-tables.ts'
import type { Context } from '../http/context.ts'
import { findCart } from './cart.store.ts'
import { customerOf } from './cart-customer.ts'
import { encodeCart, toCartView } from './restore-cart.ts'
import { saveCart } from './save-cart.ts'

/** Saves the whole cart over the version that the client has seen; where there is a later one it is told that one. */
export async function editCart(context: Context<typeof cart.createOrEditShoppingCart, PriceTableServices>) {
  const { tx, input, headers } = context
  const customer = customerOf(context)
  if (isRefusal(customer)) return customer
  const { session, saving } = customer
  const seen = versionSeen(headers['if-match'])
  if (isRefusal(seen)) return seen
  const saved = await saveCart(saving, (before) =>
    saveLines(before, input.map(toLineItem), { seen, session }),
  )
  if (!isRefusal(saved)) return { version: saved.version }
  if (saved.refusal !== 'cart_changed') return saved
  const theirs = await toCartView(tx, { ...context, ...saving }, await findCart(tx, saving.customerId))
  return { ...saved, data: encodeCart(theirs) }
}

/** Undefined and `*` say no version. */
function versionSeen(header: string | undefined): number | null | Refusal {
  const said = header?.trim() ?? ''
  if (said === '' || said === '*') return null
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(said) ?? []
  return digits === undefined ? refuse('version_unreadable') : Number(digits)
}
