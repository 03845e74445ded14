import { expect, test } from 'vitest'
import { colorOf, readHexColor, splitColor } from './colors.ts'
import { sizeNameOf, splitSize } from './sizes.ts'
import { readTechniques, techniqueOf } from './techniques.ts'

test.each([
  ['Tampografia', 'pad_printing'],
  ['TAMPOGRAFÍA 1 COLOR', 'pad_printing'],
  ['tampo', 'pad_printing'],
  ['Tampográfica a 2 tintas', 'pad_printing'],
  ['Tampo-grafía', 'pad_printing'],
  ['Serigrafía textil', 'screen_printing'],
  ['SERIG. CIRCULAR', 'screen_printing'],
  ['Silk screen', 'screen_printing'],
  ['Bordado 10.000 puntadas', 'embroidery'],
  ['Grabado LÁSER', 'laser'],
  ['laser CO2', 'laser'],
  ['Sublimado', 'sublimation'],
  ['Transfer serigráfico', 'transfer'],
  ['DTF', 'transfer'],
  ['DTF UV', 'uv_printing'],
  ['Impresión UV full color', 'uv_printing'],
  ['Full Color', 'digital_printing'],
  ['Bajo relieve', 'debossing'],
  ['Gota de resina', 'doming'],
])('%j is %s [IMP-01]', (given, key) => {
  expect(techniqueOf(given)?.key).toBe(key)
})

test('an unknown technique keeps its name, and nothing is no technique [IMP-01]', () => {
  expect(techniqueOf('PIROGRABADO 2 COLORES')).toEqual({
    key: 'pirograbado',
    name: 'Pirograbado 2 colores',
    isKnown: false,
  })
  expect([techniqueOf('-'), techniqueOf('Sin personalización'), techniqueOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('several techniques in one text, each once [IMP-01]', () => {
  const keys = readTechniques('Tampo / Láser y bordado, TAMPOGRAFÍA 1 COLOR').map((one) => one.key)
  expect(keys).toEqual(['pad_printing', 'laser', 'embroidery'])
})

test.each([
  ['ROJA', 'Rojo', '#d0202e'],
  ['negros', 'Negro', '#1a1a1a'],
  ['Azul Marino', 'Azul marino', '#1b2a49'],
  ['navy', 'Azul marino', '#1b2a49'],
  ['color: celeste', 'Celeste', '#7ec8e3'],
  ['AZUL LAGO', 'Azul lago', '#1f4fa3'],
  ['Flúo', 'Flúo', null],
  ['verdes', 'Verde', '#2e8b57'],
  ['grises', 'Gris', '#8a8d91'],
  ['marrones', 'Marrón', '#6b4226'],
  ['.', '', null],
])('the colour %j is %s %s [IMP-01]', (given, color, primary_color) => {
  expect(colorOf(given)).toMatchObject({ color, primary_color })
})

test('two colours have two swatches, and the feed’s own win [IMP-01]', () => {
  expect(colorOf('ROJO/BLANCA')).toEqual({
    color: 'Rojo/Blanco',
    primary_color: '#d0202e',
    secondary_color: '#ffffff',
  })
  expect(colorOf('Rojo', ['F00', 'nope'])).toMatchObject({ primary_color: '#ff0000', secondary_color: null })
  expect([readHexColor('#ABC'), readHexColor('aabbcc'), readHexColor('red'), readHexColor(null)]).toEqual([
    '#aabbcc',
    '#aabbcc',
    undefined,
    undefined,
  ])
})

test.each([
  ['t. xl', 'XL'],
  ['Talle M', 'M'],
  ['2xl', '2XL'],
  ['s/m', 'S/M'],
  ['ÚNICO', 'Único'],
  ['U', 'Único'],
  ['42', '42'],
  ['..', ''],
])('the size %j is %j [IMP-01]', (given, size) => {
  expect(sizeNameOf(given)).toBe(size)
})

test.each([
  ['Remera Premium T. XL roja', 'Remera Premium roja', 'XL'],
  ['Campera Talle 42', 'Campera', '42'],
  ['Chomba (talle S)', 'Chomba', 'S'],
  ['Remera T XXL', 'Remera', 'XXL'],
])('%j hides the size of %j: %s [IMP-01]', (given, name, size) => {
  expect(splitSize(given)).toEqual({ name, size })
})

test.each(['Botella T 1000', 'Taza M', 'Cable USB T', 'Remera'])('%j hides no size [IMP-01]', (name) => {
  expect(splitSize(name)).toBeUndefined()
})

test('the colour at the end of a name [IMP-01]', () => {
  expect(splitColor('Remera Premium roja')).toEqual({ name: 'Remera Premium', color: 'roja' })
  expect(splitColor('Gorra azul marino')).toEqual({ name: 'Gorra', color: 'azul marino' })
  expect(splitColor('Gorra')).toBeUndefined()
})
