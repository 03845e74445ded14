import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'
import { photo } from '../../test/receipt-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { yesterday } from '../../test/yesterday.ts'
import { compileCacheEnvironment } from '../files/child-environment.ts'
import { InvalidArguments, readAmount, readArguments, readDiscount } from './staff/read-arguments.ts'
import { runStaffCommand } from './staff/run.ts'

let testShops: TestShops
let lucia: Buyer
let goods: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
  await command('', 'add', 'ana@pampa-tienda.example', '--name', 'Ana Ventas')
})
afterAll(() => testShops.close())

/** The person's answer before something that cannot be taken back. */
let sure = true

/** The output of the command with `typed` on its standard input; spaces that do not break are spaces. */
async function command(typed: string, ...args: string[]): Promise<string> {
  const shop = await testShops.services.shops.byName('pampa')
  const words = readArguments(args)
  if (!shop || words instanceof InvalidArguments) throw words
  const said = await runStaffCommand(
    { services: testShops.services, shop, password: async () => typed, confirm: async () => sure },
    words,
  )
  return said.replace(/\u00a0/g, ' ')
}
const staff = (...args: string[]) => command('', ...args)
const whyNot = (...args: string[]) =>
  staff(...args).then(
    () => 'done',
    (error: Error) => error.message,
  )
async function place(): Promise<{ Id: string; number: string; total: number }> {
  const { orderId: Id } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  const { number, total } = await lucia.api.orders.getOrderById({ Id })
  return { Id, number: String(number), total }
}

test('a person is added with a password of their own or a generated one, and disabled [STF-01]', async () => {
  const said = await command('', 'add', 'Berta@pampa-tienda.example', '--name', 'Berta')
  const password = said.split(': ').at(-1) ?? ''
  const email = 'berta@pampa-tienda.example'
  const signIn = (typed: string) => testShops.api('pampa').staff.authenticateStaff({ email, password: typed })
  expect((await signIn(password)).name).toBe('Berta')
  const own = await command('Clave propia 8\n', 'add', email, '--name', 'Berta').catch(
    (error) => error.message,
  )
  expect(own).toContain('espacios')
  expect(await command('ClavePropia8\n', 'add', email, '--name', 'Berta')).not.toContain('ClavePropia8')
  expect((await signIn('ClavePropia8')).name).toBe('Berta')
  await expect(command('', 'add', email, '--name', 'Berta', '--role', 'jefa')).rejects.toThrow('--role')
  await command('ClavePropia9\n', 'add', email, '--name', 'Berta', '--role', 'workshop')
  expect(await staff('people')).toMatch(/berta@pampa-tienda.example\s+workshop/)
  expect(await staff('disable', email)).toContain('ya no puede entrar')
  await expect(signIn('ClavePropia9')).rejects.toMatchObject({ status: 401 })
  expect(await staff('people')).toMatch(/Ana Ventas.+\nBerta.+dada de baja/s)
})

test('an order is listed, paid, moved, written about and given back from the console [STF-01]', async () => {
  const { Id, number, total } = await place()
  expect(await staff('orders', 'placed', '--words', 'lucia')).toMatch(
    new RegExp(`^ *${number} .+a pagar`, 'm'),
  )
  expect(await staff('order', number)).toContain('LAPIZ-1')
  const paper = [new File([new Uint8Array(await photo().png().toBuffer())], 'orden.png')]
  const file = await lucia.api.payments.uploadReceipt({ purpose: 'purchase_order' }, { files: paper })
  await lucia.api.orders.updatePurchaseOrder({ Id, number: 'OC-7/2026', file: file.id })
  expect(await staff('order', number)).toMatch(
    /Orden de compra: +OC-7\/2026 · orden\.png · http\S+\/files\/\S+/,
  )
  expect(await staff('orders', '--words', 'oc-7/2026')).toMatch(new RegExp(`^ *${number} `, 'm'))
  expect(await whyNot('move', number, 'cancelled', '--dry-run')).toContain('no tiene ensayo')
  expect(await whyNot('move', number, 'confirmed')).toMatch(/Falta el pago/)
  expect(await whyNot('move', number, 'ready')).toBe('El pedido no admite esto en su estado actual.')
  const amount = total.toLocaleString('de-DE')
  expect(await staff('pay', number, amount, '--reference', 'OP-1')).toMatch(
    /confirmado.+pagado.+en producción/,
  )
  expect(await whyNot('pay', number, amount, '--reference', 'OP-1')).toContain('Ya hay un pago registrado')
  expect(await staff('move', number, 'en', 'produccion', '--note', 'Sale hoy')).toContain('listo')
  await staff('message', number, 'Mañana', 'sale')
  expect(await staff('messages', number)).toContain('Mañana sale')
  const { history, moneyState } = await lucia.api.orders.getOrderById({ Id })
  expect(moneyState).toBe('paid')
  expect(history.at(-1)).toMatchObject({ who: 'Ana Ventas', note: 'Sale hoy', to: 'in_production' })
  expect(await staff('refund', number, '--note', 'Transferencia 9')).toContain('devuelto')
})

