/** Catalogs taken in from the office: looked at, rehearsed, run and taken back. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../test/buyer.ts'
import { logoFile } from '../../../test/fixtures/pictures.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { genericDraft, variantDraft } from '../../../test/products.ts'
import { spreadsheet, zipOf } from '../../../test/spreadsheet.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import { insertRun } from '../runs/runs.store.ts'
import { advanceImport } from './advance-import.ts'
import { saveStep } from './imports.store.ts'

let office: TestOffice
let owner: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice({ FETCH_LOOPBACK: 'true' })
  owner = await office.enter('duena@pampa.example')
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const upload = (...files: [name: string, content: string | Buffer][]) =>
  desk().uploadImport({}, { files: files.map(([name, content]) => new File([content as never], name)) })

/** Waits until the server has nothing more to do with it. */
async function settled(id: number) {
  return expect
    .poll(async () => (await desk().getImport({ Id: id })).state, { interval: 50 })
    .toMatch(/choosing|checked|done|failed/)
    .then(() => desk().getImport({ Id: id }))
}
type Choices = NonNullable<Parameters<ReturnType<typeof desk>['checkImport']>[0]['choices']>
async function rehearse(id: number, choices: Choices) {
  const { problem } = await settled(id)
  expect(problem).toBeNull()
  await desk().checkImport({ Id: id, choices })
  return settled(id)
}
async function run(id: number) {
  await desk().startImport({ Id: id })
  return settled(id)
}
const smallPicture = async (background?: string) =>
  new Uint8Array(await (await logoFile('foto.png', background)).arrayBuffer())
const findProduct = async (words: string) => (await desk().getProducts({ Filtro: words })).items[0]
const productOf = async (words: string) => desk().getProduct({ Id: (await findProduct(words))?.id ?? 0 })

