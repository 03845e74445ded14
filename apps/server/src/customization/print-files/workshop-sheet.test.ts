import { expect, test } from 'vitest'
import { text, view } from '../../../test/design-fixture.ts'
import { screenPrinting } from '../../../test/products.ts'
import { readDocument } from '../../../test/read-document.ts'
import { workshopSheet } from './workshop-sheet.ts'

async function sheetFor(key: string, name: string): Promise<string> {
  const place = {
    area: { name: 'Frente', width: 54, height: 88 },
    view: view(1, [text('Norte', { colour: '#0b3d91' })]),
    technique: { ...screenPrinting({ key, name }), id: 1 },
    colours: [{ hex: '#0b3d91', name: 'Azul marca' }],
    remarks: [],
  } as never
  const facts = {
    shop: 'Ferromarca',
    order: 'Pedido 4',
    date: '28/11/2026',
    product: { name: 'Botella', sku: 'B' },
    quantities: [{ name: 'Grafito', sku: 'B', units: 25 }],
    places: [place],
    options: { marks: true },
  }
  const preview = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sheet = await workshopSheet({ facts, picture: null, places: [{ place, preview, files: [] }] })
  return (await readDocument(sheet)).text
}

test('who engraves is told of no ink, whatever color the logo came in; who prints is [BLD-08]', async () => {
  expect(await sheetFor('screen_printing', 'Serigrafía')).toContain('Azul marca')
  const engraved = await sheetFor('laser', 'Grabado láser')
  expect(engraved).toContain('Grabado láser')
  expect(engraved).not.toMatch(/Colores|Azul marca|0b3d91/)
})
