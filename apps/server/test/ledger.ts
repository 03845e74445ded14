/**
 * Invariants of every order of every shop, whatever was done to it: sums, money, history, numbers and stock.
 * It is asked of each test database once its tests are over, so that every test is a test of it.
 */
import { orderMoves, undoMoves } from '@estampa/domain/orders'
import { paymentMoves } from '@estampa/domain/orders/order-payments'
import type pg from 'pg'

/** `order <id>`, `stock <sku>` or `shop`, and what is wrong with it. */
export type LedgerFault = { which: string; what: string }

const excused = new Set<string>()

/**
 * A test has written to this order, or to this variant's stock, what no door of the application writes; `everything`
 * where it filled the tables with copies.
 */
export function excuseFromLedger(which: `order ${string}` | `stock ${string}` | 'everything'): void {
  excused.add(which)
}

/** Test files share their modules: what one has planted is not excused in the next. */
export function forgetExcused(): void {
  excused.clear()
}

/** Lists what does not add up in a database. The connection belongs to the database's owner. */
export async function findLedgerFaults(client: pg.Client): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  if (excused.has('everything')) return faults
  const { rows: shops } = await client.query<{ id: number }>('select id from shops order by id')
  for (const { id } of shops) {
    await client.query("select set_config('estampa.shop', $1, false)", [String(id)])
    const { rows } = await client.query<LedgerFault>({
      name: 'ledger',
      text: ledger,
      values: [[...pairsOf(orderMoves), ...pairsBack], pairsOf(paymentMoves)],
    })
    faults.push(...rows.filter(({ which }) => !excused.has(which)))
  }
  return faults
}

