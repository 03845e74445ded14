/** Files that come with a message about an order, of both sides. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { someOf } from '../../test/depth.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { poison, refused, sanitized } from '../../test/hostile-files.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { heic, photo, receiptPdf, wrongReceipts } from '../../test/receipt-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { dropMessages } from './messages.store.ts'

let testShops: TestShops
let buyer: Buyer
let seller: StaffMember
let goods: VariantFixture
let Id: string
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  seller = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('AGENDA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('AGENDA', 'Agenda', { products }))
  )[0] as VariantFixture
})
afterAll(() => testShops.close())
beforeEach(async () => {
  Id = (await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))).orderId
})

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)
const pdf = async (name = 'plano.pdf') => fileOf(await receiptPdf(), name)
const picture = async (name = 'foto.jpg') => fileOf(await photo().jpeg().toBuffer(), name)
const write = (files: File[], text = '', who = buyer) =>
  who.api.orders.sendMessageFiles({ Id, text }, { files })
const answer = (files: File[], text = '') => seller.api.staff.sendMessageFiles({ Id, text }, { files })
const look = (url = '') => fetch(testShops.origin + url)
const keysOf = async () => {
  const { rows } = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    sql<{ key: string }>`select f ->> 'key' as key from order_messages m, jsonb_array_elements(m.files) f
      where m.order_id = ${Id} order by m.sequence`.execute(tx),
  )
  return rows.map(({ key }) => key)
}

const storedKeys = async () => {
  const keys: string[] = []
  for await (const key of testShops.services.files.list(`shops/${testShops.pampa}/messages`)) keys.push(key)
  return keys.toSorted()
}

test('both sides send files with words or without, and see them in the thread [ADM-10] [ORD-04]', async () => {
  await write([await picture('C:\\fotos\\taza <rota>.jpg'), await pdf()])
  const thread = await answer([await pdf('guía.pdf')], 'Así va el logo:')
  expect(thread).toMatchObject([
    {
      who: 'customer',
      text: '',
      files: [
        { name: 'taza rota.jpg', kind: 'picture', preview_url: expect.stringMatching(/-preview\.webp$/) },
        { name: 'plano.pdf', kind: 'pdf', preview_url: null },
      ],
    },
    { who: 'staff', text: 'Así va el logo:', files: [{ name: 'guía.pdf', kind: 'pdf' }] },
  ])
  expect(await buyer.api.orders.getOrderMessages({ Id })).toMatchObject([
    { files: [{ kind: 'picture' }, { kind: 'pdf' }] },
    { files: [{ kind: 'pdf' }] },
  ])
  const { items } = await seller.api.staff.getMessageThreads({ show: 'all' })
  expect(items.find(({ id }) => id === Id)?.last).toMatchObject({ line: 'Así va el logo:', files: 1 })
})

test('a picture is written anew, and a PDF is only downloaded and runs nothing [ADM-10] [SYS-04]', async () => {
  const sent = await receiptPdf()
  const [message] = await write([await picture(), fileOf(sent, 'a.pdf')])
  const [shown, document] = message?.files ?? []
  const answered = await look(shown?.url)
  expect(answered.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answered.arrayBuffer()).equals(await photo().jpeg().toBuffer())).toBe(false)
  expect((await look(shown?.preview_url ?? '')).headers.get('content-type')).toBe('image/webp')
  const download = await look(document?.url)
  expect(Buffer.from(await download.arrayBuffer()).equals(sent)).toBe(true)
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="adjunto.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await look(document?.url.replace(/\/files\/[^/]+\//, '/files/zzzzzz/'))).status).toBe(404)
})

test('what is no picture and no plain document is refused by its name, and nothing of it stays [ADM-10]', async () => {
  const before = await storedKeys()
  // each kind of them is sent to the doors of receipts and of logos
  for (const [what, [refusal, make]] of someOf(Object.entries(wrongReceipts), 2)) {
    expect([what, await refusalCode(write([await picture(), fileOf(await make(), `${what}.pdf`)]))]).toEqual([
      what,
      refusal,
    ])
  }
  for (const [what, make] of someOf(Object.entries(refused), 4)) {
    const { status } = await refusalOf(answer([fileOf(await make(), 'logo.png')]))
    expect([what, status >= 400 && status < 500]).toEqual([what, true])
  }
  expect(await refusalCode(write([fileOf(heic(), 'IMG_1.heic')]))).toBe('receipt_heic')
  expect(
    await refusalCode(write([fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg')])),
  ).toBe('receipt_unreadable')
  expect(await buyer.api.orders.getOrderMessages({ Id })).toEqual([])
  expect(await storedKeys()).toEqual(before)
})

test('nothing hostile of a picture is in what is shown [ADM-10] [SYS-04]', async () => {
  const pictures = Object.values(sanitized).filter(({ name }) => !name?.endsWith('.svg'))
  for (const { name = 'logo.png', make } of someOf(pictures, 8)) {
    const sent = await write([fileOf(await make(), name)]).catch(() => [])
    const url = sent.at(-1)?.files[0]?.url
    if (url) expect(Buffer.from(await (await look(url)).arrayBuffer()).toString('latin1')).not.toMatch(poison)
  }
})

test('there are one to three files of ten megabytes at most [ADM-10]', async () => {
  const one = await pdf()
  expect(await refusalCode(write([]))).toBe('no_file')
  expect(await refusalCode(answer([one, one, one, one]))).toBe('too_many_files')
  const large = fileOf(new Uint8Array(10 * 1024 * 1024 + 1), 'enorme.pdf')
  expect((await refusalOf(write([large]))).status).toBe(413)
  expect(await buyer.api.orders.getOrderMessages({ Id })).toEqual([])
})

test('a message whose answer was lost is sent again once, with its files [ADM-10]', async () => {
  const files = [await picture()]
  await write(files, 'Mirá')
  const before = await storedKeys()
  expect(await write(files, 'Mirá')).toHaveLength(1)
  expect(await storedKeys()).toEqual(before)
  expect(await write([await pdf()], 'Mirá')).toHaveLength(2)
})

test('nobody sends files to an order that is not theirs, of this shop or another [ADM-10] [SYS-01]', async () => {
  const stranger = await openBuyer(testShops, 'pampa', 'bruno')
  expect(await refusalCode(write([await pdf()], '', stranger))).toBe('not_found')
  const other = await openStaffMember(testShops, 'andina', 'Eva')
  expect(await refusalCode(other.api.staff.sendMessageFiles({ Id }, { files: [await pdf()] }))).toBe(
    'not_found',
  )
})

test('files go with their person [ADM-10] [LAW-07]', async () => {
  await write([await picture(), await pdf()])
  const keys = await keysOf()
  expect(keys).toHaveLength(2)
  const gone = await testShops.services.database.inShop(testShops.pampa, (tx) => dropMessages(tx, Id))
  expect(gone).toEqual(expect.arrayContaining(keys))
  expect(gone.filter((key) => key.includes('/messages/'))).toHaveLength(3)
  expect(await keysOf()).toEqual([])
})
