import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'

/** The addresses that a person keeps for the next order. */
export const addressesPersonalData: PersonalData = {
  name: 'addresses',
  async gather(tx, customer) {
    const { rows } = await sql`
      select label, name, last_name, phone, email, province_id, city_id, location_id, zip_code, street,
        street_number, apartment, used_at, created_at
      from addresses where customer_id = ${customer.id} order by created_at, id`.execute(tx)
    return rows
  },
  async erase(tx, customer) {
    await sql`delete from addresses where customer_id = ${customer.id}`.execute(tx)
    return []
  },
}
