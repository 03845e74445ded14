import pg from 'pg'

/** `source` is copied as the orders `from` to `to` of the shop, so many for each of new customers. */
export type CopiedOrders = {
  shop: number
  source: string
  from: number
  to: number
  ordersOfCustomer?: number
}

/** Each batch is at most so many times what was there: it is checked by plans that were made for that. */
const BATCHES = { first: 500, times: 5, most: 50_000 }

/**
 * Copies an order with its lines, history, payment and held stock inside PostgreSQL, with every constraint and trigger
 * on. `url` is the owner's.
 */
export async function copyOrders(
  url: string,
  { shop, source, from, to, ordersOfCustomer = 20 }: CopiedOrders,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
    const { rows } = await client.query(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_name = 'orders' and is_generated = 'NEVER'`,
    )
    for (let first = from, next: number; first < to; first = next) {
      next = Math.min(to, first + Math.min(BATCHES.most, Math.max(BATCHES.first, first * BATCHES.times)))
      await client.query('begin')
      for (const statement of statementsOf(rows[0].names)) {
        await client.query(filled(statement, { source, first, last: next - 1, each: ordersOfCustomer }))
      }
      await client.query('commit')
      // or the checks of the next rows are planned for the small tables of before
      await client.query('analyze')
    }
  } finally {
    await client.end()
  }
}

/** Statements that make a table take no parameters. */
function filled(
  statement: string,
  values: { source: string; first: number; last: number; each: number },
): string {
  return statement
    .replaceAll('$source', `'${values.source}'::uuid`)
    .replaceAll('$first', String(values.first))
    .replaceAll('$last', String(values.last))
    .replaceAll('$each', String(values.each))
}

/** What is copied is looked up once: the planner does not know how large the table has become since it last looked. */
const children = (table: string, changes: string) => `
  with source as materialized (select t as record from ${table} t where t.order_id = $source)
  insert into ${table} select r.* from source cross join copies c
  cross join lateral jsonb_populate_record(source.record, jsonb_build_object(${changes})) r`

/** `names`: the columns of an order that are written. */
function statementsOf(names: string): string[] {
  return [
    `insert into customers (email, full_name, verified_at)
     select 'copia' || n || '@empresa.example', 'Cliente ' || n, now()
     from generate_series($first, $last, $each) n`,
    `select n, gen_random_uuid() as id, gen_random_uuid() as payment_id,
       (select last_number from order_counters) + n - $first + 1 as number,
       (select max(id) from customers) - ($last - n) / $each as customer_id
     into temp table copies from generate_series($first, $last) n`,
    'analyze copies',
    `with source as materialized (select o as record, placed_at from orders o where o.id = $source)
     insert into orders (${names})
     select r.${names.split(', ').join(', r.')} from source cross join copies c
     cross join lateral jsonb_populate_record(source.record, jsonb_build_object('id', c.id, 'number', c.number,
       'idempotency_key', c.id, 'customer_id', c.customer_id,
       'placed_at', source.placed_at - (c.n % 1000) * interval '1 hour')) r`,
    'update order_counters set last_number = (select max(number) from copies)',
    children('order_lines', `'order_id', c.id`),
    children('order_history', `'order_id', c.id`),
    children('payments', `'order_id', c.id, 'id', c.payment_id`),
    `insert into payment_history (shop_id, payment_id, sequence, to_state, who_kind, who_name, at)
     select current_shop(), payment_id, 1, 'pending', 'system', 'bench', now() from copies`,
    `update variants v set stock = stock + h.quantity * ($last - $first + 1),
       reserved_stock = reserved_stock + h.quantity * ($last - $first + 1)
     from stock_holds h where h.order_id = $source and h.variant_id = v.id`,
    children('stock_holds', `'order_id', c.id`),
    `with source as materialized (
       select s.* from customer_order_stats s
       where customer_id = (select customer_id from orders where id = $source)
     )
     insert into customer_order_stats (shop_id, customer_id, orders, ordered, last_placed_at)
     select s.shop_id, c.customer_id, count(*), count(*) * s.ordered / s.orders, s.last_placed_at
     from source s cross join copies c
     group by s.shop_id, s.ordered, s.orders, s.last_placed_at, c.customer_id`,
    'drop table copies',
  ]
}
