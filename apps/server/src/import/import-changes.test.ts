import type { Generic, Tier } from '@estampa/domain/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryPlaces, openBuyer, orderFor, refusalOf } from '../../test/buyer.ts'
import { type ImportFixture, openImportFixture } from '../../test/import-fixture.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { spreadsheet } from '../../test/spreadsheet.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { listTechniques } from '../customization/customization.store.ts'

let testShops: TestShops
let stage: ImportFixture

beforeAll(async () => {
  testShops = await openTestShops()
  stage = openImportFixture(testShops)
})
afterAll(async () => {
  stage.close()
  await testShops.close()
})

const colors = ['Rojo', 'Azul', 'Verde', 'Negro', 'Blanco', 'Gris']
const scale: Tier[] = [1, 50, 100, 200, 500, 1_000, 5_000].map((min_quantity, at) => {
  return { min_quantity, cost: 150_000 - at * 10_000 }
})

/** A pen in six colors with seven tiers, two techniques of which its area takes one, and a brand. */
async function savePen(code: string): Promise<Generic> {
  const technique = await stage.screenPrinting()
  const family = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveFamily(tx, { title: 'Escritura', icon_url: null, position: 1 }),
  )
  const placement = { image_url: '/pictures/gone.webp', x: 0.1, y: 0.2, width: 0.3, height: 0.1 }
  await stage.save(
    genericDraft(code, 'Bolígrafo Vista', {
      description: 'Tinta azul.',
      families: [{ id: family, main: true }],
      printing_types: [technique],
      printing_areas: [
        { id: 1, name: 'Cuerpo', width_centimeters: 4, height_centimeters: 1, placement, printing_types: [] },
      ],
      subattributes: [
        { id: 2, name: 'Bic', attribute_name: 'Marca' },
        { id: 9, name: 'Plástico', attribute_name: 'Material' },
      ],
      products: colors.map((color, at) =>
        variantDraft(`${code}-${color.slice(0, 2).toUpperCase()}`, { color, tiers: scale, stock: 100 + at }),
      ),
    }),
  )
  return stage.find(code)
}

const withVariant = (product: Generic, sku: string, said: Partial<Generic['products'][number]>) => ({
  ...product,
  products: product.products.map((one) => (one.sku === sku ? { ...one, ...said } : one)),
})

