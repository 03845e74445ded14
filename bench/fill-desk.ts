import { addDays } from '@estampa/domain/staff/figures'
import type { Roles } from '@estampa/server/db/migrate'
import { addPerson } from '@estampa/server/staff/people'
import { openBuyer, orderFor } from '@estampa/server/test/buyer'
import { copyOrders } from './copy-orders.ts'
import { fillBenchShop } from './fill.ts'
import type { LoadRequest } from './load.ts'
import { openBench } from './open-bench.ts'
import { readAsOwner } from './owner-query.ts'
import type { BenchProcess } from './processes.ts'

const ORDERS = 50_000
const ORDERS_OF_CUSTOMER = 5

/** A shop whose orders are over but for 1,200, with the reads of its people. */
export async function fillDesk(server: BenchProcess, roles: Roles): Promise<Record<string, LoadRequest>> {
  const shop = await fillBenchShop(roles, 'pampa', 40, 40)
  const bench = await openBench(server.origin, roles, shop)
  const buyer = await openBuyer(bench, 'pampa', 'lucia')
  const [variant] = await readAsOwner(
    roles,
    shop,
    'select id, generic_id, sku from variants order by id limit 1',
  )
  const goods = { genericId: variant.generic_id, variantId: variant.id, sku: variant.sku }
  const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 10))
  await bench.close()
  const headers = await enterAsOwner(server, roles, shop)
  const copies = { shop, source: placed.orderId, from: 1, to: ORDERS, ordersOfCustomer: ORDERS_OF_CUSTOMER }
  await copyOrders(roles.owner, copies)
  for (const statement of yearsOfWork) await readAsOwner(roles, shop, statement)
  await readAsOwner(roles, shop, 'vacuum analyze')
  const [customer] = await readAsOwner(roles, shop, 'select id from customers order by id desc limit 1')
  const today = new Date().toISOString().slice(0, 10)
  const year = `from=${addDays(today, -364)}&to=${today}`
  const calls = {
    'orders, the newest': 'GetOrders?maxResultCount=25',
    'orders, a late page': 'GetOrders?maxResultCount=25&PaginaActual=40',
    'orders in production': 'GetOrders?maxResultCount=25&state=in_production',
    'orders by name': 'GetOrders?maxResultCount=25&Filtro=cliente%2040000',
    'orders of a queue': 'GetOrders?maxResultCount=25&queue=making',
    'orders, counted by state': 'GetOrderCounts',
    'one order': 'GetOrder?number=49000',
    today: 'GetToday',
    'board of 400': 'GetProductionBoard',
    'customers, the latest': 'GetCustomers?maxResultCount=25',
    'customers by name': 'GetCustomers?maxResultCount=25&Filtro=cliente%2040000',
    'one customer': `GetCustomer?Id=${customer.id}`,
    quotes: 'GetQuotes?maxResultCount=25',
    'orders by what all say': 'GetOrders?maxResultCount=25&Filtro=example',
    messages: 'GetMessageThreads?maxResultCount=25',
    'messages by name': 'GetMessageThreads?maxResultCount=25&Filtro=cliente%2040000',
    companies: 'GetCompanies?maxResultCount=25',
    'payments to look at': 'GetReportedPayments',
    'money that is wrong': 'GetFlags',
    'sales of a year': `GetSales?${year}&step=month`,
    'sales of a year by product': `GetSalesBy?${year}&by=product`,
    'sales of a year by technique': `GetSalesBy?${year}&by=technique`,
    'sales of a year by family': `GetSalesBy?${year}&by=family`,
    'sales of a year by seller': `GetSalesBy?${year}&by=seller`,
    'quotes of a year': `GetQuoteFigures?${year}`,
    'stock that runs out': 'GetRunningOut',
    'a day of the bank': `GetDayClosing?day=${today}`,
  }
  return deskReads(calls, headers)
}

const PRODUCTS = 100_000

/** A shop of many products, with the reads of whoever keeps its catalog. */
export async function fillCatalogDesk(
  server: BenchProcess,
  roles: Roles,
): Promise<Record<string, LoadRequest>> {
  const shop = await fillBenchShop(roles, 'pampa', PRODUCTS, 1_000)
  await readAsOwner(roles, shop, 'vacuum analyze')
  const [product] = await readAsOwner(roles, shop, 'select id from generics order by id desc limit 1')
  const headers = await enterAsOwner(server, roles, shop)
  const calls = {
    products: 'GetProducts?maxResultCount=50',
    'products, a late page': 'GetProducts?maxResultCount=50&PaginaActual=40',
    'products, the newest': 'GetProducts?maxResultCount=50&order=newest',
    'products of a category': 'GetProducts?maxResultCount=50&family=1',
    'products that are hidden': 'GetProducts?maxResultCount=50&state=hidden',
    'products, counted': 'GetProductCounts',
    'one product': `GetProduct?Id=${product.id}`,
  }
  return deskReads(calls, headers)
}

function deskReads(calls: Readonly<Record<string, string>>, headers: LoadRequest['headers']) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { path: `/api/services/app/Staff/${call}`, headers }]),
  )
}

/** What a call of the owner of the shop says of her. */
async function enterAsOwner({ origin }: BenchProcess, roles: Roles, shop: number) {
  const bench = await openBench(origin, roles, shop)
  const owner = {
    email: 'duena@pampa.example',
    name: 'Dueña',
    password: 'Tres tristes tigres 3',
    role: 'owner',
  } as const
  await addPerson(bench.services.database, shop, owner, new Date())
  const { accessToken } = await bench.api('pampa').staff.authenticateStaff(owner)
  await bench.close()
  return { authorization: `Bearer ${accessToken}`, 'abp-tenantid': 'pampa' }
}

/** Three years of orders: 400 just came, 400 are in the workshop, 400 are on their way and a few of their buyers wrote. */
const yearsOfWork = [
  `update orders set money_state = 'paid', moved_at = placed_at,
     placed_at = now() - (50000 - number) * interval '30 minutes', is_decorated = number % 2 = 0,
     state = case when number > 49600 then 'placed' when number > 49200 then 'in_production'
       when number > 48800 then 'shipped' else 'delivered' end`,
  `insert into production_jobs (order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid, product_name)
   select o.id, 1, 10, 1, 2, 80, 60, l.shopping_cart_uuid, l.product_name
   from orders o join order_lines l on l.order_id = o.id where o.state = 'in_production'`,
  `insert into order_messages (order_id, sequence, who_kind, who_id, who_name, text, at)
   select id, 1, 'customer', customer_id::text, 'Cliente', '¿Cuándo llega?', now() from orders where number > 49900`,
]
