import { expect, test } from 'vitest'
import { front, mug } from '../../test/fixtures.ts'
import type { Generic } from '../catalog.ts'
import { isRefusal } from '../refusal.ts'
import { copiedAreas, editPrintAreas, type PrintAreaEdit, type PrintAreaFault } from './print-area-edit.ts'

const picture = (image_url: string, main = true, height = 900) => ({
  image_url,
  main,
  order: main ? 0 : 1,
  variant: null,
  printing_area_id: null,
  width: 900,
  height,
  color: null,
})
const product: Generic = { ...mug, images: [picture('/mug.webp'), picture('/back.webp', false)] }
const techniques = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Técnica ${id}` }))
const edit = (more: Partial<PrintAreaEdit> = {}): PrintAreaEdit => ({
  id: 1,
  name: 'Frente',
  widthMillimeters: 80,
  heightMillimeters: 50,
  placement: front.placement,
  techniques: [2],
  ...more,
})

test('an area keeps its number, a new one gets the next, and the product takes their techniques [OWN-06]', () => {
  const after = editPrintAreas(
    product,
    [edit(), edit({ id: null, name: 'Dorso', techniques: [5, 1] })],
    techniques,
  )
  if (isRefusal(after)) throw new Error(after.refusal)
  expect(
    after.printing_areas.map(({ id, name, width_centimeters }) => [id, name, width_centimeters]),
  ).toEqual([
    [1, 'Frente', 8],
    [2, 'Dorso', 8],
  ])
  expect(after.printing_types.map(({ id }) => id)).toEqual([1, 2, 5])
})

test('every fault is told at once, each at its area [OWN-06]', () => {
  const refusal = editPrintAreas(
    product,
    [
      edit({ widthMillimeters: 1, techniques: [] }),
      edit({
        id: 9,
        name: 'FRENTE',
        techniques: [77],
        placement: { ...front.placement, image_url: '/gone.webp', width: 0 },
      }),
    ],
    techniques,
  )
  if (!isRefusal(refusal)) throw new Error('it was taken')
  const { faults } = refusal.data as { faults: PrintAreaFault[] }
  expect(faults.map(({ area, field, fault }) => `${area} ${field} ${fault}`)).toEqual([
    '0 widthMillimeters out_of_range',
    '0 techniques empty',
    '1 name name_repeated',
    '1 techniques unknown',
    '1 picture unknown',
    '1 placement out_of_range',
    '1 id unknown',
  ])
})

test('another product takes them on its own picture, in the middle where it has other proportions [OWN-06]', () => {
  const same = { ...product, images: [picture('/cup.webp')], printing_areas: [] }
  expect(copiedAreas(product, same)).toMatchObject([
    {
      id: null,
      name: 'Frente',
      placement: { ...front.placement, image_url: '/cup.webp' },
      widthMillimeters: 200,
    },
  ])
  const tall = { ...product, images: [picture('/tall.webp', true, 1200)] }
  expect(copiedAreas(product, tall)).toMatchObject([
    { id: 1, placement: { image_url: '/tall.webp', x: 0.3, y: 0.35 } },
  ])
  expect(copiedAreas(product, { ...product, images: [] })).toEqual([])
})
