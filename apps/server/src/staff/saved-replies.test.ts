/** The saved replies of a shop. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalCode, refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'

let office: TestOffice
let owner: OfficeBrowser
let ana: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  ana = await office.enter('ana@pampa.example', 'pampa', 'artwork')
})
afterAll(() => office.close())
beforeEach(async () => {
  for (const { id } of (await desk(owner).getSavedReplies({})).items)
    await desk(owner).removeReply({ Id: id })
})

const desk = (browser: OfficeBrowser, shop = 'pampa') => browser.api(shop).staff
const save = (name: string, text = 'Hola {nombre}', browser = owner) =>
  desk(browser).saveReply({ name, text })

test('whoever writes to buyers keeps the replies of the shop, and each change is recorded [ADM-10] [ADM-05]', async () => {
  const { items } = await save('Plazo', 'Hola {nombre}:\nel pedido {pedido} sale en 10 días.', ana)
  expect(items).toMatchObject([
    { name: 'Plazo', text: 'Hola {nombre}:\nel pedido {pedido} sale en 10 días.' },
  ])
  await save('Boceto')
  const Id = items[0]?.id ?? 0
  await desk(owner).saveReply({ Id, name: 'Aviso de plazo', text: 'Sale en 12 días.' })
  expect((await desk(ana).getSavedReplies({})).items.map(({ name }) => name)).toEqual([
    'Aviso de plazo',
    'Boceto',
  ])
  await desk(ana).removeReply({ Id })
  const { items: changes } = await desk(owner).getChanges({ kind: 'saved_reply' })
  expect(changes.slice(0, 2)).toMatchObject([
    { call: 'removeReply', subject: { name: 'Aviso de plazo' }, after: { isRemoved: true } },
    {
      call: 'saveReply',
      before: { name: 'Plazo' },
      after: { name: 'Aviso de plazo', text: 'Sale en 12 días.' },
    },
  ])
})

test('a name is there once, and a shop has at most fifty, also where they are saved at once [ADM-10]', async () => {
  await save('Plazo')
  expect(await refusalCode(save('PLAZO'))).toBe('reply_name_taken')
  for (let made = 2; made < 50; made++) await save(`Respuesta ${made}`)
  const both = await Promise.allSettled([save('Una'), save('Otra', 'Hola', ana)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalCode(save('Más'))).toBe('too_many_replies')
  expect((await desk(owner).getSavedReplies({})).items).toHaveLength(50)
})

test('a reply has a name and a text that fits in a message [ADM-10]', async () => {
  for (const [name, text] of [
    ['', 'Hola'],
    ['  ', 'Hola'],
    ['Saludo', ''],
    ['Saludo', 'x'.repeat(2_001)],
    ['x'.repeat(61), 'Hola'],
  ] as const) {
    expect((await refusalOf(save(name, text))).status).toBe(400)
  }
  expect((await desk(owner).getSavedReplies({})).items).toEqual([])
})

test('who only reads has no replies, and a shop knows none of another [ADM-10] [ADM-03] [SYS-01]', async () => {
  const { items } = await save('Plazo')
  const Id = items[0]?.id ?? 0
  const viewer = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  expect(await refusalCode(desk(viewer).getSavedReplies({}))).toBe('not_allowed')
  expect(await refusalCode(save('Mía', 'Hola', viewer))).toBe('not_allowed')
  expect(await refusalCode(desk(viewer).removeReply({ Id }))).toBe('not_allowed')
  const stranger = await office.enter('duena@andina.example', 'andina')
  expect(await desk(stranger, 'andina').getSavedReplies({})).toEqual({ items: [] })
  const other = desk(stranger, 'andina')
  expect(await refusalCode(other.saveReply({ Id, name: 'Suya', text: 'Hola' }))).toBe('not_found')
  expect(await refusalCode(other.removeReply({ Id }))).toBe('not_found')
  expect((await desk(owner).getSavedReplies({})).items).toMatchObject([{ name: 'Plazo' }])
})
