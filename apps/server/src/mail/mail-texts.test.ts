/** The words of a shop in its mails: written at the desk, seen beside, sent with what happens next. */
import type { MailTextConflict } from '@estampa/contract/mail'
import { defaultMailText, mailKindIds, mailKindOf } from '@estampa/domain/mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { until } from '../../test/test-mail-server.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
let lucia: Buyer
let goods: VariantFixture
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  lucia = await openBuyer(office.testShops, 'pampa')
  const draft = genericDraft('LAPIZ', 'Lápiz', { products: [variantDraft('LAPIZ-1', { stock: 500 })] })
  goods = (await addProduct(office.testShops, 'pampa', draft))[0] as VariantFixture
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const faultsOf = async (call: Promise<unknown>) => {
  const { status, fault } = await refusalOf(call)
  const errors = fault?.validationErrors ?? []
  return { status, code: fault?.refusal, at: errors.map(({ members, message }) => [members[0], message]) }
}
const hostile = '<script>alert(1)</script> & "comillas"'

async function orderMail(): Promise<{ subject: string; text: string; raw: string }> {
  const { number } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  const find = () => office.post.received.findLast(({ text }) => text.includes(`n.º ${number}`))
  await until(async () => find() !== undefined)
  return find() as NonNullable<ReturnType<typeof find>>
}

test.each(mailKindIds)(
  '«%s» is composed with what a shop writes, which never becomes HTML [OWN-15]',
  async (kind) => {
    const { fields, required } = mailKindOf(kind)
    const typed = Object.fromEntries(
      fields.map((field) => {
        const needed = (required?.[field] ?? []).map((name) => ` {${name}}`).join('')
        return [field, `Propio ${field} ${hostile}${needed}`]
      }),
    )
    const shown = await desk().previewMailText({ kind, fields: typed })
    const text = `${shown.subject}\n${shown.plain}`
    for (const field of fields) expect(text).toContain(`Propio ${field} ${hostile}`)
    expect(shown.html).not.toContain('<script')
    expect(shown.html).toContain('&lt;script&gt;')
    const original = await desk().previewMailText({ kind, fields: {} })
    expect(original.html).not.toContain('Propio')
    // what stands around the words stays
    const links = (html: string) => html.match(/href="[^"]*"/g)
    expect(links(shown.html)).toEqual(links(original.html))
  },
)

test('an order’s mail says what the shop wrote, from the next order on; what it wrote is told among the changes [OWN-15] [ADM-05]', async () => {
  const before = await orderMail()
  expect(before.subject).toMatch(/^Pedido n\.º \d+ en Pampa$/)
  const fields = {
    subject: '¡{nombre}, ya es tuyo el {pedido}!',
    intro: 'Gracias por elegirnos.\n\nTotal {total}.',
  }
  const saved = await desk().saveMailText({ kind: 'order_placed', fields }, { version: 0 })
  expect(saved).toMatchObject({
    version: 1,
    text: { ...fields, heading: null },
    changed: { who: 'Ana Ventas' },
  })
  const after = await orderMail()
  expect(after.subject).toMatch(/^¡\S+, ya es tuyo el \d+!$/)
  expect(after.text).toContain('Gracias por elegirnos.')
  expect(after.text).toContain('CBU')
  expect(after.text).toContain('/arrepentimiento?order=')
  const { items } = await desk().getChanges({ kind: 'mail_text' })
  expect(items[0]).toMatchObject({
    call: 'saveMailText',
    subject: { id: 'order_placed', name: 'Pedido recibido' },
    before: { 'mail.subject': 'Pedido n.º {pedido} en {tienda}' },
    after: { 'mail.subject': fields.subject, 'mail.intro': fields.intro },
  })
  expect(Object.keys(items[0]?.after ?? {})).toHaveLength(2)
})

test('the original comes back, also by typing it [OWN-15]', async () => {
  const { subject } = defaultMailText('order_placed', 'arg')
  const back = await desk().saveMailText({
    kind: 'order_placed',
    fields: { subject: subject ?? '', intro: null },
  })
  expect(back.text).toEqual({ subject: null, heading: null, intro: null, closing: null })
})

