import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import { dropDesignsOf } from './designs.store.ts'
import { isOfCustomer, isOnlyOfCustomer } from './owner.store.ts'
import { forgetProducedArt } from './produced-art.store.ts'
import { keysOf } from './uploads.store.ts'

/** The logos and designs that a person brought, with their files. */
export const customizationPersonalData: PersonalData = {
  name: 'customization',
  async gather(tx, customer) {
    const { rows } = await sql`
      select id, kind, name, width, height, bytes, created_at from uploads
      where ${isOfCustomer(customer.id)} order by created_at, id`.execute(tx)
    const { rows: designs } = await sql`
      select id, name, generic_id, sku, document, created_at, saved_at from designs
      where ${isOfCustomer(customer.id)} order by created_at, id`.execute(tx)
    const { rows: produced } = await sql`
      select order_id, count(*)::int as places from produced_art where customer_id = ${customer.id}
      group by order_id order by order_id`.execute(tx)
    return { uploads: rows, designs, produced }
  },
  // what orders show goes with the account's row, once no order needs it
  async erase(tx, customer) {
    await forgetProducedArt(tx, customer.id)
    const drawn = await dropDesignsOf(tx, customer.id, 'unused')
    const gone = await tx
      .deleteFrom('uploads')
      .where(isOnlyOfCustomer(customer.id))
      .where('used_at', 'is', null)
      .returning(['picture_key', 'preview_key', 'drawing_key'])
      .execute()
    return [...drawn, ...gone.flatMap(keysOf)]
  },
}
