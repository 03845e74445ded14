import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import { keysOf } from '../files/uploads.store.ts'

/** The logos and designs that a person brought, with their files. */
export const customizationPersonalData: PersonalData = {
  name: 'customization',
  async gather(tx, customer) {
    const { rows } = await sql`
      select id, kind, name, width, height, bytes, created_at from uploads
      where customer_id = ${customer.id} order by created_at, id`.execute(tx)
    return rows
  },
  // what orders show goes with the account's row, once no order needs it
  async erase(tx, customer) {
    const gone = await tx
      .deleteFrom('uploads')
      .where('customer_id', '=', customer.id)
      .where('used_at', 'is', null)
      .returning(['picture_key', 'preview_key', 'drawing_key'])
      .execute()
    return gone.flatMap(keysOf)
  },
}
