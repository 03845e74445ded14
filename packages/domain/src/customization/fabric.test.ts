import { expect, test } from 'vitest'
import { fabricOf } from './fabric.ts'

const product = (name: string, material = '', family = '') => ({
  name,
  families: family ? [{ title: family }] : [],
  subattributes: material ? [{ id: 9, name: material, attribute_name: 'Material' }] : [],
})

test.each([
  ['Gorra Trucker', 'Poliéster', '', 'cap'],
  ['Jockey Andes', 'Gabardina', '', 'cap'],
  ['Modelo Aurora', '', 'Gorras y viseras', 'cap'],
  ['Gorro de lana', '', '', 'knit'],
  ['Chomba Ribera', 'Piqué', '', 'knit'],
  ['Polera básica', 'Algodón', '', 'knit'],
  ['Polerón con capucha', 'Algodón', '', 'knit'],
  ['Buzo clásico', 'Frisa', '', 'fleece'],
  ['Chaqueta Polar', '', '', 'fleece'],
  ['Campera Sur', 'Micropolar', '', 'fleece'],
  ['Remera Dry Fit', '', '', 'performance'],
  ['Remera deportiva de secado rápido', 'Poliéster', '', 'performance'],
  ['Bolso deportivo', 'Poliéster 600D', '', 'twill'],
  ['Camisa de trabajo', 'Gabardina', '', 'twill'],
  ['Camisa Oxford', '', '', 'shirting'],
  ['Delantal de cocina', 'Lona', '', 'twill'],
  ['Mochila urbana', 'Poliéster', '', 'twill'],
  ['Taza', 'Cerámica', '', 'firm'],
  ['Capa de lluvia', '', '', 'firm'],
])('%s of «%s» in «%s» is sewn on: %s [API-29] [DEC-02]', (name, material, family, fabric) => {
  expect(fabricOf(product(name, material, family))).toBe(fabric)
})

test('the cap of a set is known by its area [API-29] [DEC-02]', () => {
  const set = product('Set de bienvenida')
  expect(fabricOf(set, 'Frente de la gorra')).toBe('cap')
  expect(fabricOf(set, 'Frente')).toBe('firm')
})
