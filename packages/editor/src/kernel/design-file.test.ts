import { expect, test } from 'vitest'
import { designOf, logo, shape, words } from '../../test/fixtures.ts'
import { readDesignFile, writeDesignFile } from './design-file.ts'

const design = designOf(logo('a'), shape('b'), words('c', { text: 'Ñandú\ny «más»' }))

test('a written design is read again as it was [BLD-07]', () => {
  expect(readDesignFile(writeDesignFile(design))).toEqual({ design, left: [] })
})

test('missing values get their defaults [BLD-07]', () => {
  const plain = { id: 'c', type: 'text', text: 'Hola', font: 'lato', size: 6, colour: '#7A1A2C' }
  const box = { x: 40, y: 30, width: 30, height: 6, angle: -90 }
  const file = { views: [{ printing_area_id: 11, elements: [{ ...plain, ...box }] }] }
  expect(readDesignFile(JSON.stringify(file))).toMatchObject({
    design: {
      version: 1,
      views: [
        { technique_id: null, elements: [{ angle: 270, colour: '#7a1a2c', lineHeight: 1.2, group: null }] },
      ],
    },
    left: [],
  })
})

test('an element that is none is left out and told, the others come [BLD-07]', () => {
  const elements = [
    { ...logo('a'), width: 'wide' },
    { ...logo('b'), logo_id: '../../etc/passwd' },
    { ...words('c'), colour: 'url(evil)' },
    { ...shape('d') },
    { ...shape('d') },
    'nothing',
  ]
  const read = readDesignFile(JSON.stringify({ version: 1, views: [{ printing_area_id: 11, elements }] }))
  if ('refusal' in read) throw new Error(read.refusal)
  expect(read.design.views[0]?.elements.map((element) => element.id)).toEqual(['d'])
  expect(read.left.map(({ element, why }) => [element, why.refusal, why.member])).toEqual([
    [0, 'size_invalid', undefined],
    [1, 'element_invalid', 'logo_id'],
    [2, 'element_invalid', 'colour'],
    [4, 'element_repeated', undefined],
    [5, 'element_invalid', 'type'],
  ])
})

test('a file that is no design says why [BLD-07]', () => {
  expect(readDesignFile('hola')).toMatchObject({ refusal: 'file_not_json' })
  expect(readDesignFile('[1]')).toMatchObject({ refusal: 'file_not_a_design' })
  expect(readDesignFile('{"version":2,"views":[]}')).toMatchObject({ refusal: 'file_too_new', version: 2 })
  expect(readDesignFile('{"version":1,"views":[{"printing_area_id":"__proto__"}]}')).toMatchObject({
    refusal: 'file_not_a_design',
  })
})

test('inks keep the names that they may have, and lose the others [BLD-02] [BLD-07]', () => {
  const inkNames = [
    { hex: '#D0202E', name: ' Pantone  485 C' },
    { hex: '#16264c', name: 'pantone 485 c' },
    { hex: '#1d1d1b', name: 'All' },
    { hex: 'red', name: 'Rojo' },
    { hex: '#ffffff', name: 7 },
    'Pantone 485 C',
  ]
  const read = readDesignFile(JSON.stringify({ views: [{ printing_area_id: 11, elements: [], inkNames }] }))
  if ('refusal' in read) throw new Error(read.refusal)
  const [view] = read.design.views
  expect(view?.inkNames).toEqual([{ hex: '#d0202e', name: 'Pantone 485 C' }])
  expect(readDesignFile(writeDesignFile(read.design))).toEqual(read)
})
