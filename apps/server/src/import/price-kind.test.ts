/** Exports of other shops and pictures by name through the command. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { type ImportFixture, openImportFixture } from '../../test/import-fixture.ts'
import { zipOf } from '../../test/spreadsheet.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

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

const sample = (name: string) => fileURLToPath(new URL(`../../test/exports/${name}`, import.meta.url))

test('an export asks what its prices are, and costs are made that are sold for them [IMP-06]', async () => {
  const asked = await stage.run(sample('shopify.csv'))
  expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('--prices sale')])
  const { code, said } = await stage.run(sample('shopify.csv'), '--prices', 'sale-with-taxes', '--yes')
  expect(code, said).toBe(0)
  const dearest = await stage.find('vela-lago')
  expect(dearest.products[0]?.tiers[0]?.cost).toBeLessThan(720_000)
  const again = await stage.run(sample('shopify.csv'), '--prices', 'sale-with-taxes', '--yes')
  expect(again.said).toContain('0 nuevos, 0 cambiados, 3 sin cambios')
})

test('products of a supplier that its list no longer brings are hidden where that was asked for [OWN-09] [IMP-02]', async () => {
  const both = stage.file('both.csv', 'Código;Nombre;Precio\n1;Farol Uno;100\n2;Farol Dos;100\n')
  await stage.run(both, '--supplier', 'Faroles', '--yes')
  const one = stage.file('one.csv', 'Código;Nombre;Precio\n1;Farol Uno;100\n')
  await stage.run(one, '--supplier', 'Faroles', '--yes')
  expect((await stage.find('FAR-2')).published).toBe(true)
  await stage.run(one, '--supplier', 'Faroles', '--hide-missing', '--yes')
  expect([(await stage.find('FAR-1')).published, (await stage.find('FAR-2')).published]).toEqual([
    true,
    false,
  ])
  expect((await stage.run(one, '--hide-missing')).said).toContain('con --supplier')
})

test('a ZIP of pictures beside a list, and alone, twice, adds each picture once [IMP-07]', async () => {
  const picture = new Uint8Array(await (await logoFile()).arrayBuffer())
  const zip = stage.file(
    'fotos.zip',
    zipOf({ 'PIC-1.png': picture, 'PIC-1 rojo.png': picture, 'otra.png': picture }),
  )
  const list = stage.file('pic.csv', 'Código;Nombre;Precio;Color\nPIC-1;Manta Ulmo;100;Rojo\n')
  const { said } = await stage.run(list, '--pictures-from', zip, '--yes')
  expect(said).toContain('imágenes que no son de ningún producto')
  const first = await stage.find('PIC-1')
  expect(first.images.map(({ main }) => main)).toEqual([true])
  await stage.run(zip)
  expect((await stage.find('PIC-1')).images).toEqual(first.images)
  const broken = stage.file('rota.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 1)]))
  expect((await stage.run(broken)).code).toBe(1)
})