test('what the shop sends itself is followed by what the console says of it [STF-01]', async () => {
  const { Id, number, total } = await place()
  await staff('pay', number, total.toLocaleString('de-DE'), '--reference', 'OP-7')
  for (const to of ['in_production', 'ready']) await staff('move', number, to)
  expect(await whyNot('move', number, 'shipped', '--carrier', 'OCA')).toContain('Falta el número')
  const wrong = ['--carrier', 'OCA', '--number', 'X-1', '--link', 'oca.example']
  expect(await whyNot('move', number, 'shipped', ...wrong)).toContain('https://')
  await staff('move', number, 'shipped', '--carrier', 'OCA', '--number', 'X-1')
  expect(await whyNot('parcel', number)).toContain('Falta quién lo lleva')
  await staff('parcel', number, '--carrier', 'OCA', '--number', 'X-2', '--link', 'https://oca.example/X-2')
  expect(await staff('order', number)).toMatch(/Seguimiento: +OCA · X-2 · https:\/\/oca.+lo dijo Ana Ventas/)
  const { tracking } = await lucia.api.orders.getOrderById({ Id })
  expect(tracking).toMatchObject({ carrier: 'OCA', number: 'X-2', url: 'https://oca.example/X-2' })
})

test('who goes back on a purchase is answered from the console, once [LAW-01] [STF-01]', async () => {
  const form = { orderNumber: '1', emailAddress: 'ines@empresa.example', name: 'Inés Videla' }
  const { code } = await testShops.api('pampa').law.createRegretRequest(form)
  expect(await staff('regrets', 'open')).toMatch(new RegExp(`^${code} .+Inés Videla.+abierta`, 'm'))
  expect(await whyNot('close', code, 'refused')).toContain('por qué')
  expect(await whyNot('close', code, 'quizás')).toContain('aceptada, rechazada')
  expect(await whyNot('close', 'AR-7', 'accepted')).toContain('código')
  expect(await staff('close', code.toLowerCase(), 'refused', '--answer', 'Es personalizado')).toContain(
    'rechazada',
  )
  expect(await whyNot('close', code, 'accepted')).toBe(
    'Esta solicitud ya está cerrada: la rechazó Ana Ventas.',
  )
  expect(await staff('regrets', 'open')).not.toContain(code)
  expect(await staff('regrets', 'closed')).toMatch(new RegExp(`^${code} .+rechazada por Ana Ventas`, 'm'))
})

test('a notice of a buyer is approved or rejected from the console, and flags are seen [STF-01]', async () => {
  const { Id, number, total } = await place()
  const date = yesterday()
  const tell = (reference: string) =>
    lucia.api.payments.updateOrderPayment({ Id, notice: { amount: total, date, reference } })
  expect(await whyNot('approve', number)).toBe('El pedido no tiene un pago así.')
  await tell('A-1')
  expect(await whyNot('reject', number)).toContain('Falta el motivo')
  expect(await staff('reject', number, '--note', 'No aparece')).toContain('sin pagar')
  await tell('A-2')
  expect(await staff('approve', number)).toContain('confirmado')
  sure = false
  expect(await whyNot('move', number, 'cancelado')).toBe('No se hizo nada.')
  expect(await whyNot('refund', number)).toBe('No se hizo nada.')
  expect(await staff('order', number)).toMatch(/Estado: +confirmado/)
  expect(await staff('move', number, 'cancelado', '--yes')).toContain('cancelado')
  sure = true
  expect(await staff('flags')).toMatch(new RegExp(`^ *${number} .+hay que devolverlo`, 'm'))
  expect(await staff('flags', 'charged_back')).not.toContain('hay que devolverlo')
  expect(await whyNot('settle', number, 'refund_owed')).toContain('cómo se resolvió')
  const note = ['--note', 'Quedó como crédito']
  expect(await whyNot('settle', number, 'refund_owed', '--amount', '1', ...note)).toContain('Cambió mientras')
  expect(await staff('settle', number, 'refund_owed', ...note)).not.toContain('¡Atención!')
  expect(await whyNot('settle', number, 'refund_owed', ...note)).toContain('no queda nada')
  expect(await staff('flags')).not.toMatch(new RegExp(`^ *${number} `, 'm'))
  expect(await staff('order', number)).toMatch(/devolución pendiente .+Ana Ventas +Quedó como crédito/)
})

