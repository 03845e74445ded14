import { randomUUID } from 'node:crypto'
import type { checkout } from '@estampa/contract/checkout'
import type { CallInput } from '@estampa/contract/client'
import { openBuyer, orderFor } from '@estampa/server/test/buyer'
import type { TestShops } from '@estampa/server/test/test-shops'
import pg from 'pg'

type Order = CallInput<typeof checkout.completeOrder>

const AT_ONCE = 10

/** How many orders per second the server places, and how many PostgreSQL writes when nobody thinks. */
export async function measureOrders(
  testShops: Omit<TestShops, 'app'>,
  shop: number,
  amount: number,
): Promise<{ server: number; database: number }> {
  const buyer = await openBuyer(testShops, 'pampa', 'bench')
  const { rows } = await ask(
    testShops.ownerUrl,
    shop,
    'select id, generic_id, sku from variants order by id limit 1',
  )
  const goods = { genericId: rows[0].generic_id, variantId: rows[0].id, sku: rows[0].sku }
  const template = await orderFor(buyer, 'pampa', goods, 10)
  const first = await buyer.api.checkout.completeOrder(again(template))
  await place(amount / 4, () => buyer.api.checkout.completeOrder(again(template)))
  const server = await place(amount, () => buyer.api.checkout.completeOrder(again(template)))
  const database = await copyOrders(testShops.ownerUrl, shop, first.orderId, amount)
  return { server, database }
}

/** The same wish with a line of its own is another order. */
function again(order: Order): Order {
  const [line] = order.shoppingCart.products
  if (!line) throw new Error('an order without a line')
  return {
    ...order,
    shoppingCart: { ...order.shoppingCart, products: [{ ...line, shoppingCartUUID: randomUUID() }] },
  }
}

async function place(amount: number, once: (lane: number) => Promise<unknown>): Promise<number> {
  let left = amount
  const started = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      while (left-- > 0) await once(lane)
    }),
  )
  return amount / ((performance.now() - started) / 1000)
}

async function ask(url: string, shop: number, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  return client.query(text).finally(() => client.end())
}

/** Every row that an order writes, copied inside PostgreSQL in one call and one transaction, over as many connections. */
async function copyOrders(url: string, shop: number, orderId: string, amount: number): Promise<number> {
  const { rows } = await ask(
    url,
    shop,
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'orders' and is_generated = 'NEVER'`,
  )
  await ask(url, shop, copyFunction(rows[0].names))
  const lanes = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
      return client
    }),
  )
  const copy = (lane: number) =>
    lanes[lane]?.query({ name: 'copy', text: 'select copy_order($1, $2)', values: [orderId, randomUUID()] })
  const perSecond = await place(amount, async (lane) => copy(lane))
  await Promise.all(lanes.map((client) => client.end()))
  return perSecond
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
