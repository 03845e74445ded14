import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxOf } from '@estampa/domain/customization/boxes'
import type { TextElement } from '@estampa/domain/customization/design'
import { expect, test } from 'vitest'
import { findFont, parseFont } from './fonts.ts'
import { fitPerson } from './roster.ts'

const folder = join(import.meta.dirname, '../fonts')
const montserrat = parseFont(readFileSync(join(folder, findFont('montserrat')?.file ?? '')))
const sample: TextElement = {
  type: 'text',
  id: 'nombre',
  name: 'Nombre',
  field: 'name',
  text: 'NOMBRE',
  x: 40,
  y: 30,
  width: 30,
  height: 8,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  font: 'montserrat',
  size: 8,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#111111',
  outline: null,
  curve: null,
}
const unlimited = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
const limits = { area: { width: 80, height: 60 }, maxSize: unlimited, letterMm: 2 }

function fit(name: string, look: Partial<TextElement> = {}, other: Partial<typeof limits> = {}) {
  const view = { elements: [{ ...sample, ...look }] }
  const fitted = fitPerson(view, { name, number: '' }, { ...limits, ...other }, () => montserrat)
  return { ...fitted, text: fitted.view.elements[0] as TextElement }
}

test('a name that fits is as large as its sample, about the same center [BLD-12]', () => {
  const { text, faults, isShrunk } = fit('Ana')
  expect(text).toMatchObject({ text: 'Ana', size: 8, x: 40, y: 30 })
  expect([faults, isShrunk]).toEqual([[], false])
})

test('a long one gets smaller until it is inside the area, and as large as it can be [BLD-12]', () => {
  const { text, faults, isShrunk } = fit('Maximiliano Fernández')
  const { left, right } = boxOf(text)
  expect([faults, isShrunk]).toEqual([[], true])
  expect(left).toBeGreaterThanOrEqual(-0.01)
  expect(right - left).toBeGreaterThan(79)
  expect(right).toBeLessThanOrEqual(80.01)
})

test('it is told where the smallest letter of the technique does not fit either [BLD-12]', () => {
  const { faults, text } = fit('Maximiliano Fernández de la Torre', {}, { letterMm: 5 })
  expect(faults).toEqual([
    { field: 'name', fault: 'text_too_long', text: 'Maximiliano Fernández de la Torre', letters: '' },
  ])
  expect(text.size).toBe(8)
})

test('the largest size of the technique counts like the edge of the area [BLD-12]', () => {
  const { text } = fit('Maximiliano', {}, { maxSize: { width: 30, height: 60 } })
  expect(boxOf(text).right - boxOf(text).left).toBeLessThanOrEqual(30.01)
})

test('the side by which a text is aligned stays where it is, turned ones too [BLD-12]', () => {
  const [wide, narrow] = ['Maxi', 'Al'].map((name) => fit(name, { align: 'left', x: 30 }).text)
  expect(boxOf(wide as TextElement).left).toBeCloseTo(boxOf(narrow as TextElement).left, 1)
  const [tall, low] = ['Maxi', 'Al'].map((name) => fit(name, { align: 'left', angle: 90 }).text)
  expect(boxOf(tall as TextElement).top).toBeCloseTo(boxOf(low as TextElement).top, 1)
})

test('letters that the typeface lacks are named [BLD-12]', () => {
  expect(fit('Ana 山').faults).toEqual([
    { field: 'name', fault: 'letters_missing', text: 'Ana 山', letters: '山' },
  ])
})
