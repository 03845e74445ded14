import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalOf, simpleCartLine } from '../../test/buyer.ts'
import { genericDraft, poloDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { productCommands } from './product/commands.ts'
import { type CommandSet, runCommand } from './run-command.ts'
import { shopCommands } from './shop/commands.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

type Outcome = { code: number; said: string }

async function run(commands: CommandSet, args: readonly string[], typed = ''): Promise<Outcome> {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const { services, ownerUrl } = testShops
  const roles = { owner: ownerUrl, app: '' }
  const open = async () => ({ services, ownerUrl, roles, close: async () => {} })
  const code = await runCommand(commands, {
    args,
    open,
    input: async () => typed,
    write: hear,
    complain: hear,
  })
  return { code, said: said.replace(/\u00a0/g, ' ') }
}

const shop = (...args: string[]) => run(shopCommands, args)
const product = (...args: string[]) => run(productCommands, args)
const configOf = (name: string) => testShops.api(name).shops.getConfig({})

test('a shop is opened, shown, changed and listed without SQL, and its numbers start at 1 [OWN-01] [OWN-21] [CONF-07]', async () => {
  const rehearsed = await shop('create', 'nueva', '--country', 'CL', '--name', 'Nueva', '--dry-run')
  expect(rehearsed).toEqual({ code: 0, said: 'Ensayo: «nueva» se puede abrir.\n' })
  expect((await shop('show', 'nueva')).code).toBe(1)
  const opened = await shop('create', 'nueva', '--country', 'CL', '--name', 'Nueva', 'colors.primary=#112233')
  expect([opened.code, opened.said]).toEqual([0, expect.stringContaining('/nueva')])
  expect((await refusalOf(configOf('nueva'))).fault?.refusal).toBe('shop_preparing')
  expect((await shop('suspend', 'nueva')).said).toContain('Solo se suspende una tienda que está abierta.')
  expect((await shop('open', 'nueva')).said).toBe('nueva está abierta.\n')
  await expect
    .poll(() => configOf('nueva').catch(() => undefined))
    .toMatchObject({ name: 'Nueva', environment: 'CL', roundPrice: 0 })
  expect((await shop('create', 'nueva', '--country', 'CL')).said).toContain('ya existe')
  const changes = [
    'withTaxes=false',
    'presentation.phone=+56 2 2345 6789',
    'pixelFB=123456789',
    'rules.quoteDays=20',
  ]
  expect((await shop('set', 'nueva', ...changes)).code).toBe(0)
  await expect
    .poll(() => configOf('nueva'))
    .toMatchObject({ withTaxes: false, pixelFB: '123456789', presentation: { phone: '+56 2 2345 6789' } })
  expect((await shop('set', 'nueva', 'pixelFB=')).said).toContain('pixelFB: 123456789 → null')
  expect((await shop('list')).said).toMatch(/^nueva +abierta +Nueva +CL/m)

  const draft = genericDraft('LAPIZ', 'Lápiz', { products: [variantDraft('LAPIZ-1', { stock: 500 })] })
  const [goods] = await addProduct(testShops, 'pampa', draft)
  const lucia = await openBuyer(testShops, 'pampa')
  const { orderId } = await lucia.api.checkout.completeOrder(
    await orderFor(lucia, 'pampa', goods as never, 3),
  )
  const quote = await askQuote(lucia, [simpleCartLine(goods as never, 10)])
  expect([(await lucia.api.orders.getOrderById({ Id: orderId })).number, quote.number]).toEqual([
    1,
    'C-000001',
  ])
})

test('a shop of the console begins with the same as one of the guide, or like another [OWN-01] [OWN-02] [OWN-21]', async () => {
  expect((await shop('create', 'muestra', '--country', 'ARG', '--with', 'cosas')).code).toBe(2)
  const made = await shop('create', 'muestra', '--country', 'ARG', '--with', 'goods,techniques,deliveries')
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('/muestra')])
  expect((await shop('techniques', 'muestra')).said).toContain('laser')
  expect(JSON.parse((await shop('shipping', 'muestra')).said).services).toHaveLength(1)
  await shop('open', 'muestra')
  // another process opened it: that it was closed may still be remembered here for a moment
  const goods = async () => (await testShops.api('muestra').catalog.getProductsList({})).items.length
  await expect.poll(goods).toBeGreaterThan(10)
  expect((await shop('clone', 'muestra', 'gemela', '--name', 'Gemela')).said).toContain('como muestra')
  expect((await shop('techniques', 'gemela')).said).toContain('laser')
  expect((await shop('clone', 'muestra', 'gemela')).said).toContain('ya existe')
})