describe('columns that a file does not name stay untouched', () => {
  test('a price with its code and sku changes that price and nothing else [IMP-02]', async () => {
    const before = await savePen('P-1')
    const file = stage.file('price.csv', 'Código;SKU;Precio\nP-1;P-1-VE;1600\n')
    expect((await stage.run(file, '--yes')).code).toBe(0)
    const tiers = scale.map((tier, at) => (at === 0 ? { ...tier, cost: 160_000 } : tier))
    expect(await stage.find('P-1')).toEqual(withVariant(before, 'P-1-VE', { tiers }))
  })

  test('a stock by the sku alone changes that stock and nothing else [IMP-02]', async () => {
    const before = await savePen('P-2')
    const file = stage.file('stock.csv', 'SKU;Stock\nP-2-AZ;7\nP-2-NE;0\n')
    const { code, said } = await stage.run(file, '--yes')
    expect(code, said).toBe(0)
    expect(said).toContain('1 cambiados')
    const one = withVariant(before, 'P-2-AZ', { stock: 7 })
    expect(await stage.find('P-2')).toEqual(withVariant(one, 'P-2-NE', { stock: 0 }))
  })

  test('a price for the code of a product is the price of all its variants, and makes none [IMP-02]', async () => {
    const before = await savePen('P-3')
    const { code, said } = await stage.run(stage.file('code.csv', 'Código;Precio\nP-3;1.700\n'), '--yes')
    expect(code, said).toBe(0)
    const after = await stage.find('P-3')
    expect(after.products.map((one) => one.sku)).toEqual(before.products.map((one) => one.sku))
    expect(after.products.map((one) => one.tiers[0]?.cost)).toEqual(colors.map(() => 170_000))
    expect(after.products.map((one) => one.tiers.length)).toEqual(colors.map(() => 7))
  })

  test('a stock for a code that has variants is refused, and one with its color is of that one [IMP-02]', async () => {
    const before = await savePen('P-4')
    const { code, said } = await stage.run(stage.file('code.csv', 'Código;Stock\nP-4;9\n'), '--yes')
    expect([code, said]).toEqual([1, expect.stringContaining('P-4 tiene 6 variantes')])
    expect(await stage.find('P-4')).toEqual(before)
    await stage.run(stage.file('color.csv', 'Código;Color;Stock\nP-4;ROJA;9\n'), '--yes')
    expect(await stage.find('P-4')).toEqual(withVariant(before, 'P-4-RO', { stock: 9 }))
  })

  test('tiers are replaced where the file names tiers, and a brand alone leaves the material [IMP-02]', async () => {
    const before = await savePen('P-5')
    const rows = 'SKU;Precio;Precio x 100;Marca\nP-5-RO;1000;900;Pilot\n'
    expect((await stage.run(stage.file('tiers.csv', rows), '--yes')).code).toBe(0)
    const tiers = [
      { min_quantity: 1, cost: 100_000 },
      { min_quantity: 100, cost: 90_000 },
    ]
    const [, material] = before.subattributes
    const subattributes = [{ id: 2, name: 'Pilot', attribute_name: 'Marca' }, material]
    expect(await stage.find('P-5')).toEqual({ ...withVariant(before, 'P-5-RO', { tiers }), subattributes })
  })

  test('a size guide is read from its column, told before it is saved, and taken back [IMP-02] [ROUTE-16]', async () => {
    const before = await savePen('P-8')
    const guide = 'xs: ancho 48 cm, largo 70 cm; Talle M: ancho 51, largo 72,5'
    const file = stage.file('guide.csv', `Código;Guía de talles\nP-8;"${guide}"\n`)
    const rehearsed = await stage.run(file, '--dry-run')
    expect(rehearsed.said).toContain(
      'guía de talles: (vacío) → «XS: ancho 48, largo 70; M: ancho 51, largo 72,5»',
    )
    expect(await stage.find('P-8')).toEqual(before)
    expect((await stage.run(file, '--yes')).code).toBe(0)
    const size_guide = {
      measures: ['Ancho', 'Largo'],
      sizes: [
        { size: 'XS', centimeters: [48, 70] },
        { size: 'M', centimeters: [51, 72.5] },
      ],
    }
    expect(await stage.find('P-8')).toEqual({ ...before, size_guide })
    const unclear = await stage.run(stage.file('unclear.csv', 'Código;Guía de talles\nP-8;grande\n'), '--yes')
    expect([unclear.code, unclear.said]).toEqual([
      0,
      expect.stringContaining('guía de talles que no se entiende'),
    ])
    expect((await stage.find('P-8')).size_guide).toEqual(size_guide)
    await stage.run(stage.file('none.csv', 'Código;Publicado;Guía de talles\nP-8;sí;\n'), '--yes')
    expect((await stage.find('P-8')).size_guide).toBeNull()
  })

  test('a price under which more units would cost more each is refused [IMP-02]', async () => {
    const before = await savePen('P-6')
    const { code, said } = await stage.run(stage.file('low.csv', 'SKU;Precio\nP-6-RO;1000\n'), '--yes')
    expect([code, said]).toEqual([1, expect.stringContaining('la escala desde 50 unidades')])
    expect(await stage.find('P-6')).toEqual(before)
  })

  test('a row without a code retires nothing and says so where retiring was asked for [IMP-02]', async () => {
    const before = await savePen('P-7')
    const rows = 'Código;SKU;Precio;Stock\nP-7;P-7-RO;1600;100\n;;5;5\n'
    const { code, said } = await stage.run(stage.file('no-code.csv', rows), '--yes', '--retire')
    expect([code, said]).toEqual([2, expect.stringContaining('No se retiró ninguna variante')])
    const whole = 'Código;SKU;Precio;Stock\nP-7;P-7-RO;1600;100\n'
    await stage.run(stage.file('whole.csv', whole), '--yes')
    expect((await stage.find('P-7')).products.every((one) => one.active)).toBe(true)
    await stage.run(stage.file('whole.csv', whole), '--yes', '--retire')
    const retired = (await stage.find('P-7')).products.filter((one) => !one.active)
    expect(retired.map((one) => one.sku)).toEqual(before.products.slice(1).map((one) => one.sku))
  })

  test('a code that the shop does not have, without a name, is told [IMP-02]', async () => {
    const { code, said } = await stage.run(stage.file('none.csv', 'SKU;Stock\nNADA;9\n'), '--yes')
    expect([code, said]).toEqual([1, expect.stringContaining('la tienda no tiene el código NADA')])
  })
})

