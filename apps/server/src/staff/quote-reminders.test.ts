/** Quotes that wait: the people of the shop hear of theirs, buyers are asked for an answer, each once per version. */
import { DAY_MS } from '@estampa/domain/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'
import { until } from '../../test/test-mail-server.ts'
import { quoteTasks } from '../quotes/quotes.jobs.ts'

let office: TestOffice
let lucia: Buyer
let owner: OfficeBrowser
let goods: VariantFixture

beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  lucia = await openBuyer(office.testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  const draft = genericDraft('LAPIZ', 'Lápiz', { products })
  goods = (await addProduct(office.testShops, 'pampa', draft))[0] as VariantFixture
})
beforeEach(() => {
  office.post.received.length = 0
})
afterAll(() => office.close())

const desk = (browser = owner) => browser.api('pampa').staff
const asked = (askSeller = false) => askQuote(lucia, [simpleCartLine(goods, 20)], { askSeller })
const show = (Id: string) => desk().getQuote({ Id })
/** The reminders of the day that is so far ahead. */
const remindIn = (daysAhead: number) => {
  const now = () => new Date(Date.now() + daysAhead * DAY_MS)
  return quoteTasks.remind_quotes?.({}, { ...office.services, now })
}
const waitsOf = async (browser: OfficeBrowser, id: string) =>
  (await desk(browser).getNotices({})).items.filter(
    ({ kind, quote }) => kind === 'quote_waiting' && quote?.id === id,
  )
const mailsThatSay = (words: string) =>
  office.post.received.filter(({ subject, to }) => subject.includes(words) && to.length > 0)

test('a quote that the shop has not answered for a day is told to whoever may answer it, once [ADM-15] [ADM-19]', async () => {
  const eager = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  const viewer = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  await desk(eager).chooseNotices({ kinds: [{ kind: 'quote_waiting', isShown: true, mail: 'now' }] })
  const { id, number } = await asked(true)
  expect((await show(id)).nextReminder?.kind).toBe('team')
  await remindIn(0.99)
  expect(await waitsOf(owner, id)).toEqual([])
  await Promise.all([remindIn(1.01), remindIn(1.01)])
  await remindIn(3)
  expect(await waitsOf(owner, id)).toMatchObject([{ who: 'Lucía Paz', quote: { id } }])
  expect(await waitsOf(eager, id)).toHaveLength(1)
  expect(await waitsOf(viewer, id)).toEqual([])
  const subject = `Sigue sin respuesta de la tienda la cotización ${number}`
  await until(() => mailsThatSay(subject).length > 0)
  expect(mailsThatSay(subject).map(({ to }) => to.join())).toEqual(['ventas@pampa.example'])
  const { teamNoticedAt, nextReminder } = await show(id)
  expect([teamNoticedAt === null, nextReminder]).toEqual([false, null])
})

test('a version that is answered in time is told to nobody, and the next one waits anew [ADM-15]', async () => {
  const { id } = await asked(true)
  await desk().answerQuote({ Id: id })
  await remindIn(2)
  expect(await waitsOf(owner, id)).toEqual([])
})

test('a buyer who does not answer is asked once by the clock, and then told that the quote ends [ADM-15] [QUO-05]', async () => {
  const { id, number, expiresAt } = await asked()
  const waits = `¿Pudiste ver tu cotización ${number}?`
  expect((await show(id)).nextReminder).toMatchObject({ kind: 'answer' })
  await remindIn(4.99)
  expect((await show(id)).remindedAt).toBeNull()
  await Promise.all([remindIn(5.01), remindIn(5.01)])
  await remindIn(7)
  await until(() => mailsThatSay(waits).length > 0)
  expect(mailsThatSay(waits)).toHaveLength(1)
  const shown = await show(id)
  expect(shown).toMatchObject({ remindedBy: null, endRemindedAt: null, nextReminder: { kind: 'end' } })
  expect(shown.remindedAt).not.toBeNull()
  const daysLeft = (Date.parse(expiresAt ?? '') - Date.now()) / DAY_MS
  await remindIn(daysLeft - 2.5)
  await until(() => mailsThatSay(`Tu cotización ${number} vence pronto`).length > 0)
  expect(await show(id)).toMatchObject({ nextReminder: null })
  expect((await show(id)).endRemindedAt).not.toBeNull()
})

test('whoever was reminded by hand, has answered or is lost to the shop is not asked by the clock [ADM-15]', async () => {
  const [byHand, accepted, lost] = [await asked(), await asked(), await asked()]
  const { remindedAt, remindedBy } = await desk().remindQuote({ Id: byHand.id })
  expect(remindedBy).toBe('Ana Ventas')
  await lucia.api.quotes.acceptQuote({ Id: accepted.id })
  await desk().loseQuote({ Id: lost.id, reason: 'price' })
  expect((await show(lost.id)).nextReminder).toBeNull()
  await remindIn(6)
  expect((await show(byHand.id)).remindedAt).toBe(remindedAt)
  expect((await show(accepted.id)).remindedAt).toBeNull()
  expect((await show(lost.id)).remindedAt).toBeNull()
})

test('a buyer who wants no reminders is sent none, and the desk does not promise one [ADM-15] [LAW-06]', async () => {
  const quiet = await openBuyer(office.testShops, 'pampa', 'silvia')
  const { id } = await askQuote(quiet, [simpleCartLine(goods, 20)], { askSeller: false })
  expect((await show(id)).nextReminder).not.toBeNull()
  await quiet.api.law.recordConsent({ kind: 'reminders', given: false, version: '1' })
  expect((await show(id)).nextReminder).toBeNull()
  expect((await refusalOf(desk().remindQuote({ Id: id }))).fault?.refusal).toBe('reminders_stopped')
  await remindIn(6)
  expect((await show(id)).remindedAt).toBeNull()
  await quiet.api.law.recordConsent({ kind: 'reminders', given: true, version: '1' })
  await remindIn(6)
  expect((await show(id)).remindedAt).not.toBeNull()
})