test('one shop’s words are in no other’s mails [OWN-15]', async () => {
  await desk().saveMailText({ kind: 'delivered', fields: { heading: 'Solo de Pampa' } })
  const chilean = await office.enter('duena@andina.example', 'andina')
  expect((await desk(chilean, 'andina').getMailTexts({})).items).toEqual([])
  const shown = await desk(chilean, 'andina').previewMailText({ kind: 'delivered', fields: {} })
  expect(shown.plain).not.toContain('Solo de Pampa')
  expect(shown.plain).toContain('escríbenos')
  expect((await desk().previewMailText({ kind: 'delivered', fields: {} })).plain).toContain('Solo de Pampa')
  expect((await refusalOf(desk(chilean, 'pampa').getMailTexts({}))).status).toBe(403)
})

test('two people who write different fields lose nothing; of the same field the second is shown both [OWN-15] [ADM-21]', async () => {
  const { version } = await desk().saveMailText({ kind: 'shipped', fields: { heading: 'Va en camino' } })
  const seen = { heading: 'Va en camino', intro: null, closing: null }
  await desk(manager).saveMailText({ kind: 'shipped', fields: { intro: 'Ya salió.' }, seen }, { version })
  const mine = await desk().saveMailText({ kind: 'shipped', fields: { closing: 'Chau.' }, seen }, { version })
  expect(mine.text).toMatchObject({ heading: 'Va en camino', intro: 'Ya salió.', closing: 'Chau.' })
  const late = desk().saveMailText({ kind: 'shipped', fields: { intro: 'Salió hoy.' }, seen }, { version })
  const { status, fault } = await refusalOf(late)
  expect([status, fault?.refusal]).toEqual([409, 'mail_text_changed'])
  const { fields, who, stored } = (fault?.data ?? {}) as MailTextConflict
  // a page that fetched the newest meanwhile did not show it where something was typed
  const fetched = { version: stored.version }
  const typed = desk().saveMailText({ kind: 'shipped', fields: { intro: 'Salió hoy.' }, seen }, fetched)
  expect((await refusalOf(typed)).status).toBe(409)
  expect([fields, who, stored.text.intro]).toEqual([['intro'], 'Ana Ventas', 'Ya salió.'])
})

test('what does not fit is told at its field in the words of the country, and nothing is saved [OWN-15]', async () => {
  const fields = {
    subject: 'Hola {apellido}',
    heading: '',
    intro: 'Hola {nombre',
    closing: 'x'.repeat(1_001),
  }
  const { status, at } = await faultsOf(desk().saveMailText({ kind: 'confirmed', fields }))
  expect(status).toBe(400)
  expect(at).toEqual([
    ['fields.subject', expect.stringContaining('Acá no hay un dato «apellido». Podés usar {nombre}')],
    ['fields.heading', 'Escribí algo, o volvé al texto original.'],
    ['fields.intro', expect.stringContaining('llave sin su pareja')],
    ['fields.closing', 'Tiene 1001 letras y entran 1000.'],
  ])
  const missing = desk().previewMailText({ kind: 'cancelled', fields: { intro: 'Se canceló.' } })
  expect((await faultsOf(missing)).at).toEqual([
    ['fields.intro', 'Falta {paso}: quien lo recibe lo necesita.'],
  ])
  const law = desk().saveMailText({ kind: 'regret', fields: { subject: 'Hola' } })
  expect((await faultsOf(law)).at[0]?.[0]).toBe('fields.subject')
  const { items } = await desk().getMailTexts({})
  expect(items.map(({ kind }) => kind)).not.toContain('confirmed')
})

