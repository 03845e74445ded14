import type { StaffCustomer } from '@estampa/contract/staff'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'

type CustomerAccount = z.output<typeof StaffCustomer>
/** The parts of an order that its own page does not show to its buyer. */
export type StaffOrderDetails = { version: number; isDecorated: boolean; customer: CustomerAccount }

const account = sql`jsonb_build_object('id', c.id, 'name', c.full_name, 'phone', c.phone_number,
  'email', case when c.closed_at is null then c.email else '' end, 'company', c.company,
  'isClosed', c.closed_at is not null)`

export async function findStaffOrderDetails(tx: Tx, orderId: string): Promise<StaffOrderDetails | undefined> {
  const { rows } = await sql<
    Omit<StaffOrderDetails, 'customer'> & { customer: CustomerAccount | null; customerId: number }
  >`
    select o.version, o.is_decorated as "isDecorated", o.customer_id as "customerId",
      case when c.id is not null then ${account} end as customer
    from orders o left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where o.id = ${orderId}`.execute(tx)
  const found = rows[0]
  if (!found) return undefined
  const { customerId, ...details } = found
  return { ...details, customer: found.customer ?? gone(customerId) }
}

export async function findAccount(tx: Tx, customerId: number): Promise<CustomerAccount> {
  const { rows } = await sql<{ customer: CustomerAccount }>`
    select ${account} as customer from customers c where c.id = ${customerId}`.execute(tx)
  return rows[0]?.customer ?? gone(customerId)
}

/** Papers outlive the account of who bought. */
const gone = (id: number): CustomerAccount => ({
  id,
  name: '',
  email: '',
  phone: '',
  company: '',
  isClosed: true,
})
