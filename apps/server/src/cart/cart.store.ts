import { emptySavedCart, type SavedCart } from '@estampa/domain/cart'
import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'carts.lines': SavedCart['lines'][number][]
    'carts.known': SavedCart['known'][number][]
  }
}

const columns = sql`version, lines, merged, ordered, known`

/** The customer's cart; other savers, other logins and orders wait until this transaction is over. */
export async function lockCart(tx: Tx, customerId: number, now: Date): Promise<SavedCart> {
  const { rows: found } = await sql<SavedCart>`
    select ${columns} from carts where customer_id = ${customerId} for update`.execute(tx)
  const [cart] = found
  if (cart) return cart
  const { rows } = await sql<SavedCart>`
    insert into carts (customer_id, saved_at) values (${customerId}, ${now})
    on conflict (shop_id, customer_id) do update set customer_id = excluded.customer_id
    returning ${columns}`.execute(tx)
  return rows[0] ?? emptySavedCart
}

export async function findCart(tx: Tx, customerId: number): Promise<SavedCart> {
  const { rows } = await sql<SavedCart>`
    select ${columns} from carts where customer_id = ${customerId}`.execute(tx)
  return rows[0] ?? emptySavedCart
}

/** The cart as it is, with the stamp of its row, which every change makes another one. */
export async function findStampedCart(
  tx: Tx,
  customerId: number,
): Promise<(SavedCart & { stamp: string }) | undefined> {
  const { rows } = await sql<SavedCart & { stamp: string }>`
    select ${columns}, xmin::text as stamp from carts where customer_id = ${customerId}`.execute(tx)
  return rows[0]
}

/** Writes the cart where neither its row nor the shop is another one than was read; false: nothing was written. */
export async function writeUnchangedCart(
  tx: Tx,
  customerId: number,
  cart: SavedCart,
  { stamp, shopVersion, now }: { stamp: string; shopVersion: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update carts set ${columnsOf(cart, now)}
    where customer_id = ${customerId} and xmin = ${stamp}::xid
      and (select version from shops where id = current_shop()) = ${shopVersion}`.execute(tx)
  return numAffectedRows === 1n
}

export async function writeCart(tx: Tx, customerId: number, cart: SavedCart, now: Date): Promise<void> {
  await sql`update carts set ${columnsOf(cart, now)} where customer_id = ${customerId}`.execute(tx)
}

const columnsOf = ({ version, lines, merged, ordered, known }: SavedCart, now: Date) => sql`
  version = ${version}, lines = ${JSON.stringify(lines)}::jsonb, merged = ${[...merged]}::uuid[],
  ordered = ${[...ordered]}::uuid[], known = ${JSON.stringify(known)}::jsonb, saved_at = ${now}`

/** Writes the cart where it is still the one that was read; false: somebody was quicker. */
export async function saveRestored(
  tx: Tx,
  customerId: number,
  read: SavedCart,
  cart: SavedCart,
  now: Date,
): Promise<boolean> {
  if (read.version === 0) return true
  const { numAffectedRows } = await sql`
    update carts set version = ${cart.version}, lines = ${JSON.stringify(cart.lines)}::jsonb,
      known = ${JSON.stringify(cart.known)}::jsonb, saved_at = ${now}
    where customer_id = ${customerId} and version = ${read.version}`.execute(tx)
  return numAffectedRows === 1n
}

/** Takes what an order bought out of the cart, for good. What is left will be priced at its next save. */
export async function removeOrderedLines(
  tx: Tx,
  customerId: number,
  uuids: readonly string[],
  now: Date,
): Promise<null> {
  await sql`
    with marked as (
      update cart_line_uploads set is_ordered = true
      where customer_id = ${customerId} and shopping_cart_uuid = any(${uuids}::uuid[])
    )
    insert into carts as c (customer_id, ordered, saved_at)
    values (${customerId}, ${uuids}::uuid[], ${now})
    on conflict (shop_id, customer_id) do update set
      version = c.version + 1,
      lines = (
        select coalesce(jsonb_agg(line || '{"price": null}' order by place), '[]')
        from jsonb_array_elements(c.lines) with ordinality as l(line, place)
        where (line->>'shoppingCartUUID')::uuid <> all(${uuids}::uuid[])),
      ordered = (excluded.ordered || c.ordered)[1:500],
      saved_at = excluded.saved_at`.execute(tx)
  return null
}

/** Uploads that are attached to ordered lines belong to the order. */
export async function markOrdered(tx: Tx, customerId: number, uuids: readonly string[]): Promise<void> {
  await sql`
    update cart_line_uploads set is_ordered = true
    where customer_id = ${customerId} and shopping_cart_uuid = any(${uuids}::uuid[])`.execute(tx)
}

/** Carts that nobody touched since, and what was attached to lines that are in no cart and no order. */
export async function forgetOldCarts(tx: Tx, before: { carts: Date; uploads: Date }): Promise<void> {
  await sql`delete from carts where saved_at < ${before.carts}`.execute(tx)
  await sql`
    delete from cart_line_uploads u where not is_ordered and attached_at < ${before.uploads} and not exists (
      select from carts c, jsonb_array_elements(c.lines) as line
      where c.customer_id = u.customer_id and (line->>'shoppingCartUUID')::uuid = u.shopping_cart_uuid)
  `.execute(tx)
}

/** The personal data of a cart: what a person has in it, and which uploads belong to its lines; the uploads themselves come beside it. */
export const cartPersonalData: PersonalData = {
  name: 'cart',
  async gather(tx, customer) {
    const { version, lines } = await findCart(tx, customer.id)
    const { rows: uploads } = await sql`
      select shopping_cart_uuid, kind, upload_id, attached_at from cart_line_uploads
      where customer_id = ${customer.id} order by attached_at, shopping_cart_uuid, kind, position`.execute(tx)
    return { version, lines, uploads }
  },
  // what belongs to an order stays with the order
  async erase(tx, customer) {
    await sql`delete from carts where customer_id = ${customer.id}`.execute(tx)
    await sql`delete from cart_line_uploads where customer_id = ${customer.id} and not is_ordered`.execute(tx)
    return []
  },
}