describe('suppliers', () => {
  test('the codes of two suppliers never meet [IMP-03]', async () => {
    const before = await savePen('VA-1008')
    const rows = 'Código;Nombre;Precio\nVA-1008;Nevera cooler bishop;99\n'
    const file = stage.file('nevera.csv', rows)
    const mixed = await stage.run(file, '--yes')
    expect([mixed.code, mixed.said]).toEqual([1, expect.stringContaining('el nombre cambiaría por completo')])
    const own = await stage.run(file, '--supplier', 'Importadora Nevera Sur')
    expect(own.said).toContain('«Importadora Nevera Sur». Sus códigos empiezan con INS-')
    expect(await stage.find('VA-1008')).toEqual(before)
    expect(await stage.find('INS-VA-1008')).toMatchObject({ name: 'Nevera cooler bishop' })
    const again = await stage.run(file, '--supplier', 'importadora nevera sur')
    expect(again.said).toContain('0 nuevos, 0 cambiados, 1 sin cambios')
    const other = 'Código;Nombre;Precio\nINS-VA-1008;Nevera grande;99\n'
    expect((await stage.run(stage.file('other.csv', other), '--yes')).said).toContain(
      'es del proveedor «Importadora Nevera Sur»',
    )
    const taken = await stage.run(file, '--supplier', 'Isla', '--prefix', 'ins')
    expect(taken.said).toContain('hace falta otro prefijo')
  })

  test('a name that changes wholly is taken where it was confirmed [IMP-03]', async () => {
    await savePen('P-20')
    const file = stage.file('rename.csv', 'Código;Nombre\nP-20;Lapicera Andes\n')
    expect((await stage.run(file, '--yes')).code).toBe(1)
    expect((await stage.run(file, '--yes', '--rename')).code).toBe(0)
    expect((await stage.find('P-20')).name).toBe('Lapicera Andes')
  })
})