test('a spreadsheet is looked at, its columns are named by hand, rehearsed, run and taken back [OWN-08] [IMP-04]', async () => {
  const sheet = spreadsheet([['Lista de precios'], ['solo notas']], {
    Productos: [
      ['Modelo N°', 'Lo que es', 'Tono', 'Vale', 'Quedan'],
      ['A-1', 'Cuaderno Roble', 'Rojo', 1500, 40],
      ['A-1', 'Cuaderno Roble', 'Azul', 1500, 12],
      ['A-2', 'Lapicera Pino', 'Negro', 'consultar', 5],
      ['A-3', 'Taza Sauce', 'Blanco', 2200, 30],
    ],
  })
  const { id, state } = await upload(['lista.xlsx', sheet])
  expect(state).toBe('looking')
  const first = await settled(id)
  expect([first.look?.kind, first.look?.sheets]).toEqual(['table', ['Hoja1', 'Productos']])
  await desk().chooseImportSheet({ Id: id, sheet: 'Productos' })
  const looked = await settled(id)
  expect(looked.look?.columns.map(({ heading, samples }) => [heading, samples[0]])).toEqual([
    ['Modelo N°', 'A-1'],
    ['Lo que es', 'Cuaderno Roble'],
    ['Tono', 'Rojo'],
    ['Vale', '1500'],
    ['Quedan', '40'],
  ])
  expect(await codeOf(desk().checkImport({ Id: id, choices: { priceKind: 'cost' } }))).toBe(
    'import_columns_unclear',
  )
  const uses = ['external_id', 'name', 'color', 'price', 'stock']
  const columns = looked.look?.columns.map(({ heading }, at) => ({ heading, use: uses[at] ?? '' })) ?? []
  expect(await codeOf(desk().checkImport({ Id: id, choices: { columns } }))).toBe('import_prices_unknown')
  const checked = await rehearse(id, { columns, priceKind: 'cost', supplier: 'Maderas Sur' })
  expect(checked.digest?.counts).toMatchObject({ created: 2, changed: 0, bad: 1 })
  expect(checked.digest?.faults).toEqual([
    { text: 'precio «consultar» ilegible', count: 1, places: ['fila 4 (A-2)'] },
  ])
  expect(checked.digest?.created[0]).toEqual({
    code: 'MS-A-1',
    name: 'Cuaderno Roble',
    text: expect.stringMatching(/^2 variantes, costo \$\s1\.500$/),
  })
  expect(await findProduct('Cuaderno Roble')).toBeUndefined()

  const done = await run(id)
  expect([done.state, done.digest?.counts.created, done.run]).toEqual(['done', 2, expect.any(Number)])
  expect((await productOf('Cuaderno Roble')).variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['MS-A-1-ROJO', 40],
    ['MS-A-1-AZUL', 12],
  ])
  // the columns of the supplier are remembered
  const next = await settled((await upload(['otra.csv', 'Modelo N°;Vale\nA-1;1600\n'])).id)
  expect(next.suppliers.find(({ name }) => name === 'Maderas Sur')?.columns).toEqual(columns)

  const report = await desk().exportImport({ Id: id, format: 'csv' })
  expect(report.rows).toBeGreaterThan(2)
  await desk().saveProduct({ Id: (await findProduct('Taza Sauce'))?.id ?? 0, name: 'Taza Sauce grande' })
  const undo = await settled((await desk().undoImport({ run: done.run ?? 0 })).id)
  expect(undo.digest?.counts).toMatchObject({ removed: 1, kept: 1 })
  expect(undo.digest?.kept).toEqual([{ code: 'MS-A-3', name: 'Taza Sauce grande', text: 'nombre' }])
  expect(await findProduct('Cuaderno Roble')).toBeDefined()
  expect((await run(undo.id)).state).toBe('done')
  expect([await findProduct('Cuaderno Roble'), (await findProduct('Taza Sauce'))?.name]).toEqual([
    undefined,
    'Taza Sauce grande',
  ])
  expect(await codeOf(desk().undoImport({ run: done.run ?? 0 }))).toBe('import_undone')
  const { items } = await desk().getImports({})
  expect(items.find((item) => item.id === id)).toMatchObject({
    supplier: 'Maderas Sur',
    created: 2,
    undoneBy: undo.run ?? expect.any(Number),
  })
  const changes = await desk().getChanges({ kind: 'import' })
  expect(changes.items.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['uploadImport', 'checkImport', 'startImport', 'undoImport']),
  )
})

test('sale prices become costs that are sold for them, with taxes or without [OWN-08]', async () => {
  const { id } = await upload(['precios.csv', 'Código;Nombre;Precio\nPV-1;Jarra Litre;1500\n'])
  await rehearse(id, { priceKind: 'sale' })
  await run(id)
  expect((await productOf('Jarra Litre')).variants[0]?.tiers.map(({ price }) => price)).toEqual([1500])
})

test('unknown techniques are proposed and made only where they were ticked [IMP-08]', async () => {
  const rows = 'Código;Nombre;Precio;Técnica\nTX-1;Caja Quillay;900;Repujado\nTX-2;Caja Boldo;900;Marmolado\n'
  const { id } = await upload(['cajas.csv', rows])
  const checked = await rehearse(id, { priceKind: 'cost' })
  const proposed = checked.digest?.notices.find(({ code }) => code === 'technique_unknown')
  expect(proposed?.examples).toEqual(['Repujado', 'Marmolado'])
  const ticked = await rehearse(id, { priceKind: 'cost', newTechniques: ['Repujado'] })
  expect(ticked.digest?.notices.find(({ code }) => code === 'technique_unknown')?.examples).toEqual([
    'Marmolado',
  ])
  await run(id)
  expect((await productOf('Caja Quillay')).techniques).toEqual(['Repujado'])
  expect((await productOf('Caja Boldo')).techniques).toEqual([])
})