test('a shop does without a mail that it may do without, and not without one of the law [OWN-15]', async () => {
  const off = desk().saveMailText({ kind: 'regret', fields: { isOff: true } })
  expect((await faultsOf(off)).code).toBe('mail_always_sent')
  expect((await faultsOf(desk().saveMailText({ kind: 'order_placed', fields: { isOff: true } }))).code).toBe(
    'mail_always_sent',
  )
  await desk().saveMailText({ kind: 'in_production', fields: { isOff: true } })
  const { number } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 2))
  const { order } = await desk().getOrder({ number })
  // in the calendar of the shop
  const date = new Date(Date.now() - 3 * 3600_000).toISOString().slice(0, 10)
  await desk().recordPayment({ Id: order.id, amount: order.total, method: 'TRF', date })
  await desk().moveOrder({ Id: order.id, to: 'in_production' })
  await desk().moveOrder({ Id: order.id, to: 'ready' })
  const mails = () => office.post.received.filter(({ text }) => text.includes(`n.º ${number}`))
  await until(async () => mails().some(({ subject }) => subject.startsWith('Está listo')))
  expect(mails().map(({ subject }) => subject.split(' tu ')[0])).not.toContain('Estamos produciendo')
})

test('mails go out in the name that the shop chose, are answered where it reads, and are signed [OWN-15]', async () => {
  const usual = (await desk().getMailTexts({})).sender
  expect(usual).toMatchObject({ version: 0, name: null, usual: { name: 'Pampa' } })
  const fields = {
    name: 'Pampa, regalos',
    replyTo: 'ventas@pampa.example',
    signature: 'Un saludo,\nAna de {tienda}',
  }
  const saved = await desk().saveMailSender({ fields }, { version: 0 })
  expect(saved).toMatchObject({ ...fields, version: 1 })
  const { raw, text } = await orderMail()
  expect(raw).toMatch(/^From: "Pampa, regalos" <[^>]+>/m)
  expect(raw).toMatch(/^Reply-To: "Pampa, regalos" <ventas@pampa\.example>/m)
  expect(raw).toContain(`<${usual.address}>`)
  expect(text).toMatch(/Un saludo,\r?\nAna de Pampa/)
  const wrong = { name: 'x'.repeat(61), replyTo: 'a@b\nBcc: c@d.cl', signature: 'Hola {nombre}' }
  const { at } = await faultsOf(desk().saveMailSender({ fields: wrong }))
  expect(at.map(([field]) => field)).toEqual(['fields.name', 'fields.replyTo', 'fields.signature'])
  const late = desk(manager).saveMailSender(
    { fields: { name: 'Otra' }, seen: { name: null } },
    { version: 0 },
  )
  expect((await faultsOf(late)).code).toBe('mail_text_changed')
  await desk().saveMailSender({ fields: { name: null, replyTo: null, signature: '' } })
})

test('a trial goes to whoever asks for it with what is typed and not saved, ten times and no more [OWN-15]', async () => {
  const ask = (heading: string) => desk(manager).sendTrialMail({ kind: 'proof_sent', fields: { heading } })
  expect(await ask('Mirá la prueba 1')).toEqual({
    recipient: 'encargada@pampa.example',
    isSetUp: true,
    failure: null,
  })
  const mail = office.post.received.at(-1)
  expect(mail?.to).toEqual(['encargada@pampa.example'])
  expect(mail?.text).toContain('Mirá la prueba 1')
  for (let trial = 2; trial <= 10; trial += 1) await ask(`Mirá la prueba ${trial}`)
  expect(await faultsOf(ask('Mirá la prueba 11'))).toMatchObject({
    status: 429,
    code: 'too_many_trial_mails',
  })
  expect(office.post.received.at(-1)?.text).toContain('Mirá la prueba 10')
  expect((await desk().getMailTexts({})).items.map(({ kind }) => kind)).not.toContain('proof_sent')
})

test('who may not see the settings of the shop neither sees the texts nor changes them [OWN-15] [ADM-03]', async () => {
  const sales = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  const api = desk(sales)
  const calls = [
    () => api.getMailTexts({}),
    () => api.previewMailText({ kind: 'ready', fields: {} }),
    () => api.saveMailText({ kind: 'ready', fields: { closing: 'Hola' } }),
    () => api.saveMailSender({ fields: { signature: 'Hola' } }),
    () => api.sendTrialMail({ kind: 'ready', fields: {} }),
  ]
  for (const call of calls) expect((await refusalOf(call())).status).toBe(403)
})
