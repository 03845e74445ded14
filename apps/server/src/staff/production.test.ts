/** The workshop at work, from the first job to an order that is ready. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalCode, refusalOf } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let ana: StaffMember
let teo: StaffMember
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  teo = await openStaffMember(testShops, 'pampa', 'Teo', 'workshop')
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

/** Sixty mugs, printed in front and sewn on the back. */
async function place() {
  const views = [view(stage.screen, [text('Feria')]), view(stage.embroidery, [text('Dorso')], 2)]
  const { customization } = await lucia.api.customization.saveDesign(design(stage.mug, ...views))
  const body = await designedOrder(lucia, stage.mug, customization.views, 60)
  const { orderId, number } = await lucia.api.checkout.completeOrder(body)
  return { Id: orderId, number }
}

async function pay(Id: string) {
  const { payments } = await lucia.api.orders.getOrderById({ Id })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
}

async function placeAndApprove() {
  const order = await place()
  await pay(order.Id)
  const proof = await ana.api.staff.sendProof(
    { Id: order.Id, comment: '' },
    { files: [await logoFile('boceto.png')] },
  )
  await lucia.api.proofs.approveProof({ Id: order.Id, number: proof.number })
  return order
}

const board = (technique?: number) =>
  teo.api.staff.getProductionBoard(technique === undefined ? {} : { technique: String(technique) })
const see = (number: number) => teo.api.staff.getProductionOrder({ number: String(number) })

test('an order has one job for each of its techniques, and the board shows them by stage [ADM-13]', async () => {
  const { Id, number } = await place()
  expect((await board()).cards.map((card) => card.number)).not.toContain(number)
  await pay(Id)
  const { techniques, technique, stages, cards } = await board(stage.embroidery)
  expect(techniques.map(({ name }) => name)).toEqual(['Bordado', 'Serigrafía'])
  expect(technique).toBe(stage.embroidery)
  expect(stages.map(({ name }) => name)).toEqual([
    'Por empezar',
    'Matriz',
    'En máquina',
    'Limpieza',
    'Empaque',
    'Terminado',
  ])
  expect(cards.find((card) => card.number === number)).toMatchObject({
    orderId: Id,
    buyer: 'Lucía Paz',
    units: 60,
    places: 1,
    moreProducts: 0,
    stage: 'waiting',
    version: 1,
    conditions: { payment: true, goods: true, proof: false },
  })
  expect((await see(number)).jobs.map(({ technique, units }) => [technique, units])).toEqual(
    [stage.screen, stage.embroidery].toSorted((one, other) => one - other).map((id) => [id, 60]),
  )
})

test('the first job that begins takes its order into production, and the last one done makes it ready [ADM-13] [LIFE-02]', async () => {
  const { Id, number } = await placeAndApprove()
  const { moveProductionJob } = teo.api.staff
  const first = await moveProductionJob({ Id, technique: stage.screen, version: 1, to: 'screens' })
  expect(first).toMatchObject({ stage: 'screens', version: 2, orderState: 'in_production' })
  const done = await moveProductionJob({ Id, technique: stage.screen, version: 2, to: 'done' })
  expect(done.orderState).toBe('in_production')
  const last = await moveProductionJob({ Id, technique: stage.embroidery, version: 1, to: 'done' })
  expect(last.orderState).toBe('ready')
  const { history } = await lucia.api.orders.getOrderById({ Id })
  expect(history.slice(-2).map(({ to, who }) => [to, who])).toEqual([
    ['in_production', teo.name],
    ['ready', teo.name],
  ])
  expect((await board(stage.screen)).cards.map((card) => card.number)).not.toContain(number)
  const again = moveProductionJob({ Id, technique: stage.screen, version: 3, to: 'screens' })
  expect(await refusalCode(again)).toBe('production_order_over')
  const { jobs } = await see(number)
  const printed = jobs.find(({ technique }) => technique === stage.screen)
  expect(printed?.history.map(({ from, to, who }) => [from, to, who])).toEqual([
    ['Por empezar', 'Shablones', teo.name],
    ['Shablones', 'Terminado', teo.name],
  ])
})

test('nothing begins without its proof, its money and its goods, and each is said [ADM-13]', async () => {
  const { Id, number } = await place()
  const begin = () =>
    teo.api.staff.moveProductionJob({ Id, technique: stage.screen, version: 1, to: 'films' })
  expect(await refusalCode(begin())).toBe('production_payment_missing')
  const { waiveCondition } = ana.api.staff
  expect(
    (await refusalOf(teo.api.staff.waiveCondition({ Id, condition: 'payment', reason: 'Vale' }))).status,
  ).toBe(403)
  const waived = await waiveCondition({ Id, condition: 'payment', reason: 'Paga a treinta días' })
  expect([waived.state, waived.conditions[0]]).toEqual([
    'confirmed',
    {
      name: 'payment',
      isMet: true,
      waiver: { reason: 'Paga a treinta días', who: ana.name, at: expect.any(String) },
    },
  ])
  expect(await refusalCode(waiveCondition({ Id, condition: 'payment', reason: 'Otra vez' }))).toBe(
    'production_condition_met',
  )
  await hands.inShop((tx) =>
    sql`update variants set stock = 59, availability = 'on_order' where id = ${stage.mug.variantId}`.execute(
      tx,
    ),
  )
  expect(await refusalCode(begin())).toBe('production_goods_missing')
  const arrived = await waiveCondition({ Id, condition: 'goods', reason: 'Llegó hoy' })
  expect(arrived.conditions.map(({ isMet }) => isMet)).toEqual([true, true, false])
  expect(await refusalCode(begin())).toBe('production_proof_missing')
  await hands.inShop((tx) =>
    sql`update variants set stock = 5000, availability = 'stock' where id = ${stage.mug.variantId}`.execute(
      tx,
    ),
  )
  expect((await see(number)).state).toBe('confirmed')
})

