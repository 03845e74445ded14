import { expect, test } from 'vitest'
import type { TextElement } from './design.ts'
import { checkRoster, checkRosterGiven, quantitiesOf, rosterFieldsOf, withPerson } from './roster.ts'

const text = (id: string, field?: TextElement['field']): TextElement => ({
  type: 'text',
  id,
  name: id,
  x: 50,
  y: 20,
  width: 40,
  height: 8,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  text: 'NOMBRE',
  field,
  font: 'montserrat',
  size: 10,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#111111',
  outline: null,
  curve: null,
})
const back = { elements: [text('equipo'), text('nombre', 'name'), text('numero', 'number')] }
const ana = { name: 'Ana', number: '10', sku: 'S' }
const luz = { name: 'Luz', number: '', sku: 'M' }
const one = (sku: string) => ({ sku, quantity: 1 })

test('a design tells its fields, and a hidden one is none [BLD-12]', () => {
  expect(rosterFieldsOf([back])).toEqual(['name', 'number'])
  expect(rosterFieldsOf([{ elements: [{ ...text('nombre', 'name'), hidden: true }] }])).toEqual([])
})

test('each person has her texts in place of the samples, and what she lacks is not printed [BLD-12]', () => {
  const { elements } = withPerson(back, luz)
  expect(elements.map((element) => [(element as TextElement).text, element.hidden])).toEqual([
    ['NOMBRE', false],
    ['Luz', false],
    ['', true],
  ])
})

test('the list decides how many of each size [BLD-12]', () => {
  expect(quantitiesOf([ana, luz, { ...ana, name: 'Eva' }])).toEqual([
    { sku: 'S', quantity: 2 },
    { sku: 'M', quantity: 1 },
  ])
  const list = { views: [back], roster: [ana, luz] }
  expect(checkRoster(list, [one('S'), one('M')])).toBeNull()
  expect(checkRoster(list, [one('S'), { sku: 'M', quantity: 2 }])).toMatchObject({
    refusal: 'roster_mismatch',
    sku: 'M',
    listed: 1,
    quantity: 2,
  })
  expect(checkRoster(list, [one('S')])).toMatchObject({ refusal: 'roster_mismatch', sku: 'M', quantity: 0 })
})

test('a person of whom nothing would be printed is told by her place in the list [BLD-12]', () => {
  const list = { views: [back], roster: [ana, { name: ' ', number: '', sku: 'S' }] }
  expect(checkRoster(list, [{ sku: 'S', quantity: 2 }])).toMatchObject({
    refusal: 'roster_person_empty',
    person: 2,
  })
})

test('a list belongs to a design with fields, and such a design to a list [BLD-12]', () => {
  const plain = [{ elements: [text('equipo')] }]
  expect(checkRoster({ views: plain, roster: [ana] }, [one('S')])?.refusal).toBe('roster_without_fields')
  expect(checkRosterGiven({ views: [back] })?.refusal).toBe('roster_missing')
  expect(checkRosterGiven({ views: plain })).toBeNull()
  expect(checkRoster({ views: [back], roster: Array(1_001).fill(ana) }, [])?.refusal).toBe('roster_too_long')
})
