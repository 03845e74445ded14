/** Sheets of film show the art of orders: their files go with the person, what the film cost stays. */
import { sql } from 'kysely'
import type { PersonalData } from '../../customers/personal-data.ts'
import { dropSheetFilesOf } from './gang-sheets.store.ts'

export const gangSheetsPersonalData: PersonalData = {
  name: 'gangSheets',
  gather: async (tx, { id }) => {
    const { rows } = await sql`
      select o.number as order, s.number as sheet, s.technique_name as technique, s.asked_at
      from gang_sheet_orders f join gang_sheets s on s.shop_id = f.shop_id and s.id = f.sheet_id
        join orders o on o.shop_id = f.shop_id and o.id = f.order_id
      where o.customer_id = ${id} order by o.number, s.number`.execute(tx)
    return rows
  },
  erase: (tx, { id }) => dropSheetFilesOf(tx, id),
}
