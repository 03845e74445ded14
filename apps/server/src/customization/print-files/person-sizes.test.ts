import type { DesignView, TextElement } from '@estampa/domain/customization/design'
import { expect, test } from 'vitest'
import { sizesOfPersons, sizeTexts } from './person-sizes.ts'

const area = { name: 'Espalda', width: 280, height: 350 }
/** A name in the middle of the back, so many millimeters wide and high. */
const named = (text: string, width: number, height: number): DesignView => {
  const element = { id: 'a', type: 'text', text, x: 140, y: 60, width, height, angle: 0 }
  return { printing_area_id: 1, technique_id: 1, instructions: '', elements: [element as TextElement] }
}
const person = (position: number, name: string, width: number, height: number) => ({
  position,
  name,
  number: '',
  variantName: 'S',
  view: named(name, width, height),
})
const team = [person(1, 'Ana', 60, 80), person(2, 'Maximiliano', 243, 80), person(3, 'Íñigo', 70, 92)]

test('the workshop reads how large the prints of a list become, and sees the largest [BLD-12] [DEC-10]', () => {
  const { largest, room } = sizesOfPersons(team, area)
  expect(largest?.name).toBe('Maximiliano')
  expect(room).toEqual({ width: 243, height: 92, left: 18.5, top: 14 })
})

test('each person of the packing list has her size, with the place where there are several [BLD-12]', () => {
  const places = [{ area }, { area: { ...area, name: 'Pecho' } }] as never[]
  const facts = { places } as unknown as Parameters<typeof sizeTexts>[0]
  expect(sizeTexts(facts, [named('Maximiliano', 243, 80), null])).toEqual(['24,3 × 8 cm'])
  expect(sizeTexts(facts, [named('Ana', 60, 80), named('7', 30, 45)])).toEqual([
    'Espalda: 6 × 8 cm',
    'Pecho: 3 × 4,5 cm',
  ])
})
