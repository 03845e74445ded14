import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import { findCart } from './cart.store.ts'

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