describe('before and after a run', () => {
  test('a rehearsal lists what changes, and many changes need to be confirmed [IMP-04]', async () => {
    const before = await savePen('P-30')
    const rows =
      'Código;SKU;Nombre;Precio;Precio x 10\nP-30;P-30-RO;Bolígrafo Vista Plus;1000;900\nP-30;P-30-AZ;Bolígrafo Vista Plus;1000;900\n'
    const file = stage.file('list.csv', rows)
    const { said } = await stage.run(file, '--dry-run', '--retire')
    expect(said).toContain('P-30 «Bolígrafo Vista»')
    expect(said).toContain('nombre: «Bolígrafo Vista» → «Bolígrafo Vista Plus»')
    expect(said.replaceAll('\u00a0', ' ')).toContain(
      'P-30-RO, P-30-AZ: escalas 7 → 2 (precio desde 1 $ 1.500 → $ 1.000, y 7 más)',
    )
    expect(said).toContain('P-30-VE, P-30-NE, P-30-BL, P-30-GR: se retira')
    expect(await stage.find('P-30')).toEqual(before)
    const all = Array.from({ length: 30 }, (_, n) => `P-3${n};P-3${n}-RO;5`)
    await Promise.all(all.map((_, n) => (n > 0 ? savePen(`P-3${n}`) : undefined)))
    const many = stage.file('many.csv', ['Código;SKU;Stock', ...all].join('\n'))
    const refused = await stage.run(many)
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('más de un quinto')])
    expect((await stage.find('P-31')).products[0]?.stock).toBe(100)
    expect((await stage.run(many, '--yes')).code).toBe(0)
    expect((await stage.find('P-31')).products[0]?.stock).toBe(5)
  })

  test('a run can be taken back, but for what changed since, which is named [IMP-05]', async () => {
    const [first, second] = [await savePen('U-1'), await savePen('U-2')]
    const rows = [
      'Código;SKU;Nombre;Categoría;Color;Precio;Stock',
      'U-1;U-1-RO;Bolígrafo Vista Plus;Oficina;Rojo;1600;5',
      'U-1;U-1-LI;Bolígrafo Vista Plus;Oficina;Lila;1600;5',
      'U-2;U-2-RO;Bolígrafo Vista Plus;Oficina;Rojo;1600;5',
      'U-3;U-3;Vaso;Oficina;Rojo;100;5',
    ]
    const file = stage.file('undo.csv', rows.join('\n'))
    const { said } = await stage.run(file, '--yes', '--as', 'Ana')
    const run = /Importación (\d+):/.exec(said)?.[1] ?? ''
    await stage.run(stage.file('later.csv', 'SKU;Stock\nU-2-RO;77\n'), '--yes')
    expect((await stage.run('--runs')).said).toMatch(/Ana {2}undo\.csv: 1 nuevos, 2 cambiados/)
    const rehearsal = await stage.run('--undo', run, '--dry-run')
    expect(rehearsal.said).toContain('Ensayo, no se guardó nada: 2 productos como antes, 1 borrados')
    const undone = await stage.run('--undo', run)
    expect(undone.code).toBe(2)
    expect(undone.said).toContain('U-2 «Bolígrafo Vista Plus»: cambió después y queda: U-2-RO: stock')
    const products = (await stage.find('U-1')).products
    const lilac = products.find((one) => one.sku === 'U-1-LI')
    expect(lilac).toMatchObject({ active: false })
    expect(await stage.find('U-1')).toEqual({ ...first, products: [...first.products, lilac] })
    expect(await stage.find('U-2')).toEqual(withVariant(second, 'U-2-RO', { stock: 77 }))
    expect(await stage.isThere('U-3')).toBe(false)
    const families = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
      tx.selectFrom('families').select('title').execute(),
    )
    expect(families.map((one) => one.title)).not.toContain('Oficina')
    expect((await stage.run('--undo', run)).said).toContain('ya se deshizo')
  })

  test('techniques that nobody knows are proposed, and made if asked [IMP-08]', async () => {
    const rows = 'Código;Nombre;Técnica\nT-1;Vaso;Screen\nT-2;Mochila;2.5 cm\nT-3;Libreta;Repujado a mano\n'
    const file = stage.file('techniques.csv', rows)
    const { said } = await stage.run(file, '--yes')
    expect(said).toContain('no se crea')
    expect(said).toContain('(1: Repujado a mano)')
    expect((await stage.find('T-1')).printing_types.map((one) => one.name)).toEqual(['Serigrafía'])
    expect((await stage.find('T-3')).printing_types).toEqual([])
    const map = stage.file('map.json', JSON.stringify({ techniques: { 'Repujado a mano': 'Bajorrelieve' } }))
    await stage.run(file, '--yes', '--mapping', map)
    expect((await stage.find('T-3')).printing_types.map((one) => one.name)).toEqual(['Bajorrelieve'])
    await stage.run(file, '--yes', '--new-techniques')
    const techniques = await testShops.services.database.readInShop(testShops.pampa, listTechniques)
    expect([...techniques.values()].map((one) => one.name)).toContain('Repujado a mano')
  })
})

