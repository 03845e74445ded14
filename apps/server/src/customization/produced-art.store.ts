import { createHash } from 'node:crypto'
import type { Customization, CustomizationView } from '@estampa/domain/customization'
import { artKey, hasArt, listArtKeys } from '@estampa/domain/customization/art'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

type Decorated = { readonly customization: Customization | null }

/** `artKey` of what among this was made for the customer before. */
export async function findRepeatedArt(
  tx: Tx,
  customerId: number,
  lines: readonly Decorated[],
): Promise<ReadonlySet<string>> {
  const art = artOf(lines, listArtKeys)
  if (art.size === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from produced_art where customer_id = ${customerId} and key = any(${[...art.keys()]})
  `.execute(tx)
  return new Set(rows.flatMap(({ key }) => art.get(key) ?? []))
}

/** An order goes into production: its art is set up from now on. */
export async function rememberProducedArt(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<Decorated & { customer_id: number }>`
    select o.customer_id, l.customization from orders o
    join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
    join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where o.id = ${orderId} and l.customization is not null`.execute(tx)
  const [first] = rows
  if (!first) return
  await sql`
    insert into produced_art (customer_id, key, order_id)
    select ${first.customer_id}::integer, key, ${orderId}::uuid from unnest(${[...artOf(rows, (view) => [artKey(view)]).keys()]}::text[]) as k(key)
    on conflict do nothing`.execute(tx)
}

/** The order is not made after all: art that it was the first to need is not set up. */
export async function forgetArtOfOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`delete from produced_art where order_id = ${orderId}`.execute(tx)
}

export async function forgetProducedArt(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from produced_art where customer_id = ${customerId}`.execute(tx)
}

/** The `artKey` of each place by the hash of each of its names. */
function artOf(
  lines: readonly Decorated[],
  namesOf: (view: CustomizationView) => readonly string[],
): Map<string, string> {
  const views = lines.flatMap((line): readonly CustomizationView[] => line.customization?.views ?? [])
  return new Map(
    views
      .filter(hasArt)
      .flatMap((view) => namesOf(view).map((name): [string, string] => [hashOf(name), artKey(view)])),
  )
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex')