test('lists come as JSON and CSV for programs and spreadsheets [STF-01]', async () => {
  const { number, total } = await place()
  const [newest] = JSON.parse(await staff('orders', 'a pagar', '--json'))
  expect(newest).toMatchObject({
    number: Number(number),
    state: 'placed',
    moneyState: 'unpaid',
    total,
    paid: 0,
  })
  const [head, first] = (await staff('orders', '--csv')).split('\n')
  expect(head).toBe('number,placedAt,state,moneyState,unread,total,paid,name,company')
  expect(first).toContain(`${number},`)
  expect(JSON.parse(await staff('order', number, '--json')).order).toMatchObject({ state: 'placed', total })
  expect(await whyNot('order', number, '--csv')).toContain('--csv es para listas')
})

test('a quote is answered from the console with a discount [QUO-06]', async () => {
  const { id, number } = await askQuote(lucia, [simpleCartLine(goods, 10)], { askSeller: true })
  expect(await staff('quotes', 'requested')).toContain(number)
  const said = await staff(
    'answer',
    number,
    '--discount',
    '10%',
    '--days',
    '20',
    '--note',
    'Por ser la primera',
  )
  expect(said).toMatch(/Descuento: +−\$/)
  const quote = await lucia.api.quotes.getQuoteById({ Id: id })
  expect(quote.answer).toMatchObject({ by: 'Ana Ventas', note: 'Por ser la primera', discountPercent: 10 })
  expect(await whyNot('answer', number, '--amount', '99.999.999')).toMatch(/menor que el subtotal/)
})

test('amounts and discounts are read as people write them, and what is none is told [STF-01]', async () => {
  expect(['1.234,50', '1234,5', '1234.50', '$ 1.234', '1.234.567', '90'].map(readAmount)).toEqual([
    123_450, 123_450, 123_450, 123_400, 123_456_700, 9_000,
  ])
  for (const typed of ['', '-5', '1.23.4', '1,234', 'mil', '1e9', '12.345,678']) {
    expect(() => readAmount(typed)).toThrow(InvalidArguments)
  }
  expect(readDiscount('7,5 %')).toEqual({ percent: 750 })
  expect(readDiscount('1.500')).toEqual({ amount: 150_000 })
  for (const typed of ['0%', '101%', '5,555%', 'mucho'])
    expect(() => readDiscount(typed)).toThrow(InvalidArguments)
  expect(await whyNot('orders', 'nuevo')).toContain('El estado es uno de: a pagar, confirmado')
  expect(await whyNot('pay', '1', '-5')).toBe('«-5»: un importe o una cantidad no puede ser negativo.')
  expect(await whyNot('orders', '--as', 'nadie@x.example')).toContain('Nadie de')
  expect(await whyNot('bailar')).toMatch(/No existe «bailar».+Uso:/s)
  expect(await whyNot('order', '999999')).toBe('La tienda no tiene el pedido 999999.')
})

test('what is not understood ends with 2 and says how it goes [STF-01]', async () => {
  const file = fileURLToPath(new URL('staff.ts', import.meta.url))
  const child = spawn(process.execPath, [file, 'pampa', 'orders', '--nunca'], {
    env: { PATH: process.env.PATH, ...compileCacheEnvironment() },
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const code = await new Promise((ended) => child.on('close', ended))
  expect([code, said]).toEqual([2, expect.stringContaining('npm run staff')])
})