test('what somebody else did with it meanwhile refuses the next step, and nobody else sees it [ADM-03] [ADM-21]', async () => {
  const { id, version } = await settled((await upload(['a.csv', 'Código;Precio\nX;1\n'])).id)
  await rehearse(id, { priceKind: 'cost' })
  expect(await codeOf(desk().checkImport({ Id: id, choices: { priceKind: 'sale' } }, { version }))).toBe(
    'import_changed',
  )
  await desk().dropImport({ Id: id })
  expect(await codeOf(desk().getImport({ Id: id }))).toBe('not_found')
  const sales = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  expect(await codeOf(desk(sales).getImports({}))).toBe('not_allowed')
  const neighbour = desk(await office.enter('vecina@andina.example', 'andina'), 'andina')
  expect((await neighbour.getImports({})).items).toEqual([])
})

test('pictures of a ZIP find their products by name and are added to theirs [IMP-07]', async () => {
  await office.services.database.inShop(office.testShops.pampa, (tx) =>
    saveGenerics(tx, [
      genericDraft('FOTO-1', 'Bolso Arrayán', { products: [variantDraft('FOTO-1-R', { color: 'Rojo' })] }),
    ]),
  )
  const before = (await productOf('Bolso Arrayán')).pictures.length
  const picture = await smallPicture()
  const zip = zipOf({
    'fotos/FOTO-1.png': picture,
    'fotos/foto-1 rojo.png': await smallPicture('#123456'),
    '../../etc/FOTO-1.png': picture,
    'nadie.png': picture,
  })
  const { id } = await upload(['fotos.zip', zip])
  const checked = await rehearse(id, {})
  expect(checked.look).toMatchObject({ kind: 'pictures', pictures: 3 })
  const noticeOf = (code: string) => checked.digest?.notices.find((notice) => notice.code === code)?.examples
  expect([noticeOf('pictures_matched'), noticeOf('picture_unmatched')]).toEqual([
    ['FOTO-1 (2)'],
    ['nadie.png'],
  ])
  await run(id)
  const { pictures } = await productOf('Bolso Arrayán')
  expect(pictures.map(({ sku }) => sku).slice(before)).toEqual([null, 'FOTO-1-R'])
})

test('a run that was cut off goes on as the same run [OWN-08]', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => `CUT-${at};Vaso ${at} cortado;100`).join('\n')
  const { id } = await upload(['cortado.csv', `Código;Nombre;Precio\n${rows}\n`])
  await rehearse(id, { priceKind: 'cost' })
  const { services, testShops } = office
  const shop = await services.shops.byName('pampa')
  if (!shop) throw new Error('no shop')
  // as a process leaves it that was killed before it had saved anything
  const begun = await services.database.inShop(testShops.pampa, async (tx) => {
    const runId = await insertRun(tx, { who: 'Ana', source: 'cortado.csv', supplierId: null, undoes: null })
    await saveStep(tx, id, { state: 'running', run: runId })
    return runId
  })
  const done = await advanceImport({ services, shop }, id)
  expect([done?.state, done?.run, done?.digest?.counts.created]).toEqual(['done', begun, 6])
})

test('an address is fetched, a page that is no catalog is told as what it is, and a private one is refused [OWN-08]', async () => {
  const server = await openFiles({
    '/lista.csv': 'Código;Nombre;Precio\nDIR-1;Reloj Maitén;3000\n',
    '/entrar': '<!doctype html><html>',
  })
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const { id } = await desk().fetchImport({ address: at('/lista.csv') })
  expect((await rehearse(id, { priceKind: 'cost' })).digest?.counts.created).toBe(1)
  const page = await settled((await desk().fetchImport({ address: at('/entrar') })).id)
  expect([page.state, page.problem]).toEqual(['failed', expect.stringContaining('Es una página web')])
  const closed = await settled((await desk().fetchImport({ address: 'http://10.0.0.1/lista.csv' })).id)
  expect(closed.problem).toBe('No se pudo traer el archivo: dirección privada.')
  expect(await codeOf(desk().fetchImport({ address: 'ftp://a.example/b' }))).toBe('import_address_wrong')
  server.close()
})

async function openFiles(files: Record<string, string>): Promise<Server> {
  const server = createServer(({ url = '' }, answer) => answer.end(files[url] ?? ''))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return server
}
