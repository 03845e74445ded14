import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'

/** The products that a person marked. */
export const favoritesPersonalData: PersonalData = {
  name: 'favorites',
  async gather(tx, customer) {
    const { rows } = await sql`
      select f.generic_id, g.name, f.added_at from favorites f join generics g on g.id = f.generic_id
      where f.customer_id = ${customer.id} order by f.added_at, f.generic_id`.execute(tx)
    return rows
  },
  async erase(tx, customer) {
    await sql`delete from favorites where customer_id = ${customer.id}`.execute(tx)
    return []
  },
}