describe('files as people have them', () => {
  test('a reason that all rows share is told once, with how many they are [IMP-06]', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => `COP-${n};Vaso ${n};COP 1.000`)
    const { code, said } = await stage.run(
      stage.file('cop.csv', ['Código;Nombre;Precio', ...rows].join('\n')),
    )
    expect(code).toBe(1)
    expect(said.match(/el precio está en/g) ?? []).toHaveLength(1)
    expect(said).toContain('50 filas: ')
    expect(said).toContain('línea 2 (COP-0), línea 3 (COP-1)')
    expect(said).toContain('y 10 más')
  })

  test('a negative price is called negative, and a price of a formula that failed is a fault [IMP-06]', async () => {
    const rows = 'Código;Nombre;Precio\nN-1;Vaso;-1\nN-2;Vaso;#N/A\n'
    const { said } = await stage.run(stage.file('negative.csv', rows))
    expect(said).toContain('línea 2 (N-1): precio «-1» negativo')
    expect(said).toContain('línea 3 (N-2): la columna «Precio» trae un error de la planilla')
  })

  test('the sheet that is a list is read, totals and notes are none of its products [IMP-06]', async () => {
    const path = stage.file(
      'hojas.xlsx',
      spreadsheet([['Cómo se usa este archivo'], ['Completá la lista y volvé a subirla.']], {
        Lista: [
          ['LISTA DE PRECIOS'],
          ['Código', 'Producto', 'Precio', 'Stock'],
          ['TEXTIL'],
          ['H-1', 'nexus stylus -', 100, 5],
          ['TOTAL', null, 100, 5],
          ['* Precios sin IVA'],
        ],
      }),
    )
    const { code, said } = await stage.run(path)
    expect([code, said]).toEqual([0, expect.stringContaining('Lista (de Hoja1, Lista)')])
    expect(said).toContain('filas que no son productos (totales, títulos, notas): no se leen (3: ')
    expect((await stage.find('H-1')).name).toBe('Nexus stylus')
  })

  test.each([
    ['broken.xlsx', Buffer.from([1, 2, 0, 200, 31, 7]), 'está dañado'],
    ['foto.webp', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 \u0000\u001b[2J'), 'es una imagen WebP'],
    ['lista.csv', Buffer.from([5, 0, 1, 0, 200, 31, 7]), 'es un archivo binario'],
  ])('%s is named as what it is, and never shown [IMP-06]', async (name, content, reason) => {
    const { code, said } = await stage.run(stage.file(name, content))
    expect([code, said]).toEqual([1, expect.stringContaining(reason)])
    expect([...said].filter((one) => one < ' ' && one !== '\n')).toEqual([])
  })

  test.each([
    ['Shopify', 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price'],
    ['WooCommerce', 'ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Images,Parent'],
    ['WooCommerce', 'ID;Tipo;SKU;Nombre;Publicado;Inventario;Precio normal;Categorías;Superior'],
  ])('an export of %s is recognized, and what to do is said [IMP-06]', async (system, headings) => {
    const { code, said } = await stage.run(stage.file('export.csv', `${headings}\n1,simple,2,x\n`))
    expect([code, said]).toEqual([1, expect.stringContaining(`Es una exportación de ${system}`)])
  })

  test('names in small letters and idle descriptions are mended, and a list of pictures is read [IMP-06]', async () => {
    const rows = [
      'Código;Nombre;Descripción;Imagen',
      'M-1;memoria usb  bambú -;not description;"[""https://a.example/1.jpg"",""https://a.example/2.jpg""]"',
      'M-2;Vaso;Sin datos;fotos/taza.jpg',
    ]
    const { said } = await stage.run(stage.file('names.csv', rows.join('\n')))
    expect(await stage.find('M-1')).toMatchObject({ name: 'Memoria USB bambú', description: '' })
    expect(said).toContain('no son una dirección http: no se pueden traer (1: fotos/taza.jpg)')
  })
})

describe('goods without counted stock', () => {
  test('a feed without stock is sold on order, and that holds in lists, page, delivery and order [IMP-09]', async () => {
    const rows = 'Código;Nombre;Precio;Peso;Alto;Ancho;Largo\nO-1;Termo Andino;1000;1;2;1;1\n'
    const file = stage.file('on-order.csv', rows)
    const { said } = await stage.run(file, '--on-order-days', '15')
    expect(said).toContain('se venden a pedido')
    const buyer = await openBuyer(testShops, 'pampa', 'ana')
    const list = await buyer.api.catalog.getProductsList({ name: 'termo andino', stock: 500 })
    expect(list.items.map((one) => [one.external_id, one.stock, one.on_order])).toEqual([['O-1', 0, true]])
    const detail = await buyer.api.catalog.getProductDetail({ external_id: 'O-1' })
    expect(detail.products).toMatchObject([{ stock: 0, availability: 'on_order', on_order_days: 15 }])
    const [variant] = detail.products
    const goods = { genericId: detail.id, variantId: variant?.id ?? 0, sku: 'O-1' }
    const { variantId: productId, genericId: genericProductId } = goods
    const quote = await buyer.api.shipping.getShippingQuote({
      products: [{ productId, genericProductId, quantity: 5_000 }],
      province: deliveryPlaces.pampa.provinceFKId,
      city: deliveryPlaces.pampa.cityFKId,
      location: deliveryPlaces.pampa.locationFKId,
    })
    expect(quote.production_days).toBe(25)
    const body = await orderFor(buyer, 'pampa', goods, 5_000)
    const { orderId } = await buyer.api.checkout.completeOrder(body)
    const hands = staffActions(testShops, 'pampa')
    expect(await hands.stockOf(productId)).toMatchObject({ stock: 0, reserved: 5_000, held: 5_000 })
    const [payment] = (await buyer.api.orders.getOrderById({ Id: orderId })).payments
    if (!payment) throw new Error('the order has no payment')
    await hands.approve(payment)
    expect(await hands.advance(orderId, 'in_production')).toBe('in_production')
    expect((await stage.find('O-1')).products).toMatchObject([
      { stock: 0, reserved_stock: 0, availability: 'on_order' },
    ])
  })

  test('a variant that is not offered cannot be ordered, and a counted one again only as counted [IMP-09]', async () => {
    const named = stage.file(
      'offer.csv',
      'Código;Nombre;Precio;Stock;Peso;Alto;Ancho;Largo\nO-2;Termo Pampa;1000;a pedido;300;20;7;7\n',
    )
    await stage.run(named)
    expect((await stage.find('O-2')).products).toMatchObject([{ availability: 'on_order' }])
    const bare = stage.file('none.csv', 'SKU;Precio\nO-2;1100\n')
    await stage.run(bare, '--yes')
    expect((await stage.find('O-2')).products).toMatchObject([{ availability: 'on_order' }])
    const { said } = await stage.run(bare, '--yes', '--availability', 'none')
    expect(said).toContain('1 cambiados')
    const buyer = await openBuyer(testShops, 'pampa', 'eva')
    const { id, products } = await buyer.api.catalog.getProductDetail({ external_id: 'O-2' })
    expect(products).toMatchObject([{ stock: 0, availability: 'none' }])
    const goods = { genericId: id, variantId: products[0]?.id ?? 0, sku: 'O-2' }
    const body = await orderFor(buyer, 'pampa', goods, 1)
    expect((await refusalOf(buyer.api.checkout.completeOrder(body))).fault?.refusal).toBe('out_of_stock')
    const counted = stage.file('counted.csv', 'SKU;Stock\nO-2;3\n')
    await stage.run(counted, '--yes', '--availability', 'stock')
    const again = await buyer.api.catalog.getProductDetail({ external_id: 'O-2' })
    expect(again.products).toMatchObject([{ stock: 3, availability: 'stock' }])
  })
})
