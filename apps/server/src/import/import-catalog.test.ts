import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Generic } from '@estampa/domain/catalog'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { type SheetCell, spreadsheet } from '../../test/spreadsheet.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { importCatalog } from './import-catalog.ts'
import { CannotImport } from './read/source.ts'
import { findByExternalId } from './save/import.store.ts'

let testShops: TestShops
let folder: string
let said = ''
const sample = (name: string) => fileURLToPath(new URL(`samples/${name}`, import.meta.url))

beforeAll(async () => {
  testShops = await openTestShops()
  folder = mkdtempSync(join(tmpdir(), 'estampa-import-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await testShops.close()
})
beforeEach(() => {
  said = ''
})

async function open(name: string) {
  const shop = await testShops.services.shops.byName(name)
  if (!shop) throw new CannotImport(`No existe la tienda «${name}».`)
  const nothing = async () => {}
  return { services: testShops.services, shop, analyze: nothing, close: nothing }
}

/** Confirmed: the shop of the tests has few products, and most runs change more than a fifth of them. */
const run = (...args: string[]) => runAsked(...args, '--yes')
const runAsked = (...args: string[]) =>
  importCatalog(args, {
    open,
    screen: {
      isTTY: false,
      write: (text) => {
        said += text
      },
    },
  })

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function find(code: string, shop: 'pampa' | 'andina' = 'pampa'): Promise<Generic> {
  const found = await testShops.services.database.readInShop(testShops[shop], (tx) =>
    findByExternalId(tx, [code]),
  )
  return found.get(code) ?? expect.fail(`${code} is not there`)
}

const version = () =>
  testShops.services.database.outside((tx) =>
    tx.selectFrom('shops').select('version').where('id', '=', testShops.pampa).executeTakeFirst(),
  )

const variantsOf = ({ products }: Generic) =>
  products
    .filter((one) => one.active)
    .map(({ sku, color, size, stock, tiers }) => ({
      sku,
      color,
      size,
      stock,
      costs: tiers.map((tier) => [tier.min_quantity, tier.cost]),
    }))

describe('a Zecat feed', () => {
  test('a rehearsal tells each bad record with its reason and saves nothing [IMP-01]', async () => {
    const before = await version()
    expect(await run('--shop', 'pampa', sample('zecat.json'), '--dry-run')).toBe(2)
    expect(said).toContain('registro 2 (ZX-4502): el código ZX-4502-AM-S está repetido')
    expect(said).toContain('registro 2 (ZX-4502-RO-S): stock «consultar» ilegible')
    expect(said).toContain('registro 3 (4503): el precio está en USD')
    expect(said).toContain('registro 4: no se puede leer')
    expect(said).toContain('registro 5: falta el código')
    expect(said).toContain('registro 6 (ZX-4504): el código ZX-4501-N ya es de otro producto (ZX-4501)')
    expect(said).toMatch(
      /Ensayo, no se guardó nada en [\d,]+ s: 3 nuevos, 0 cambiados, 0 sin cambios, 6 filas con errores/,
    )
    expect(await version()).toEqual(before)
  })

  test('comes in clean, and the bad records stop no other [IMP-01]', async () => {
    expect(await run('--shop', 'pampa', sample('zecat.json'))).toBe(2)
    const bottle = await find('ZX-4501')
    expect(bottle).toMatchObject({
      name: 'Botella térmica "andes" 500 ml Stanley',
      description: 'Doble pared de acero.\n• Tapa a rosca\n• Apta frío y calor',
      type: 'ProductoSimple',
      minimum_order_quantity: 50,
      unit_weight: 350,
      height: 24.5,
      width: 7,
      units_per_box: 40,
      tag: null,
      featured: true,
      families: [
        { title: 'Botellas y termos', icon_url: 'https://cdn.ejemplo.example/termos.svg', main: true },
        { title: 'Aire libre', main: false },
      ],
      subattributes: [
        { id: 2, name: 'Stanley', attribute_name: 'Marca' },
        { id: 8, attribute_name: 'Técnica de aplicación' },
        { id: 9, name: 'Acero inoxidable', attribute_name: 'Material' },
      ],
    })
    expect(bottle.printing_types.map((one) => one.name)).toEqual(['Bordado', 'Tampografía', 'Grabado láser'])
    expect(bottle.printing_areas).toMatchObject([
      { id: 71, name: 'Frente', width_centimeters: 5, height_centimeters: 8 },
    ])
  })

  test('costs are the price less the partner’s discount, and less by volume [IMP-01, PRICE-01]', async () => {
    expect(variantsOf(await find('ZX-4501'))).toEqual([
      {
        sku: 'ZX-4501-N',
        color: 'Negro',
        size: '',
        stock: 2100,
        costs: [
          [1, 875_035],
          [100, 831_283],
          [500, 787_532],
        ],
      },
      { sku: 'ZX-4501-R', color: 'Rojo', size: '', stock: 0, costs: [[1, 1_250_050]] },
    ])
    const [black] = (await find('ZX-4501')).products
    expect(black).toMatchObject({
      primary_color: '#0a0a0a',
      element_description_1: 'Negro',
      element_description_2: '',
    })
  })

  test('a size curve is one, with what a repeated record adds [IMP-01]', async () => {
    const shirt = await find('ZX-4502')
    expect(shirt).toMatchObject({ name: 'Remera premium', type: 'ProductoCurva' })
    expect(variantsOf(shirt).map(({ sku, size, stock }) => [sku, size, stock])).toEqual([
      ['ZX-4502-AM-XL', 'XL', 40],
      ['ZX-4502-AM-S', 'S', 0],
      ['ZX-4502-AM-M', 'M', 5],
    ])
    expect(shirt.products[0]).toMatchObject({
      element_description_1: 'XL',
      element_description_2: 'Azul marino',
    })
  })

  test('a technique is created with the feed’s prices, or without any, never with zeros [IMP-01]', async () => {
    const all = await testShops.services.database.readInShop(testShops.pampa, listTechniques)
    const techniques = new Map([...all.values()].map((one) => [one.key, one]))
    expect(techniques.get('embroidery')).toMatchObject({
      setUp: 7_000_000,
      minUnitsForPrinting: 50,
      bands: [
        {
          scales: [
            { minimum_quantity: 1, price: 121_490, next_price: 0 },
            { minimum_quantity: 100, price: 109_341, next_price: 0 },
          ],
        },
      ],
    })
    expect(techniques.get('pad_printing')).toMatchObject({ bands: [], setUp: null })
    expect(said).toBe('')
  })

  test('running it again changes nothing [IMP-01]', async () => {
    const before = await version()
    expect(await run('--shop', 'pampa', sample('zecat.json'))).toBe(2)
    expect(said).toMatch(/0 nuevos, 0 cambiados, 3 sin cambios/)
    expect(await version()).toEqual(before)
  })

  test('an unreliable currency can be ignored [IMP-01]', async () => {
    await run('--shop', 'pampa', sample('zecat.json'), '--ignore-currency')
    expect(variantsOf(await find('4503'))[0]?.costs).toEqual([[1, 300]])
  })

  test('what the shop changed of its families, techniques and places stays [IMP-01]', async () => {
    const { id } = await find('ZX-4501')
    const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
    const file1 = file(
      'areas.ndjson',
      JSON.stringify({
        id: 'AREA',
        name: 'Vaso',
        price: 10,
        families: [{ description: 'AIRE LIBRE' }],
        printing_areas: [{ id: 1, name: 'Frente', width_centimeters: 5, height_centimeters: 5 }],
        products: [{ sku: 'AREA', stock: 1 }],
      }),
    )
    expect(await run('--shop', 'pampa', file1)).toBe(0)
    const glass = await find('AREA')
    expect(glass.families[0]?.id).toBe((await find('ZX-4501')).families[1]?.id)
    const { families, printing_types: _, id: __, products, ...rest } = glass
    const images = [
      {
        image_url: '/pictures/vaso.webp',
        main: true,
        order: 1,
        variant: null,
        printing_area_id: null,
        width: 9,
        height: 9,
        color: null,
      },
    ]
    const areas = glass.printing_areas.map((area) => ({
      ...area,
      placement: { image_url: '/pictures/vaso.webp', ...place },
    }))
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      saveGeneric(tx, {
        ...rest,
        description: 'Escrita por la tienda',
        images,
        printing_areas: areas,
        printing_types: [],
        families: families.map((family) => ({ id: family.id, main: family.main })),
        products: products.map(({ id: _id, reserved_stock: _held, ...variant }) => variant),
      }),
    )
    said = ''
    await run('--shop', 'pampa', file1)
    expect(said).toMatch(/0 cambiados, 1 sin cambios/)
    expect(id).toBeGreaterThan(0)
  })
})

describe('other shapes of JSON', () => {
  const product = (n: number) => ({
    id: `F-${n}`,
    name: `Producto ${n}`,
    price: 10,
    products: [{ sku: `F-${n}`, stock: n }],
  })

  test.each<[string, string]>([
    ['bare.json', JSON.stringify([product(1), product(2)])],
    ['pretty.json', JSON.stringify([product(1), product(2)], null, 2)],
    ['page.json', JSON.stringify({ count: 2, generic_products: [product(1), product(2)] })],
    ['bom.json', `\ufeff${JSON.stringify({ generic_products: [product(1), product(2)] }, null, 2)}`],
    ['one.ndjson', `${JSON.stringify(product(1))}\n\n${JSON.stringify({ generic_product: product(2) })}\n`],
    ['unnamed', `${JSON.stringify({ generic_products: [product(1)] })}\n${JSON.stringify(product(2))}`],
  ])('%s is read whole [IMP-01]', async (name, text) => {
    expect(await run('--shop', 'andina', file(name, text))).toBe(0)
    expect((await find('F-2', 'andina')).name).toBe('Producto 2')
  })

  test('a broken line spoils itself alone, and a broken file keeps what came before [IMP-01]', async () => {
    const lines = [JSON.stringify(product(11)), '{"id": 12, "name', JSON.stringify(product(13))].join('\n')
    expect(await run('--shop', 'pampa', file('broken.ndjson', lines))).toBe(2)
    expect(said).toContain('línea 2: no se puede leer')
    expect((await find('F-13')).name).toBe('Producto 13')
    said = ''
    const cut = JSON.stringify([product(21), product(22)], null, 1).slice(0, -30)
    expect(await run('--shop', 'pampa', file('cut.json', cut))).toBe(2)
    expect(said).toContain('El JSON está roto después del registro 1')
    expect((await find('F-21')).name).toBe('Producto 21')
  })

  test('keys that would poison an object are only keys [IMP-01]', async () => {
    const text = `[{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "id": "P", "name": "Taza", "price": 1, "products": [{"sku": "P", "stock": 1, "__proto__": {"sku": "Q"}}]}]`
    expect(await run('--shop', 'pampa', file('proto.json', text))).toBe(0)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('a CSV', () => {
  test('with usual headings below a title, semicolons and Latin-1 comes in clean [IMP-01]', async () => {
    const latin = Buffer.from(readFileSync(sample('lista.csv'), 'utf8'), 'latin1')
    expect(await run('--shop', 'pampa', file('lista.csv', latin))).toBe(2)
    const shirt = await find('REM-1')
    expect(shirt).toMatchObject({ name: 'Remera algodón peinado', type: 'ProductoCurva' })
    expect(shirt.families.map((family) => family.title)).toEqual(['Remeras', 'Textil'])
    // «Textil > Remeras»: one stands in the other
    expect(shirt.families[0]?.within).toEqual([shirt.families[1]?.id])
    expect(variantsOf(shirt)).toEqual([
      {
        sku: 'REM-1-R-M',
        color: 'Rojo',
        size: 'M',
        stock: 1200,
        costs: [
          [1, 450_050],
          [100, 410_000],
        ],
      },
      {
        sku: 'REM-1-R-L',
        color: 'Rojo',
        size: 'L',
        stock: 0,
        costs: [
          [1, 450_050],
          [100, 410_000],
        ],
      },
      { sku: 'REM-1-V-M', color: 'Verde', size: 'M', stock: 7, costs: [[1, 450_050]] },
    ])
    const pen = await find('LAP-9')
    expect(pen.name).toBe('Lapicera "Roller"; tinta azul')
    expect(variantsOf(pen)).toEqual([
      { sku: '00123', color: 'Azul', size: '', stock: 0, costs: [[1, 123_450]] },
    ])
    expect((await find('TAZ-4')).products[0]?.stock).toBe(10)
  })

  test('tells the line and the reason of each bad row [IMP-01]', async () => {
    await run('--shop', 'pampa', sample('lista.csv'), '--dry-run')
    expect(said).toContain('línea 6 (REM-1): el código REM-1-R-L está repetido')
    expect(said).toContain('línea 8 (TAZ-2): precio «consultar» ilegible')
    expect(said).toContain('línea 9 (TAZ-3): la columna «Precio Unitario» trae una fórmula')
    expect(said).toMatch(/0 nuevos, 0 cambiados, 3 sin cambios, 4 filas/)
  })

  test('again it changes nothing; a changed price changes one product [IMP-01]', async () => {
    const path = sample('lista.csv')
    await run('--shop', 'pampa', path)
    said = ''
    await run('--shop', 'pampa', path)
    expect(said).toContain('0 nuevos, 0 cambiados')
    const text = readFileSync(path, 'utf8').replace(';950;', ';999,90;')
    said = ''
    await run('--shop', 'pampa', file('new-price.csv', text))
    expect(said).toContain('0 nuevos, 1 cambiados')
    expect(variantsOf(await find('TAZ-4'))[0]?.costs).toEqual([[1, 99_990]])
  })

  test('a bad row leaves the variant that the shop has as it is [IMP-01]', async () => {
    const head = 'codigo,sku,nombre,precio,stock\n'
    await run('--shop', 'pampa', file('a.csv', `${head}K-1,K-1-A,Llavero,100,5\nK-1,K-1-B,Llavero,100,5\n`))
    await run('--shop', 'pampa', file('a.csv', `${head}K-1,K-1-A,Llavero,120,5\nK-1,K-1-B,Llavero,cien,5\n`))
    expect(variantsOf(await find('K-1')).map((one) => [one.sku, one.costs[0]?.[1]])).toEqual([
      ['K-1-A', 12_000],
      ['K-1-B', 10_000],
    ])
  })

  test('sizes and colours hidden in names make one product [IMP-01]', async () => {
    const rows = [
      'codigo\tproducto\tprecio\tstock',
      'PR1\tRemera Premium T. S roja\t10\t1',
      'PR2\tRemera Premium T. XL roja\t10\t2',
    ]
    expect(await run('--shop', 'pampa', file('tabs.csv', rows.join('\r\n')))).toBe(0)
    const shirt = await find('PR1')
    expect(shirt).toMatchObject({ name: 'Remera Premium', type: 'ProductoCurva' })
    expect(variantsOf(shirt).map(({ sku, size, color }) => [sku, size, color])).toEqual([
      ['PR1', 'S', 'Rojo'],
      ['PR2', 'XL', 'Rojo'],
    ])
  })

  test('without known headings it says so, and a mapping says which is which [IMP-01]', async () => {
    const path = file('odd.csv', '\ufeffsep=|\nQué|Cuál|Cuánto|Hay\nX-1|Jarra|1.500|3\n')
    expect(await run('--shop', 'pampa', path)).toBe(1)
    expect(said).toContain('--mapping')
    const mapping = file(
      'map.json',
      JSON.stringify({
        columns: { external_id: 'Qué', name: 'Cuál', stock: 'hay' },
        prices: { 1: 'Cuánto' },
      }),
    )
    expect(await run('--shop', 'pampa', path, '--mapping', mapping)).toBe(0)
    expect(variantsOf(await find('X-1'))).toMatchObject([{ sku: 'X-1', stock: 3, costs: [[1, 150_000]] }])
  })

  test('a quotation mark that is never closed loses its rows and retires nothing [IMP-01]', async () => {
    const head = 'codigo,sku,nombre,precio\n'
    await run('--shop', 'pampa', file('q.csv', `${head}Q,Q-1,Taza,10\nQ,Q-2,Taza,10\n`))
    said = ''
    expect(await run('--shop', 'pampa', file('q.csv', `${head}Q,Q-1,Taza,12\nQ,Q-2,"Taza,10\n`))).toBe(2)
    expect(said).toContain('no se puede leer la fila')
    expect(variantsOf(await find('Q')).map((one) => [one.sku, one.costs[0]?.[1]])).toEqual([
      ['Q-1', 1_200],
      ['Q-2', 1_000],
    ])
  })

  test('an error that a spreadsheet left in a cell is told [IMP-01]', async () => {
    const path = file('errors.csv', 'codigo,nombre,precio\nER-1,Taza,#N/A\nER-2,#REF!,10\nER-3,Taza,10\n')
    expect(await run('--shop', 'pampa', path)).toBe(2)
    expect(said).toContain('línea 2 (ER-1): la columna «precio» trae un error de la planilla (#N/A)')
    expect(said).toContain('línea 3 (ER-2): la columna «nombre» trae un error de la planilla (#REF!)')
    expect(said).toContain('1 nuevos')
  })

  test('a code of another product of the shop is told and not taken [IMP-01]', async () => {
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      saveGeneric(tx, genericDraft('OWNER', 'Dueño', { products: [variantDraft('TAKEN', {})] })),
    )
    const path = file(
      'thief.csv',
      'codigo,sku,nombre,precio\nTHIEF,TAKEN,Ladrón,10\nHONEST,MINE,Honesto,10\n',
    )
    expect(await run('--shop', 'pampa', path)).toBe(2)
    expect(said).toContain('línea 2 (THIEF): el código TAKEN ya es de otro producto (OWNER)')
    expect((await find('HONEST')).name).toBe('Honesto')
  })

  test('rows of one product may lie far apart, and what the file no longer brings is retired if asked [IMP-01, IMP-02]', async () => {
    const head = 'codigo,sku,nombre,color,precio,stock'
    const others = Array.from({ length: 600 }, (_, n) => `FAR-${n},FAR-${n},Imán ${n},,5,1`)
    const rows = [
      head,
      'FAR,FAR-R,Vaso,Rojo,10,1',
      ...others.slice(0, 300),
      'FAR,FAR-V,Vaso,Verde,10,1',
      ...others.slice(300),
      'FAR,FAR-A,Vaso,Azul,10,1',
      'FAR,FAR-R,Vaso,Rojo,10,1',
    ]
    const path = file('far.csv', rows.join('\n'))
    expect(await run('--shop', 'pampa', path)).toBe(2)
    expect(said).toContain('línea 605 (FAR): el código FAR-R está repetido')
    expect(said).toContain('601 nuevos, 0 cambiados')
    expect(variantsOf(await find('FAR')).map((one) => one.sku)).toEqual(['FAR-R', 'FAR-V', 'FAR-A'])
    const before = await version()
    said = ''
    await run('--shop', 'pampa', path)
    expect(said).toContain('0 nuevos, 0 cambiados, 601 sin cambios')
    expect(await version()).toEqual(before)
    const less = file('less-far.csv', [head, ...rows.slice(1, -3)].join('\n'))
    said = ''
    expect(await run('--shop', 'pampa', less, '--retire', '--dry-run')).toBe(0)
    expect(said).toContain('FAR-A: se retira')
    expect(said).toContain('0 nuevos, 1 cambiados')
    await run('--shop', 'pampa', less, '--retire')
    expect((await find('FAR')).products.map((one) => [one.sku, one.active])).toEqual([
      ['FAR-R', true],
      ['FAR-V', true],
      ['FAR-A', false],
    ])
  })

  test('one product that the database refuses stops none of its batch [IMP-01]', async () => {
    const rows = [
      'codigo,nombre,precio,largo',
      'GOOD-1,Imán uno,5,1',
      'NUL,Imán dos,5,2',
      'GOOD-2,Imán tres,5,3',
    ]
    const owner = new pg.Client({ connectionString: testShops.ownerUrl })
    await owner.connect()
    await owner.query(`alter table generics add constraint no_nul check (external_id <> 'NUL')`)
    expect(await run('--shop', 'pampa', file('nul.csv', rows.join('\n')))).toBe(2)
    await owner.query('alter table generics drop constraint no_nul')
    await owner.end()
    expect(said).toContain('línea 3 (NUL): no se pudo guardar: ')
    expect(said).toContain('2 nuevos')
    expect((await find('GOOD-2')).length).toBe(3)
  })

  test('stock never falls under what is held for orders, and that is no change [IMP-01]', async () => {
    excuseFromLedger('stock HELD')
    const path = file('held.csv', 'codigo,nombre,precio,stock\nHELD,Paraguas,10,20\n')
    await run('--shop', 'pampa', path)
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      tx.updateTable('variants').set({ reserved_stock: 8 }).where('sku', '=', 'HELD').execute(),
    )
    const less = file('less.csv', 'codigo,nombre,precio,stock\nHELD,Paraguas,10,3\n')
    await run('--shop', 'pampa', less)
    expect((await find('HELD')).products[0]).toMatchObject({ stock: 8, reserved_stock: 8 })
    said = ''
    await run('--shop', 'pampa', less)
    expect(said).toContain('1 sin cambios')
  })
})

describe('a spreadsheet', () => {
  const sheet = (...rows: SheetCell[][]) => file('lista.xlsx', spreadsheet(rows))

  test('numbers shown as dates are numbers, and formulas only what they showed [IMP-01]', async () => {
    const path = sheet(
      ['Código', 'Producto', 'Talle', 'Precio', 'Stock'],
      [7790123456789, 'Buzo', 'L', { date: 1250.5 }, 12],
      ['B-2', 'Buzo liviano', { date: 45_000 }, 100, 5],
      ['B-3', 'Buzo corto', 'M', { formula: 'D2*2', value: 2501 }, { formula: 'SUM(E2)' }],
      ['B-4', { formula: 'HYPERLINK("http://x")', value: '=mal' }, 'M', 10, 5],
    )
    expect(await run('--shop', 'pampa', path)).toBe(2)
    expect(variantsOf(await find('7790123456789'))).toEqual([
      { sku: '7790123456789-L', color: '', size: 'L', stock: 12, costs: [[1, 125_050]] },
    ])
    expect(variantsOf(await find('B-3'))[0]).toMatchObject({ stock: 0, costs: [[1, 250_100]] })
    expect(said).toContain('fila 3 (B-2): la planilla convirtió en fecha el valor de «Talle»')
    expect(said).toContain('fila 5 (B-4): la columna «Producto» trae una fórmula (=mal)')
  })

  test('a sheet that is no sheet is told [IMP-01]', async () => {
    expect(await run('--shop', 'pampa', file('bad.xlsx', Buffer.from('PK\u0003\u0004 nothing more')))).toBe(1)
    expect(said).toContain('No se puede leer la planilla')
  })
})

describe('the command line', () => {
  test.each<[string, string[], number, string]>([
    ['help', ['--help'], 0, 'npm run import -- --shop TIENDA ARCHIVO'],
    ['no shop', ['x.csv'], 1, 'Falta la tienda'],
    ['no file', ['--shop', 'pampa'], 1, 'Falta el archivo'],
    ['an option that does not exist', ['--shop', 'pampa', '--nope', 'x'], 1, 'No entiendo la orden'],
    ['a file that does not exist', ['--shop', 'pampa', '/nowhere/x.csv'], 1, 'No existe el archivo'],
    [
      'a shop that does not exist',
      ['--shop', 'nadie', sample('lista.csv')],
      1,
      'No existe la tienda «nadie»',
    ],
  ])('%s [IMP-01]', async (_name, args, code, text) => {
    expect(await run(...args)).toBe(code)
    expect(said).toContain(text)
  })

  test('an empty file and a mapping with a fault are told [IMP-01]', async () => {
    expect(await run('--shop', 'pampa', file('empty.csv', ''))).toBe(1)
    expect(said).toContain('está vacío')
    const mapping = file('bad-map.json', '{"columns": {"prize": "x"}}')
    expect(await run('--shop', 'pampa', sample('lista.csv'), '--mapping', mapping)).toBe(1)
    expect(said).toContain('tiene un error')
  })

  test('feeds cannot write to the terminal [IMP-01]', async () => {
    const path = file('evil.csv', 'codigo,nombre,precio\nE\u001b[2J1,Taza,\u001b]0;x\u0007mal\n')
    await run('--shop', 'pampa', path)
    expect([...said].filter((one) => one < ' ' && one !== '\n')).toEqual([])
  })
})