test('who operates the installation is appointed at the console [OWN-20] [OWN-21]', async () => {
  expect((await shop('operators', 'add', 'olga@taller.example')).code).toBe(2)
  const added = await run(
    shopCommands,
    ['operators', 'add', 'Olga@taller.example', '--name', 'Olga'],
    'Tres tristes tigres 4\n',
  )
  expect(added).toEqual({ code: 0, said: 'Olga@taller.example opera la instalación.\n' })
  expect((await shop('operators')).said).toMatch(/olga@taller\.example +Olga/)
  await shop('operators', 'remove', 'olga@taller.example')
  expect((await shop('operators')).said).toContain('Todavía no opera nadie')
  expect((await shop('operators', 'remove', 'nadie@taller.example')).code).toBe(1)
})

test('JSON goes in and comes out, and what does not fit is told by its name, all at once [OWN-21]', async () => {
  const shown = JSON.parse((await shop('show', 'andina', '--json')).said)
  expect(shown).toMatchObject({ shop: 'andina', environment: 'CL', rules: { taxMultiplier: '1.19' } })
  const given = JSON.stringify({ rules: { depositPercent: 50 }, colors: { secondary: '#445566' } })
  const set = await run(shopCommands, ['set', 'andina', '--json'], given)
  expect(JSON.parse(set.said)).toEqual({
    shop: 'andina',
    saved: true,
    changes: [
      { field: 'colors.secondary', from: null, to: '#445566' },
      { field: 'rules.depositPercent', from: 100, to: 50 },
    ],
  })
  const wrong = ['withTaxes=quizás', 'colors.primary=rojo', 'rules.depositPercent=0', 'templateFK.id=44']
  const refused = await shop('set', 'andina', ...wrong, '--json')
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.said).faults.map(({ field }: { field: string }) => field)).toEqual([
    'withTaxes',
    'templateFK.id',
    'colors.primary',
    'rules.depositPercent',
  ])
  const unknown = await shop('set', 'andina', 'colour=1')
  expect([unknown.code, unknown.said]).toEqual([2, expect.stringContaining('No existe el campo «colour»')])
  expect((await shop('create', 'Ñandú', '--country', 'ARG')).said).toContain('letras minúsculas')
  expect((await shop('create', 'otra')).said).toContain('--country')
  expect((await shop('host', 'andina', 'https://x')).said).toContain('host: un dominio')
  expect((await shop('set', 'nadie', 'withTaxes=true')).said).toContain('Las que hay: pampa, andina')
})

