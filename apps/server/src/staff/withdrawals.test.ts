import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { closeWithdrawal } from '../law/close-withdrawal.ts'

let here: Accounts
let ana: StaffMember
let beto: StaffMember
beforeAll(async () => {
  here = await openAccounts()
  ana = await openStaffMember(here.testShops, 'pampa', 'Ana')
  beto = await openStaffMember(here.testShops, 'pampa', 'Beto')
})
afterAll(() => here?.close())

let request = 0
/** Somebody goes back on an order; their address is their own. */
async function ask(shop: 'pampa' | 'andina' = 'pampa') {
  const emailAddress = `quien${request++}@empresa.example`
  const form = { orderNumber: '12', emailAddress, name: 'Inés Videla', reason: 'Llegó tarde' }
  const { code } = await here.testShops.api(shop).law.createRegretRequest(form)
  return { code, emailAddress }
}
const codes = async (state?: 'open' | 'closed') =>
  (await ana.api.staff.getRegretRequests({ limit: 100, ...(state && { state }) })).items.map(
    ({ code }) => code,
  )
const mailsTo = (address: string) =>
  here.post.received.filter(({ to }) => to.includes(address)).map(({ subject, text }) => ({ subject, text }))
const why = async (call: Promise<unknown>) => {
  const { status, fault, message } = await refusalOf(call)
  return [status, fault?.refusal, message]
}

test('a request is accepted once: it leaves the list of the open ones and who asked is told [LAW-01] [STF-01]', async () => {
  const { code, emailAddress } = await ask()
  const { code: another } = await ask()
  expect(await codes('open')).toEqual(expect.arrayContaining([code, another]))
  const answer = 'Pasamos a buscar la caja el martes.'
  const closed = await ana.api.staff.closeRegretRequest({
    code,
    outcome: 'accepted',
    answer,
    note: 'Pedido 12',
  })
  expect(closed).toMatchObject({ code, reason: 'Llegó tarde' })
  expect(closed.closed).toMatchObject({ outcome: 'accepted', answer, note: 'Pedido 12', by: ana.name })
  expect(Date.parse(closed.closed?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect([await codes('open'), await codes('closed')]).toEqual([
    expect.not.arrayContaining([code]),
    expect.arrayContaining([code]),
  ])
  expect(await codes('closed')).not.toContain(another)
  expect(await codes()).toEqual(expect.arrayContaining([code, another]))
  await here.allSent()
  const [, letter, ...more] = mailsTo(emailAddress)
  expect(letter?.subject).toBe(`Aceptamos tu solicitud de arrepentimiento: ${code}`)
  expect(letter?.text).toContain(answer)
  // what the shop writes down for itself, and what a stranger may have typed
  expect(letter?.text).not.toMatch(/Pedido 12|Llegó tarde/)
  expect(more).toEqual([])
})

test('closing twice is refused with who did it, and nothing changes [LAW-01] [STF-01]', async () => {
  const { code, emailAddress } = await ask()
  await ana.api.staff.closeRegretRequest({ code, outcome: 'refused', answer: 'Es personalizado.' })
  for (const outcome of ['refused', 'accepted'] as const) {
    expect(await why(beto.api.staff.closeRegretRequest({ code, outcome, answer: 'Otra' }))).toEqual([
      409,
      'regret_closed',
      `Esta solicitud ya está cerrada: la rechazó ${ana.name}.`,
    ])
  }
  await here.allSent()
  expect(mailsTo(emailAddress).map(({ subject }) => subject)).toEqual([
    `Registramos tu solicitud de arrepentimiento: ${code}`,
    `No aceptamos tu solicitud de arrepentimiento: ${code}`,
  ])
  expect(mailsTo(emailAddress)[1]?.text).toContain('Es personalizado.')
})

test('nobody is refused without being told why, in the words of their country [LAW-01] [LAW-04]', async () => {
  const { code } = await ask()
  const { closeRegretRequest } = ana.api.staff
  expect(await why(closeRegretRequest({ code, outcome: 'refused', answer: '  ', note: 'No' }))).toEqual([
    422,
    'regret_reason_missing',
    expect.stringContaining('decí por qué'),
  ])
  expect(await codes('open')).toContain(code)
  const chilean = await openStaffMember(here.testShops, 'andina', 'Anacleto')
  const { code: theirs, emailAddress } = await ask('andina')
  await chilean.api.staff.closeRegretRequest({ code: theirs, outcome: 'refused', answer: 'Fuera de plazo.' })
  await here.allSent()
  const [, letter] = mailsTo(emailAddress)
  expect(letter?.subject).toBe(`No aceptamos tu solicitud de retracto: ${theirs}`)
  expect(letter?.text).toMatch(/puedes reclamar ante el SERNAC/)
  expect((await why(closeRegretRequest({ code: theirs, outcome: 'accepted' })))[0]).toBe(404)
})

test('of two people who decide at the same moment one does, and one mail goes out [LAW-01] [STF-01]', async () => {
  const { code, emailAddress } = await ask()
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) =>
      (n % 2 ? ana : beto).api.staff.closeRegretRequest(
        n % 2 ? { code, outcome: 'accepted' } : { code, outcome: 'refused', answer: 'No se puede.' },
      ),
    ),
  )
  const done = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.closed?.outcome] : []))
  expect(done).toHaveLength(1)
  const { items } = await ana.api.staff.getRegretRequests({ limit: 100 })
  expect(items.find((one) => one.code === code)?.closed?.outcome).toBe(done[0])
  await here.allSent()
  expect(mailsTo(emailAddress).map(({ subject }) => subject)).toEqual([
    `Registramos tu solicitud de arrepentimiento: ${code}`,
    `${done[0] === 'accepted' ? 'Aceptamos' : 'No aceptamos'} tu solicitud de arrepentimiento: ${code}`,
  ])
})