test('staff writes down the buyer’s yes with its evidence, and the history says who did [ADM-09] [ADM-13]', async () => {
  const { Id } = await place()
  await pay(Id)
  const { recordProofApproval } = ana.api.staff
  const evidence = 'Por teléfono con Lucía, el 22 a las 10'
  expect(await refusalCode(recordProofApproval({ Id, number: 1, evidence }))).toBe('not_found')
  await ana.api.staff.sendProof({ Id, comment: '' }, { files: [await logoFile('boceto.png')] })
  const approved = await recordProofApproval({ Id, number: 1, evidence })
  expect(approved).toMatchObject({ state: 'proof_approved', proof: { number: 1, answer: 'approved' } })
  const { history } = await lucia.api.orders.getOrderById({ Id })
  expect(history.at(-1)).toMatchObject({ to: 'proof_approved', who: ana.name })
  expect(history.at(-1)?.note).toContain(evidence)
})

test('of two who move one job at once the second is told who moved it and where it is [ADM-13] [ADM-21]', async () => {
  const { Id } = await placeAndApprove()
  const move = (who: StaffMember, to: string) =>
    who.api.staff.moveProductionJob({ Id, technique: stage.screen, version: 1, to })
  const answers = await Promise.allSettled([move(teo, 'press'), move(ana, 'curing')])
  const lost = answers.find((answer) => answer.status === 'rejected')
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(lost?.reason.fault).toMatchObject({ refusal: 'production_job_moved' })
  expect(lost?.reason.message).toMatch(/^(Teo|Ana) Ventas lo movió mientras tanto: ahora está en «.+»\.$/)
})

test('a job that is blocked stays until somebody lets it go on [ADM-13]', async () => {
  const { Id, number } = await placeAndApprove()
  const { blockProductionJob, unblockProductionJob, moveProductionJob } = teo.api.staff
  const job = { Id, technique: stage.screen }
  const blocked = await blockProductionJob({ ...job, version: 1, reason: 'Falta tinta' })
  expect(blocked).toMatchObject({ blocked: 'Falta tinta', version: 2 })
  expect(await refusalCode(moveProductionJob({ ...job, version: 2, to: 'films' }))).toBe(
    'production_job_blocked',
  )
  const free = await unblockProductionJob({ ...job, version: 2 })
  expect((await moveProductionJob({ ...job, version: free.version, to: 'films' })).stage).toBe('films')
  const { jobs } = await see(number)
  const kinds = jobs.find(({ technique }) => technique === stage.screen)?.history.map(({ kind }) => kind)
  expect(kinds).toEqual(['blocked', 'unblocked', 'moved'])
})

test('the shop writes its own stages, and what stood in a removed one goes to the one before [ADM-13]', async () => {
  const { Id, number } = await placeAndApprove()
  await teo.api.staff.moveProductionJob({ Id, technique: stage.embroidery, version: 1, to: 'trimming' })
  const { getProductionStages, saveProductionStages } = ana.api.staff
  const { stages: before = [] } =
    (await getProductionStages({})).items.find(({ technique }) => technique === stage.embroidery) ?? {}
  const stages = [
    { key: 'machine', name: 'Máquina 1' },
    { name: 'Control' },
    { key: 'packed', name: 'Empaque' },
  ]
  const saved = await saveProductionStages({ technique: stage.embroidery, stages })
  expect(saved.items.find(({ technique }) => technique === stage.embroidery)?.stages).toEqual([
    { key: 'machine', name: 'Máquina 1' },
    { key: 'stage_1', name: 'Control' },
    { key: 'packed', name: 'Empaque' },
  ])
  const { jobs } = await see(number)
  expect(jobs.find(({ technique }) => technique === stage.embroidery)?.stage).toBe('machine')
  const asWorkshop = teo.api.staff.saveProductionStages({ technique: stage.embroidery, stages })
  expect((await refusalOf(asWorkshop)).status).toBe(403)
  await saveProductionStages({ technique: stage.embroidery, stages: before.map(({ name }) => ({ name })) })
})

test('no answer to the workshop holds an amount of the order [ADM-03] [ADM-13]', async () => {
  const { Id, number } = await placeAndApprove()
  const { order } = await ana.api.staff.getOrder({ Id })
  const { rows } = await hands.inShop((tx) =>
    sql<{ amounts: number[] }>`
      select array_agg(distinct amount) as amounts from (
        select unnest(array[total, sub_total, taxes, shipping_cost, deposit]) as amount from orders where id = ${Id}
        union select unnest(array[price_base, price_aplication, tax, total]) from order_lines where order_id = ${Id}
      ) a where amount > 0`.execute(tx),
  )
  const amounts = (rows[0]?.amounts ?? []).map(Number)
  expect(amounts.length).toBeGreaterThan(4)
  expect(amounts).toContain(Math.round(order.total * 100))
  const told = JSON.stringify([
    await board(stage.screen),
    await see(number),
    await teo.api.staff.moveProductionJob({ Id, technique: stage.screen, version: 1, to: 'press' }),
  ])
  for (const minor of amounts) {
    // keys, hashes and moments are no amounts: only whole numbers are looked at
    for (const form of [String(minor), String(minor / 100)]) {
      expect(told).not.toMatch(new RegExp(`(?<![\\w.-])${form.replace('.', '\\.')}(?![\\w.-])`))
    }
  }
  expect((await refusalOf(teo.api.staff.getOrder({ Id }))).status).toBe(403)
})