test('bank data, deliveries, techniques, pictures and people are set and checked [OWN-21] [CHK-05]', async () => {
  const bank = await shop('payment', 'pampa', 'TRF', 'CBU=0170099220000067797371', 'CUIT=30-50001091-3')
  expect(bank.said).toMatch(/CBU: los 22 dígitos.+CUIT: un CUIT/s)
  expect((await shop('payment', 'pampa', 'CHQ', 'holder=Otra SA')).code).toBe(0)
  expect((await shop('payment', 'pampa', 'MP')).said).toContain('npm run mercado-pago')

  const table = (await shop('shipping', 'pampa')).said
  expect(JSON.parse(table).services[0].rates[0].bands[0].price).toBe(4500)
  const dearer = table.replace('"price": 4500', '"price": 5000.5')
  expect((await run(shopCommands, ['shipping', 'pampa', 'set'], dearer)).code).toBe(0)
  await expect
    .poll(
      async () =>
        (await testShops.services.shops.byName('pampa'))?.rules.rateTable.services[0]?.rates[0]?.bands[0],
    )
    .toMatchObject({ price: 500_050 })
  const lost = await run(shopCommands, ['shipping', 'pampa', 'set'], table.replace('"94"', '"99"'))
  expect(lost.said).toContain('zones.far: «99» no es un código')

  const technique = { key: 'laser', name: 'Láser', pricing: 'flat', productionDays: 3, setUp: 1500.5 }
  const scales = [{ minimum_quantity: 1, price: 200 }]
  const laser = JSON.stringify({ ...technique, bands: [{ from: 0, to: null, scales }] })
  expect((await run(shopCommands, ['techniques', 'pampa', 'set'], laser)).said).toContain('laser')
  const kept = JSON.parse((await shop('techniques', 'pampa', '--json')).said)
  expect(kept).toContainEqual(expect.objectContaining({ key: 'laser', setUp: 1500.5, productionDays: 3 }))
  expect((await run(shopCommands, ['techniques', 'pampa', 'set'], '{"key": "Láser"}')).said).toMatch(
    /key: .+name: /s,
  )

  const logo = fileURLToPath(new URL('../../../../demo/pictures/logo-pampa.svg', import.meta.url))
  expect((await shop('logo', 'pampa', logo)).said).toMatch(
    /logo: null → \/pictures\/shops\/pampa\/logo-\w{16}\.webp/,
  )
  const { logo: address } = JSON.parse((await shop('show', 'pampa', '--json')).said)
  expect((await fetch(testShops.origin + address)).headers.get('content-type')).toBe('image/webp')
  expect((await shop('logo', 'pampa', fileURLToPath(import.meta.url))).said).toContain('no es una imagen')
  expect((await shop('banner', 'pampa', 'add', logo, '--title', 'Hola')).code).toBe(0)
  expect((await shop('banner', 'pampa')).said).toContain('Hola')
  expect((await shop('banner', 'pampa', 'remove', '1')).code).toBe(0)

  const added = await run(
    shopCommands,
    ['people', 'pampa', 'add', 'ana@x.example', '--name', 'Ana'],
    'ClavePropia8',
  )
  expect(added.said).toContain('Ana <ana@x.example> puede entrar')
  const bea = ['people', 'pampa', 'add', 'bea@x.example', '--name', 'Bea', '--dry-run']
  const rehearsed = await run(shopCommands, bea, 'ClavePropia8')
  expect(rehearsed.said).toContain('Ensayo, no se guardó: podría entrar Bea <bea@x.example>')
  expect((await run(shopCommands, bea, 'corta')).code).toBe(1)
  const leaving = await shop('people', 'pampa', 'disable', 'ana@x.example', '--dry-run')
  expect(leaving.said).toContain('dejaría de poder entrar')
  const { said: people } = await shop('people', 'pampa')
  expect(people).toContain('ana@x.example')
  expect(people).not.toMatch(/bea@x\.example|dada de baja/)
})

test('one price and the stock of a variant reach list, facets and search, and nothing else changes [OWN-21]', async () => {
  const products = [variantDraft('TAZA-R', { stock: 10 }), variantDraft('TAZA-A', { stock: 20 })]
  await addProduct(testShops, 'andina', genericDraft('TAZA', 'Taza grande', { products }))
  const listed = async () =>
    (await testShops.api('andina').catalog.getProductsList({ name: 'taza' })).items[0]
  const before = await listed()
  const shown = JSON.parse((await product('show', 'andina', 'TAZA', '--json')).said)
  const from = String(shown.variants[0].tiers.at(-1).from)
  expect((await product('price', 'andina', 'TAZA', '10', '--from', from)).code).toBe(0)
  await expect.poll(async () => (await listed())?.price).toBeLessThan(before?.price ?? 0)
  expect((await product('stock', 'andina', 'TAZA-R', '4')).code).toBe(0)
  expect((await listed())?.stock).toBe(24)
  const after = JSON.parse((await product('show', 'andina', 'TAZA', '--json')).said)
  expect(after.variants.map(({ sku, stock: units, active }: never) => [sku, units, active])).toEqual([
    ['TAZA-R', 4, true],
    ['TAZA-A', 20, true],
  ])
  expect((await product('hide', 'andina', 'TAZA-R')).said).toContain('no se ofrece')
  expect((await listed())?.stock).toBe(20)
  expect((await product('restore', 'andina', 'TAZA-R')).code).toBe(0)
  expect((await product('hide', 'andina', 'TAZA', '--dry-run')).said).toContain('Ensayo')
  expect(await listed()).toBeDefined()
  await product('hide', 'andina', 'TAZA')
  expect(await listed()).toBeUndefined()
  await product('restore', 'andina', 'TAZA')
  expect((await listed())?.stock).toBe(24)
  expect((await product('stock', 'andina', 'TAZA', '1')).said).toContain('hace falta el sku')
  expect((await product('price', 'andina', 'TAZA', '-5')).said).toContain('no puede ser negativo')
  expect((await product('stock', 'andina', 'NADA', '1')).said).toContain('no tiene «NADA»')
})