test('who decides while another person does waits for them and hears that it is done [LAW-01] [STF-01]', async () => {
  const { code, emailAddress } = await ask()
  const { promise: isHere, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const closing = { outcome: 'accepted' as const, answer: '', note: '' }
  const who = { id: String(ana.staffId), name: ana.name }
  const first = here.inPampa(async (tx) => {
    const refusal = await closeWithdrawal(tx, {
      shopId: here.testShops.pampa,
      code,
      closing,
      who,
      now: new Date(),
    })
    arrive()
    await isReleased
    return refusal
  })
  await isHere
  const second = why(beto.api.staff.closeRegretRequest({ code, outcome: 'refused', answer: 'No se puede.' }))
  setTimeout(release, 300)
  expect([await first, (await second).slice(0, 2)]).toEqual([undefined, [409, 'regret_closed']])
  await here.allSent()
  expect(mailsTo(emailAddress).map(({ subject }) => subject)).toEqual([
    `Registramos tu solicitud de arrepentimiento: ${code}`,
    `Aceptamos tu solicitud de arrepentimiento: ${code}`,
  ])
})

test('who asked takes the answer with them and leaves none behind [LAW-01] [LAW-07]', async () => {
  const email = 'respuesta@empresa.example'
  const { accessToken, userId } = await here.settle(email)
  const api = here.testShops.api('pampa', accessToken)
  const form = { orderNumber: '12', emailAddress: email, name: 'Inés Videla' }
  const { code } = await api.law.createRegretRequest(form)
  const answer = 'Inés, pasamos el martes.'
  await ana.api.staff.closeRegretRequest({ code, outcome: 'accepted', answer, note: 'Llamar a Inés' })
  const { data } = await api.customers.getPersonalData({})
  expect(data.law).toMatchObject({ regrets: [{ code, outcome: 'accepted', answer, note: 'Llamar a Inés' }] })
  await here.allSent()
  await api.customers.deleteAccount({ Email: email, UserId: userId, password })
  const { rows } = await here.inPampa((tx) =>
    sql`select email, answer, note, outcome, closed_by_name from regret_requests where code = ${code}`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ email: '', answer: '', note: '', outcome: 'accepted', closed_by_name: ana.name }])
})
