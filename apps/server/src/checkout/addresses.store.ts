import type { CountryCode } from '@estampa/domain/countries'
import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import type { OrderDocument } from '../orders/orders.store.ts'

export type Address = {
  label: string
  name: string
  lastName: string
  phone: string
  email: string
  provinceFKId: string
  cityFKId: string
  locationFKId: string
  zipCode: string
  street: string
  streetNumber: string
  apartment: string
}

export type SavedAddress = Address & {
  id: string
  province: string
  city: string
  locality: string
  usedAt: string | null
}

/** Changes of one person's addresses come one after another. False: there is no such customer. */
export async function lockAddressesOf(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql`select from customers where id = ${customerId} for no key update`.execute(tx)
  return rows.length > 0
}

/** The last used one first, those never used last. */
export async function listAddresses(
  tx: Tx,
  country: CountryCode,
  customerId: number,
): Promise<SavedAddress[]> {
  const { rows } = await sql<Omit<SavedAddress, 'usedAt'> & { usedAt: Date | null }>`
    select a.id, a.label, a.name, a.last_name as "lastName", a.phone, a.email, a.province_id as "provinceFKId",
      a.city_id as "cityFKId", a.location_id as "locationFKId", a.zip_code as "zipCode", a.street,
      a.street_number as "streetNumber", a.apartment, a.used_at as "usedAt",
      p.name as province, c.name as city, l.name as locality
    from addresses a
    join provinces p on p.country = ${country} and p.id = a.province_id
    join cities c on c.country = ${country} and c.id = a.city_id
    join locations l on l.country = ${country} and l.id = a.location_id
    where a.customer_id = ${customerId}
    order by a.used_at desc nulls last, a.created_at desc, a.id`.execute(tx)
  return rows.map((row) => ({ ...row, usedAt: row.usedAt?.toISOString() ?? null }))
}

export async function countAddresses(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from addresses where customer_id = ${customerId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** One that names the same person at the same door. */
export async function findSameAddress(
  tx: Tx,
  customerId: number,
  address: Address,
): Promise<string | undefined> {
  const { name, lastName, locationFKId, street, streetNumber, apartment } = address
  const { rows } = await sql<{ id: string }>`
    select id from addresses
    where customer_id = ${customerId} and location_id = ${locationFKId}
      and lower(name) = lower(${name}) and lower(last_name) = lower(${lastName})
      and lower(street) = lower(${street}) and lower(street_number) = lower(${streetNumber})
      and lower(apartment) = lower(${apartment})
    order by created_at, id limit 1`.execute(tx)
  return rows[0]?.id
}

export async function insertAddress(
  tx: Tx,
  customerId: number,
  address: Address,
  { usedAt, now }: { usedAt: Date | null; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into addresses (customer_id, ${columns}, used_at, created_at)
    select ${customerId}::int, ${columns}, ${usedAt}::timestamptz, ${now}::timestamptz
    from ${recordOf(address)} returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('an address was not written')
  return id
}

/** False: the customer has no address by this id. When it was last used stays where nothing newer is said. */
export async function changeAddress(
  tx: Tx,
  customerId: number,
  id: string,
  address: Address,
  usedAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    update addresses as a set (${columns}) = (select ${columns} from ${recordOf(address)}),
      used_at = greatest(a.used_at, ${usedAt}::timestamptz)
    where a.customer_id = ${customerId} and a.id = ${id} returning a.id`.execute(tx)
  return rows.length > 0
}

export async function dropAddress(tx: Tx, customerId: number, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from addresses where customer_id = ${customerId} and id = ${id} returning id`.execute(tx)
  return rows.length > 0
}

/** The invoice data of the last order. */
export async function findLastInvoice(
  tx: Tx,
  customerId: number,
): Promise<OrderDocument['orderInvoiceFK'] | null> {
  const { rows } = await sql<{ invoice: OrderDocument['orderInvoiceFK'] }>`
    select document -> 'orderInvoiceFK' as invoice from orders
    where customer_id = ${customerId} and person_forgotten_at is null
    order by placed_at desc limit 1`.execute(tx)
  return rows[0]?.invoice ?? null
}

const columns = sql.raw(
  'label, name, last_name, phone, email, province_id, city_id, location_id, zip_code, street, street_number, apartment',
)

function recordOf(address: Address) {
  const { lastName, provinceFKId, cityFKId, locationFKId, zipCode, streetNumber, ...rest } = address
  const row = {
    ...rest,
    last_name: lastName,
    province_id: provinceFKId,
    city_id: cityFKId,
    location_id: locationFKId,
    zip_code: zipCode,
    street_number: streetNumber,
  }
  return sql`jsonb_to_record(${JSON.stringify(row)}::jsonb) as sent(
    label text, name text, last_name text, phone text, email text, province_id text, city_id text,
    location_id text, zip_code text, street text, street_number text, apartment text)`
}

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