test('all hosts of a shop are told, added and taken away, former ones too, and none of another shop [OWN-21] [OWN-16]', async () => {
  const hosts = async () => JSON.parse((await shop('host', 'andina', '--json')).said)
  expect((await shop('host', 'andina')).said).toContain('No tiene dominio propio.')
  await shop('host', 'andina', 'viejo.example')
  await shop('host', 'andina', 'regalos.example')
  expect((await shop('host', 'andina', 'add', 'tienda.example', '--dry-run')).said).toContain('Ensayo')
  expect(await hosts()).toEqual({ host: 'regalos.example', otherHosts: ['viejo.example'], claims: [] })
  expect((await shop('host', 'andina', 'add', 'Tienda.example')).code).toBe(0)
  const told = (await shop('host', 'andina')).said
  expect(told).toMatch(/regalos\.example +principal/)
  expect(told).toMatch(/viejo\.example +lleva a regalos\.example/)
  expect(JSON.parse((await shop('show', 'andina', '--json')).said).otherHosts).toEqual([
    'tienda.example',
    'viejo.example',
  ])
  for (const taken of ['viejo.example', 'regalos.example']) {
    const other = await shop('host', 'pampa', 'add', taken)
    expect([other.code, other.said]).toEqual([
      1,
      expect.stringContaining(`Otra tienda ya tiene el dominio ${taken}`),
    ])
  }
  expect((await shop('host', 'andina', 'remove', 'viejo.example')).code).toBe(0)
  expect((await shop('host', 'andina', 'remove', 'viejo.example')).said).toContain('no tiene el dominio')
  expect((await shop('host', 'andina', 'remove', 'regalos.example')).said).toContain('dominio principal')
  expect((await shop('host', 'andina', 'add', 'https://x')).said).toContain('un dominio sin https')
  await shop('host', 'andina', 'off')
  expect(await hosts()).toEqual({
    host: null,
    otherHosts: ['regalos.example', 'tienda.example'],
    claims: [],
  })
  for (const left of ['regalos.example', 'tienda.example']) await shop('host', 'andina', 'remove', left)
  expect((await shop('host', 'andina')).said).toContain('No tiene dominio propio.')
})

test('a size guide is set for a product or a category, rehearsed first, and shown for the sizes there are [OWN-21] [ROUTE-16]', async () => {
  const family = 'poleras y pique'
  await testShops.services.database.inShop(testShops.andina, async (tx) => {
    const id = await saveFamily(tx, { title: 'Poleras y piqué', icon_url: null, position: 0 })
    await saveGeneric(tx, poloDraft({ external_id: 'REM', families: [{ id, main: true }] }))
  })
  const guideOf = async () =>
    (await testShops.api('andina').catalog.getProductDetail({ external_id: 'REM' })).size_guide
  const own = 'S: ancho 48, largo 70; L: ancho 54, largo 74,5; XXL: ancho 60, largo 78'
  expect((await product('sizes', 'andina', 'REM', own, '--dry-run')).said).toContain('S: ancho 48, largo 70')
  expect(await guideOf()).toBeNull()

  expect((await product('sizes', 'andina', '--family', family, 'S: ancho 1; L: ancho 2')).code).toBe(0)
  expect((await guideOf())?.sizes.map(({ centimeters }) => centimeters)).toEqual([[1], [2]])
  expect((await product('sizes', 'andina', 'REM', own)).said).toContain('Guía de talles')
  expect(await guideOf()).toEqual({
    measures: ['Ancho', 'Largo'],
    sizes: [
      { size: 'S', centimeters: [48, 70] },
      { size: 'L', centimeters: [54, 74.5] },
    ],
  })
  await product('sizes', 'andina', 'REM', 'ninguna')
  expect((await guideOf())?.measures).toEqual(['Ancho'])
  await product('sizes', 'andina', '--family', family, 'ninguna')
  expect(await guideOf()).toBeNull()
  const wrong = await product('sizes', 'andina', 'REM', 'S: grande')
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('No se entiende «grande»')])
  const unknown = await product('sizes', 'andina', '--family', 'Zapatos', own)
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringContaining('no tiene la categoría «Zapatos»'),
  ])
})

test('every command says how it goes, and npm knows it [OWN-21]', async () => {
  for (const commands of [shopCommands, productCommands]) {
    const { code, said } = await run(commands, ['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(commands.commands)) expect(said).toContain(`\n  ${name} `.trimEnd())
    expect((await run(commands, ['bailar'])).code).toBe(2)
    expect((await run(commands, [])).code).toBe(2)
  }
  const { scripts } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'))
  expect(scripts).toMatchObject({ shop: expect.any(String), product: expect.any(String) })
})
