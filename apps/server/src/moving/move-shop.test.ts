/** A shop goes to another cell and comes back, while it sells, and whoever moves it may be cut off anywhere. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CallFailure, type StaffClient } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  type VariantFixture,
  whyRefused,
} from '../../test/buyer.ts'
import { freshDatabase } from '../../test/database.ts'
import { deepTest } from '../../test/depth.ts'
import { mugDraft } from '../../test/products.ts'
import { until } from '../../test/test-mail-server.ts'
import {
  openServerProcess,
  openTestShops,
  type ServerProcess,
  type TestShops,
} from '../../test/test-shops.ts'
import type { CellRoles } from '../db/cells.ts'
import type { Roles } from '../db/migrate.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { findMail } from '../mail/mails.store.ts'
import { startWorkers } from '../worker.ts'
import { CannotMove } from './check-cells.ts'
import { type MoveOptions, type MovePhase, movePhases, moveToCell } from './move-shop.ts'
import { countJobsOf } from './moved-jobs.store.ts'
import type { MoveFigures } from './moves.store.ts'
import { countMovedRows, listCopiedTables } from './shop-rows.store.ts'

let roles: CellRoles
let south: Roles
let testShops: TestShops
let buyer: Buyer
let mug: VariantFixture
beforeAll(async () => {
  south = await freshDatabase()
  roles = { ...(await freshDatabase()), cells: new Map([['south', south]]) }
  testShops = await openTestShops({ LOG_LEVEL: 'silent' }, roles)
  buyer = await openBuyer(testShops, 'andina')
  const draft = mugDraft()
  const products = draft.products.map((product) => ({ ...product, stock: 50_000 }))
  const [variant] = await addProduct(testShops, 'andina', { ...draft, products })
  mug = variant as VariantFixture
  await orderOne()
})
afterAll(() => testShops.close())

async function asOwner<T>(url: string, shop: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('estampa.shop', $1, false)`, [String(shop)])
    return await work(client)
  } finally {
    await client.end()
  }
}

const rowsLeft = ({ owner }: Roles, shop = testShops.andina) =>
  asOwner(owner, shop, async (client) => {
    const counts = await countMovedRows(client, await listCopiedTables(client))
    return [...counts.values()].reduce((sum, { rows }) => sum + rows, 0)
  })
const jobsLeft = ({ owner }: Roles) =>
  asOwner(owner, testShops.andina, (client) => countJobsOf(client, testShops.andina))

const cellOf = (shop: string) =>
  asOwner(roles.owner, 0, async (client) => {
    const { rows } = await client.query('select cell from shops where name = $1', [shop])
    return rows[0].cell
  })

async function orderOne(): Promise<string> {
  const order = await orderFor(buyer, 'andina', mug, 1)
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  return orderId
}

const numbersIn = ({ owner }: Roles) =>
  asOwner(owner, testShops.andina, async (client) => {
    const { rows } = await client.query('select number from orders order by number')
    return rows.map(({ number }) => number)
  })

const move = (to: string, options: MoveOptions = {}) =>
  moveToCell(roles, { name: 'andina', to }, { graceMs: 0, ...options })
const whyNot = (name: string, to: string) =>
  moveToCell(roles, { name, to }).then(
    () => '',
    (error: Error) => {
      expect(error).toBeInstanceOf(CannotMove)
      return error.message
    },
  )

test('a shop goes to another cell with all that it has, and sells there; nothing is left where it was [SYS-08]', async () => {
  const { database } = testShops.services
  const before = await rowsLeft(roles)
  const later = new Date(Date.now() + 3_600_000)
  await database.inShop(testShops.andina, (tx) =>
    enqueue(tx, 'forget_files', { shop: testShops.andina, keys: ['one'], at: later }, 'kept apart'),
  )
  const jobs = await jobsLeft(roles)
  const [pampaBefore, numbers] = [await rowsLeft(roles, testShops.pampa), await numbersIn(roles)]
  const moved = await move('south')
  expect(moved).toMatchObject({
    outcome: 'moved',
    figures: { isComparedWhole: true, sums: { orders: numbers.length, lastOrder: String(numbers.at(-1)) } },
  })
  expect(await cellOf('andina')).toBe('south')
  expect([await rowsLeft(roles), await rowsLeft(south)]).toEqual([0, before])
  expect([await jobsLeft(roles), await jobsLeft(south)]).toEqual([0, jobs])
  expect(await rowsLeft(roles, testShops.pampa)).toBe(pampaBefore)
  await orderOne()
  expect(await numbersIn(south)).toEqual([...numbers, (numbers.at(-1) ?? 0) + 1])
})

test('who writes late in the cell that a shop has left is refused by the database, and each sees its shop alone [SYS-08]', async () => {
  for (const url of [roles.owner, roles.app]) {
    const write = (client: pg.Client) =>
      client.query(`insert into saved_replies (name, text) values ('a', 'b')`)
    await expect(asOwner(url, testShops.andina, write)).rejects.toMatchObject({ code: 'ES002' })
  }
  for (const { app } of [roles, south]) {
    const read = (client: pg.Client) =>
      client.query('select from orders where shop_id = $1', [testShops.andina])
    expect((await asOwner(app, testShops.pampa, read)).rowCount).toBe(0)
  }
})

test('what changes and goes while a shop is copied is so on the other side, and a new number is no old one [SYS-08]', async () => {
  const { database } = testShops.services
  const { andina } = testShops
  const names = () =>
    asOwner(roles.owner, andina, async (client) => {
      const { rows } = await client.query('select name, text from saved_replies order by name')
      return rows.map(({ name, text }) => `${name}: ${text}`)
    })
  const write = (text: string) => asOwner(south.owner, andina, (client) => client.query(text))
  await write(`insert into saved_replies (name, text) values ('goes', '1'), ('stays', '1'), ('swaps', '1')`)
  await move('home', {
    onPhase: async (phase) => {
      if (phase !== 'copied') return
      await write(`delete from saved_replies where name = 'goes'`)
      await write(`update saved_replies set text = '2' where name = 'stays'`)
      await write(`update saved_replies set name = 'goes' where name = 'swaps'`)
      await orderOne()
    },
  })
  expect(await names()).toEqual(['goes: 1', 'stays: 2'])
  expect(await rowsLeft(south)).toBe(0)
  expect(await asOwner(south.owner, andina, (client) => client.query('select from shops'))).toMatchObject({
    rowCount: 0,
  })
  await database.inShop(andina, (tx) =>
    tx.insertInto('saved_replies').values({ name: 'new', text: '3' }).execute(),
  )
  await orderOne()
  const numbers = await numbersIn(roles)
  expect(numbers).toEqual(numbers.map((_, at) => numbers[0] + at))
})

deepTest(
  'while the last changes follow, orders are told to come back, pages are read, and other shops sell [SYS-08]',
  async () => {
    const pampaBuyer = await openBuyer(testShops, 'pampa')
    const [pampaMug] = await addProduct(testShops, 'pampa', mugDraft())
    const order = await orderFor(buyer, 'andina', mug, 1)
    const seen: unknown[] = []
    await move('south', {
      onPhase: async (phase) => {
        // a slow machine stops the writes more than once
        if (phase !== 'stopped' || seen.length > 0) return
        seen.push(await whyRefused(buyer.api.checkout.completeOrder(order)))
        const { totalCount } = await buyer.api.catalog.getProductsList({})
        seen.push(totalCount > 0)
        const other = await orderFor(pampaBuyer, 'pampa', pampaMug as VariantFixture, 1)
        seen.push(Boolean((await pampaBuyer.api.checkout.completeOrder(other)).orderId))
      },
    })
    expect(seen).toEqual([[503, 'busy'], true, true])
    // the same order, again, in the other cell
    await expect.poll(() => buyer.api.checkout.completeOrder(order).catch(() => undefined)).toBeTruthy()
    await move('home')
  },
)

async function movedByProcess(to: string, killAt?: MovePhase): Promise<number | null> {
  const child = fork(join(import.meta.dirname, '../../test/move-process.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      TEST_ROLES: JSON.stringify({ ...roles, cells: { south } }),
      TEST_MOVE: JSON.stringify({ name: 'andina', to }),
      ...(killAt && { TEST_KILL_AT: killAt }),
    },
  })
  const [code] = await once(child, 'exit')
  return code
}

deepTest(
  'a move that is killed anywhere leaves the shop whole on one side, and the next one ends it [SYS-08]',
  async () => {
    for (const phase of process.env.DEEP ? movePhases : (['switched'] as const)) {
      const from = await cellOf('andina')
      const to = from === 'home' ? 'south' : 'home'
      const [there, here] = to === 'south' ? [roles, south] : [south, roles]
      const before = await numbersIn(there)
      expect(await movedByProcess(to, phase)).toBe(null)
      const lives = await cellOf('andina')
      expect([phase, lives]).toEqual([phase, ['switched', 'cleared'].includes(phase) ? to : from])
      expect(await numbersIn(lives === from ? there : here)).toEqual(before)
      // a stop that nobody ends is over by itself
      await expect.poll(() => orderOne().catch(() => undefined), { timeout: 30_000 }).toBeTruthy()
      expect(await movedByProcess(to).then((code) => code === 0 || phase === 'cleared')).toBe(true)
      expect(await cellOf('andina')).toBe(to)
      expect([phase, await rowsLeft(there), await jobsLeft(there)]).toEqual([phase, 0, 0])
      expect(await numbersIn(here)).toEqual([...before, (before.at(-1) ?? 0) + 1])
    }
  },
)

deepTest('a move that was cut off before the switch is taken back by the way home [SYS-08]', async () => {
  const from = await cellOf('andina')
  const to = from === 'home' ? 'south' : 'home'
  const [there, here] = to === 'south' ? [roles, south] : [south, roles]
  const before = await rowsLeft(there)
  await movedByProcess(to, 'copied')
  expect(await rowsLeft(here)).toBe(before)
  expect(await move(from)).toEqual({ outcome: 'taken_back' })
  expect([await rowsLeft(here), await rowsLeft(there), await cellOf('andina')]).toEqual([0, before, from])
  await orderOne()
})

deepTest('jobs go with their shop, once each, those that wait for their hour too [SYS-08]', async () => {
  const from = await cellOf('andina')
  const to = from === 'home' ? 'south' : 'home'
  const [there, here] = to === 'south' ? [roles, south] : [south, roles]
  const jobsIn = ({ owner }: Roles) =>
    asOwner(owner, testShops.andina, async (client) => {
      const { rows } = await client.query(
        `select payload ->> 'n' as n, run_at < now() + interval '1 year' as is_soon, key
        from graphile_worker._private_jobs
        where payload ->> 'shop' = $1 and payload ->> 'n' is not null order by 1`,
        [String(testShops.andina)],
      )
      return rows
    })
  await testShops.services.database.inShop(testShops.andina, async (tx) => {
    for (const n of [1, 2, 3])
      await enqueue(tx, 'forget_files', { shop: testShops.andina, n, keys: [] }, n === 3 ? 'third' : null)
  })
  const waiting = await jobsIn(there)
  expect(waiting).toHaveLength(3)
  await movedByProcess(to, 'switched')
  await move(to)
  expect([await jobsIn(there), await jobsIn(here)]).toEqual([[], waiting])
})

test('who asks for what cannot be is told why, and nothing changes [SYS-08]', async () => {
  const cell = await cellOf('andina')
  expect(await whyNot('andina', cell)).toContain('ya vive en la célula')
  expect(await whyNot('andina', 'north')).toContain('Las que hay: home, south')
  expect(await whyNot('nadie', 'south')).toContain('No existe la tienda «nadie»')
  await asOwner(south.owner, 0, (client) =>
    client.query(`insert into migrations (name) values ('9999-of-later.sql')`),
  )
  expect(await whyNot('pampa', 'south')).toContain('no tienen las mismas migraciones')
  await asOwner(south.owner, 0, (client) =>
    client.query(`delete from migrations where name = '9999-of-later.sql'`),
  )
  expect(await cellOf('pampa')).toBe('home')
})

/** A buyer who orders at both nodes, again and again where an order is not taken, as a browser does. */
async function orderAtNodes(nodes: readonly ServerProcess[], count: number) {
  const ledger = { taken: new Map<string, string>(), answers: new Map<string, number>() }
  const note = (answer: string) => {
    ledger.answers.set(answer, (ledger.answers.get(answer) ?? 0) + 1)
  }
  const clients = nodes.map(({ origin }) =>
    staffClient(httpTransport({ origin, shop: 'andina', token: () => buyer.token })),
  )
  async function orderUntilTaken(n: number): Promise<void> {
    const order = await orderFor(buyer, 'andina', mug, 1)
    for (let tries = n; ; tries++) {
      const client = clients[tries % clients.length] as StaffClient
      try {
        const { orderId } = await client.checkout.completeOrder(order)
        ledger.taken.set(order.shoppingCart.products[0]?.shoppingCartUUID ?? '', orderId)
        return note('taken')
      } catch (error) {
        note(error instanceof CallFailure ? `${error.status} ${error.fault?.refusal}` : String(error))
        await delay(300)
      }
    }
  }
  const orders: Promise<void>[] = []
  for (let n = 0; n < count; n++) {
    orders.push(orderUntilTaken(n))
    await delay(200)
  }
  await Promise.all(orders)
  return ledger
}