const pairsOf = (moves: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(moves).flatMap(([from, tos]) => tos.map((to) => `${from} ${to}`))

const pairsBack = pairsOf(undoMoves)

const ledger = `
with o as (
  select id, number, state, money_state, currency, sub_total, taxes, shipping_cost, discount, total, deposit
  from orders where shop_id = current_shop()
), bought as (
  select order_id, sum(price_base + price_aplication) as sub_total, sum(tax) as taxes
  from order_lines where shop_id = current_shop() group by order_id
), p as (
  select id, order_id, state, amount, refunded, currency from payments where shop_id = current_shop()
), money as (
  select o.id, coalesce(sum(p.amount) filter (where p.state = 'approved'), 0) as paid,
    coalesce(bool_or(p.state = 'in_review'), false) as told,
    coalesce(bool_or(p.state in ('refunded', 'charged_back')), false) as returned,
    coalesce(bool_or(p.currency <> o.currency), false) as foreign_money
  from o left join p on p.order_id = o.id group by o.id
), steps as (
  select order_id as id, sequence, from_state, to_state, row_number() over each as n,
    lag(to_state) over each as before, lead(to_state) over each is null as is_last
  from order_history where shop_id = current_shop() window each as (partition by order_id order by sequence)
), payment_steps as (
  select payment_id as id, sequence, from_state, to_state, row_number() over each as n,
    lag(to_state) over each as before, lead(to_state) over each is null as is_last
  from payment_history where shop_id = current_shop() window each as (partition by payment_id order by sequence)
), ever_approved as (
  select p.order_id, sum(p.amount) as amount from p
  where exists (select from payment_steps s where s.id = p.id and s.to_state = 'approved') group by p.order_id
), wanted as (
  select l.order_id, l.product_id as variant_id, sum(l.quantity) as quantity
  from order_lines l join o on o.id = l.order_id and l.product_id is not null
  where l.shop_id = current_shop() and o.state in
    ('placed', 'confirmed', 'art_review', 'proof_sent', 'proof_rejected', 'proof_approved')
  group by l.order_id, l.product_id
), held as (
  select order_id, variant_id, quantity from stock_holds where shop_id = current_shop()
), settled as (
  select order_id, sequence, kind, amount, owed, went_back from order_settlements where shop_id = current_shop()
), numbered as (
  select id, number, row_number() over (order by number) as n, max(number) over () as last from o
)
select 'order ' || o.id as which, 'its amounts are not the sum of its lines' as what
  from o left join bought b on b.order_id = o.id
  where (o.sub_total, o.taxes) is distinct from (b.sub_total, b.taxes)
    or o.sub_total + o.taxes - o.discount + o.shipping_cost <> o.total
union all
select 'order ' || o.id, format('its money is called %s, of %s paid and %s asked', money_state, paid, total)
  from o join money m using (id)
  where money_state <> case when paid >= total then 'paid' when paid > 0 then 'partial' when told then 'in_review'
    when returned then 'refunded' else 'unpaid' end
union all
select 'order ' || id, 'it has a payment in another currency' from money where foreign_money
union all
select 'order ' || o.id, 'it was confirmed before its deposit was here'
  from o left join ever_approved e on e.order_id = o.id
  where coalesce(e.amount, 0) < o.deposit
    and exists (select from steps s where s.id = o.id and s.to_state = 'confirmed')
    -- somebody of the shop has said why it is made without
    and not exists (select from production_waivers w
      where w.shop_id = current_shop() and w.order_id = o.id and w.condition = 'payment')
union all
select 'order ' || id, format('step %s of its history is no move: %s to %s', sequence, from_state, to_state)
  from steps
  where sequence <> n or from_state is distinct from before or case when n = 1 then to_state <> 'placed'
    else concat(from_state, ' ', to_state) <> all($1::text[]) end
union all
select 'order ' || o.id, format('it is %s, and its history ends otherwise', o.state) from o
  where not exists (select from steps s where s.id = o.id and s.is_last and s.to_state = o.state)
union all
select 'order ' || p.order_id, format('step %s of its payment is no move: %s to %s', sequence, from_state, to_state)
  from payment_steps s join p using (id)
  where sequence <> n or from_state is distinct from before or case when n = 1 then to_state <> 'pending'
    -- what goes back in part leaves the payment approved
    when from_state = 'approved' and to_state = 'approved' then p.refunded = 0
    else concat(from_state, ' ', to_state) <> all($2::text[]) end
union all
select 'order ' || p.order_id, format('its payment is %s, and its history ends otherwise', p.state) from p
  where not exists (select from payment_steps s where s.id = p.id and s.is_last and s.to_state = p.state)
union all
select 'order ' || id, format('it has number %s and is the %sth', number, n) from numbered where number <> n
union all
select 'shop', format('%s orders, and the last number is %s', (select count(*) from o), c.last_number)
  from order_counters c where c.shop_id = current_shop() and c.last_number <> (select count(*) from o)
union all
select 'shop', format('%s orders are %s and %s, and %s are counted', coalesce(o.orders, 0), state, money_state,
    coalesce(c.orders, 0))
  from (select state, money_state, count(*) as orders from o group by state, money_state) o
  full join (select state, money_state, sum(orders) as orders from order_counts
    where shop_id = current_shop() group by state, money_state) c using (state, money_state)
  where coalesce(o.orders, 0) <> coalesce(c.orders, 0)
union all
select 'order ' || coalesce(w.order_id, h.order_id),
  format('it needs %s of variant %s and holds %s', w.quantity, coalesce(w.variant_id, h.variant_id), h.quantity)
  from wanted w full join held h using (order_id, variant_id)
  where w.quantity is distinct from h.quantity
union all
select 'stock ' || v.sku, format('%s are reserved and %s held', v.reserved_stock, coalesce(sum(h.quantity), 0))
  from variants v left join held h on h.variant_id = v.id
  where v.shop_id = current_shop() group by v.id, v.sku, v.reserved_stock
  having v.reserved_stock <> coalesce(sum(h.quantity), 0)
union all
select 'order ' || s.order_id, format('step %s settled a refund of %s, of %s that ever came', sequence, s.owed, e.amount)
  from settled s left join ever_approved e using (order_id)
  where s.kind = 'refund_owed' and s.owed + s.went_back > coalesce(e.amount, 0)
union all
select 'order ' || q.order_id, format('quote %s asked otherwise', q.number)
  from quotes q left join o on o.id = q.order_id
  where q.shop_id = current_shop() and q.state = 'converted'
    and (o.sub_total, o.taxes) is distinct from (q.sub_total, q.taxes)
union all
select 'order ' || o.id, format('it has a discount of %s that no quote gave', o.discount)
  from o left join quotes q on q.shop_id = current_shop() and q.order_id = o.id
  where o.discount <> coalesce(q.discount, 0)`
