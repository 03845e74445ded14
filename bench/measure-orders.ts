import { randomUUID } from 'node:crypto'
import type { checkout } from '@estampa/contract/checkout'
import type { CallInput } from '@estampa/contract/client'
import type { Roles } from '@estampa/server/db/migrate'
import { openBuyer, orderFor } from '@estampa/server/test/buyer'
import pg from 'pg'
import { benchSeconds, type Load, type LoadRequest, load } from './load.ts'
import { openBench } from './open-bench.ts'
import type { BenchProcess } from './processes.ts'
import { median, medianLoad } from './rounds.ts'

type Order = CallInput<typeof checkout.completeOrder>

const AT_ONCE = 10
/** Who orders holds the own cart meanwhile: nobody places two orders at once. */
const BUYERS = 50
const ROUNDS = 3
/** No sender places more in one run, because an order that is sent again is only answered again. */
const PERIOD = 4_000

export type OrdersResult = { server: Load; databasePerSecond: number }

/** How many orders per second the server places, and how many PostgreSQL writes when nobody thinks: round after round, the medians. */
export async function measureOrders(
  { origin, watched }: BenchProcess,
  roles: Roles,
  shop: number,
): Promise<OrdersResult> {
  const testShops = await openBench(origin, roles, shop)
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => openBuyer(testShops, 'pampa', `orden-${index}`)),
  )
  const [buyer] = buyers
  if (!buyer) throw new Error('nobody buys')
  const { rows } = await ask(
    roles.owner,
    shop,
    'select id, generic_id, sku from variants order by id limit 1',
  )
  const goods = { genericId: rows[0].generic_id, variantId: rows[0].id, sku: rows[0].sku }
  const template = await orderFor(buyer, 'pampa', goods, 10)
  const first = await buyer.api.checkout.completeOrder(withNewLine(template))
  await testShops.close()
  const call: LoadRequest = {
    method: 'POST',
    path: '/api/services/app/Orders/CompleteOrder',
    headers: (turn) => ({
      'abp-tenantid': 'pampa',
      'content-type': 'application/json',
      authorization: `Bearer ${buyers[turn % BUYERS]?.token}`,
    }),
    body: () => JSON.stringify(withNewLine(template)),
    period: PERIOD,
  }
  const copies = await openCopies(roles.owner, shop, first.orderId)
  const placed: Load[] = []
  const written: number[] = []
  await load(origin, call, { connections: AT_ONCE, seconds: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    placed.push(await load(origin, call, { connections: AT_ONCE, watched }))
    written.push(await copies.run(benchSeconds))
  }
  await copies.close()
  return { server: medianLoad(placed), databasePerSecond: median(written) }
}

/** The same order with a line of its own is another one. */
function withNewLine(order: Order): Order {
  const [line] = order.shoppingCart.products
  if (!line) throw new Error('an order without a line')
  return {
    ...order,
    shoppingCart: { ...order.shoppingCart, products: [{ ...line, shoppingCartUUID: randomUUID() }] },
  }
}

async function ask(url: string, shop: number, text: string) {
  const client = await openInShop(url, shop)
  return client.query(text).finally(() => client.end())
}

async function openInShop(url: string, shop: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  return client
}

/** Every row that an order writes, copied inside PostgreSQL in one call and one transaction, over as many connections. */
async function openCopies(url: string, shop: number, orderId: string) {
  const { rows } = await ask(
    url,
    shop,
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'orders' and is_generated = 'NEVER'`,
  )
  await ask(url, shop, copyFunction(rows[0].names))
  const lanes = await Promise.all(Array.from({ length: AT_ONCE }, () => openInShop(url, shop)))
  const text = 'select copy_order($1, $2)'
  return {
    /** How many it writes per second. */
    async run(seconds: number): Promise<number> {
      const started = performance.now()
      let amount = 0
      await Promise.all(
        lanes.map(async (client) => {
          while (performance.now() - started < seconds * 1_000) {
            await client.query({ name: 'copy', text, values: [orderId, randomUUID()] })
            amount += 1
          }
        }),
      )
      return amount / ((performance.now() - started) / 1_000)
    },
    close: () => Promise.all(lanes.map((client) => client.end())),
  }
}

/** `names`: the columns of an order that are written. */
const copyFunction = (names: string) => `
create or replace function copy_order(source uuid, target uuid) returns void language plpgsql as $$
declare taken integer; paid uuid := gen_random_uuid();
begin
  perform from variants v join stock_holds h on h.variant_id = v.id where h.order_id = source order by v.id for update of v;
  update variants v set reserved_stock = reserved_stock + h.quantity
    from stock_holds h where h.order_id = source and v.id = h.variant_id;
  perform enqueue('bench', json_build_object('order', target));
  update order_counters set last_number = last_number + 1 returning last_number into taken;
  insert into orders (${names}) select ${names} from (select (o).* from (
    select jsonb_populate_record(o, jsonb_build_object('id', target, 'number', taken, 'idempotency_key', target)) as o
    from orders o where id = source) as copied) as whole;
  insert into order_lines select (l).* from (
    select jsonb_populate_record(l, jsonb_build_object('order_id', target)) as l from order_lines l where order_id = source) as copied;
  insert into stock_holds select shop_id, target, variant_id, quantity from stock_holds where order_id = source;
  insert into order_history select (h).* from (
    select jsonb_populate_record(h, jsonb_build_object('order_id', target)) as h from order_history h where order_id = source) as copied;
  insert into payments select (p).* from (
    select jsonb_populate_record(p, jsonb_build_object('order_id', target, 'id', paid)) as p from payments p where order_id = source) as copied;
  insert into payment_history (shop_id, payment_id, sequence, to_state, who_kind, who_name, at)
    values (current_shop(), paid, 1, 'pending', 'system', 'bench', now());
  update customer_order_stats set orders = orders + 1;
end $$`