deepTest(
  'a shop goes there and back under 5 orders a second at two nodes, and each that was taken is there once [SYS-08]',
  async () => {
    const nodes = [
      await openServerProcess(testShops, {}, { south }),
      await openServerProcess(testShops, {}, { south }),
    ]
    const workers = await startWorkers(roles, testShops.services)
    const start = await cellOf('andina')
    const other = start === 'home' ? 'south' : 'home'
    const before = await rowsOfOrders()
    const ordering = orderAtNodes(nodes, 250)
    const figures: unknown[] = []
    for (const to of [other, start]) {
      await delay(5_000)
      const moved = await move(to, { graceMs: 1_000 })
      if (moved.outcome === 'moved') figures.push(moved.figures)
    }
    const { taken, answers } = await ordering
    process.stdout.write(`${JSON.stringify({ figures, answers: Object.fromEntries(answers) })}\n`)
    expect(figures).toHaveLength(2)
    for (const { stopMs } of figures as MoveFigures[]) expect(stopMs).toBeLessThan(5_000)
    expect([...answers.keys()].filter((answer) => answer !== 'taken' && answer !== '503 busy')).toEqual([])
    const after = await rowsOfOrders()
    expect(
      after
        .map(({ id }) => id)
        .filter((id) => !before.some((one) => one.id === id))
        .toSorted(),
    ).toEqual([...taken.values()].toSorted())
    expect(new Set(after.map(({ number }) => number)).size).toBe(after.length)
    expect(Math.max(...after.map(({ number }) => number))).toBe(after.length)
    expect(await rowsLeft(start === 'home' ? south : roles)).toBe(0)
    for (const id of taken.values())
      await until(async () => {
        const mail = await testShops.services.database.readInShop(testShops.andina, (tx) =>
          findMail(tx, `order-placed.${id}`),
        )
        return Boolean(mail?.sent_at)
      })
    for (const worker of workers) await worker.stop()
    for (const node of nodes) await node.close()
  },
)

async function rowsOfOrders(): Promise<{ id: string; number: number }[]> {
  const cell = await cellOf('andina')
  return asOwner(cell === 'home' ? roles.owner : south.owner, testShops.andina, async (client) => {
    const { rows } = await client.query('select id, number from orders order by number')
    return rows
  })
}
