import { boxOf } from '@estampa/domain/customization/boxes'
import type { ImageElement } from '@estampa/domain/customization/design'
import { isInside } from '@estampa/domain/customization/outline'
import { expect, test } from 'vitest'
import { openEditor } from '../../kernel/open-editor.ts'
import { reduce } from '../../kernel/reduce.ts'
import type { EditorState } from '../../kernel/state.ts'
import type { EditorCheck } from '../preflight.ts'
import { fixesFor } from './fixes.ts'

const logo: ImageElement = {
  type: 'image',
  id: 'logo',
  name: 'Logo',
  x: 30,
  y: 20,
  width: 58,
  height: 20,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  logo_id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
  crop: null,
  recolours: [],
}
const area = { id: 1, name: 'Frente', width: 80, height: 60, most: null }
const stateWith = (element: ImageElement): EditorState =>
  openEditor(
    {
      version: 1,
      views: [{ printing_area_id: 1, technique_id: 2, elements: [element], instructions: '' }],
    },
    [area],
    1,
  )
const host = {
  techniques: [
    {
      id: 2,
      key: 'screen_printing',
      name: 'Serigrafía',
      description: '',
      pricing: 'colour' as const,
      maxColours: 2,
      most: { width: null, height: null },
      minimum: 50,
      days: 4,
      colours: [
        { name: 'Negro', hex: '#111111' },
        { name: 'Rojo', hex: '#D0202E' },
      ],
    },
  ],
}
const checkOf = (code: string, fixes: string[], params: EditorCheck['params'] = {}): EditorCheck => ({
  printing_area_id: 1,
  element_id: 'logo',
  level: 'warn',
  sentence: '',
  code,
  remedies: fixes,
  params,
})
const around = (state: EditorState) => ({ state, host, logo: () => undefined })

test('an element near the edge is moved inside by one press and keeps its size [BLD-01] [BLD-03]', () => {
  const state = stateWith(logo)
  const [fix] = fixesFor(checkOf('near_edge', ['move_inside'], { edge_mm: 2 }), around(state))
  if (!fix || !('actions' in fix)) throw new Error('no remedy')
  const moved = fix.actions.reduce(reduce, state).design.views[0]?.elements[0]
  if (!moved) throw new Error('nothing left')
  expect(boxOf(moved).left).toBeGreaterThanOrEqual(2)
  expect(moved).toMatchObject({ width: 58, height: 20 })
})

test('a blurred picture is shrunk until it is sharp [BLD-01]', () => {
  const state = stateWith(logo)
  const [fix] = fixesFor(checkOf('too_blurry', ['shrink'], { factor: 0.5 }), around(state))
  if (!fix || !('actions' in fix)) throw new Error('no remedy')
  const small = fix.actions.reduce(reduce, state).design.views[0]?.elements[0]
  expect(small).toMatchObject({ width: 29, height: 10 })
})

test('too many colors are reduced to as many as the technique takes, from its palette [BLD-01]', () => {
  const [fix, other] = fixesFor(
    checkOf('too_many_colours', ['reduce_colours', 'change_technique']),
    around(stateWith(logo)),
  )
  expect(fix).toMatchObject({
    edit: { tool: 'reduce_colours', colours: 2, palette: ['#111111', '#d0202e'] },
  })
  expect(other).toMatchObject({ panel: 'technique' })
})

test('what has the color of the product becomes black or white as the technique has them, where that is seen [BLD-01]', () => {
  const fixOn = (product_color: string) =>
    fixesFor(checkOf('invisible_colour', ['contrast_colour'], { product_color }), around(stateWith(logo)))
  expect(fixOn('#f5f4f1')).toMatchObject([{ edit: { tool: 'single_colour', colour: '#111111' } }])
  // of black and red, red is nearer to white
  expect(fixOn('#1d1f23')).toMatchObject([{ edit: { tool: 'single_colour', colour: '#d0202e' } }])
  expect(fixOn('#d0202e')).toEqual([])
})

test('a locked element is offered no fix but another technique', () => {
  const state = stateWith({ ...logo, locked: true })
  const names = fixesFor(checkOf('x', ['shrink', 'vectorise', 'change_technique']), around(state))
  expect(names.map(({ name }) => name)).toEqual(['change_technique'])
})

const bled = { ...area, bleedMm: 3 }
const bledStateWith = (element: ImageElement): EditorState =>
  openEditor(
    { version: 1, views: [{ printing_area_id: 1, technique_id: 2, elements: [element], instructions: '' }] },
    [bled],
    1,
  )

test('extended to the bleed a picture covers it on every side where it lay at the edge, undistorted [BLD-03] [DEC-06]', () => {
  const state = bledStateWith({ ...logo, x: 40, y: 30, width: 80, height: 60 })
  const [fix] = fixesFor(checkOf('bleed_short', ['extend_to_bleed']), around(state))
  if (!fix || !('actions' in fix)) return expect.unreachable()
  const after = fix.actions.reduce(reduce, state)
  const [element] = after.design.views[0]?.elements ?? []
  expect(element).toMatchObject({ x: 40, y: 30, width: 86, height: 66 })
  const { crop } = element as ImageElement
  // 80 × 60 of the whole picture became 86 × 66 of a part of it
  expect(86 / (crop?.width ?? 1) / (66 / (crop?.height ?? 1))).toBeCloseTo(80 / 60, 6)
})

test('what lies at one side alone is extended there alone; letters are not [BLD-03] [DEC-06]', () => {
  const state = bledStateWith({ ...logo, x: 29, y: 30, width: 58, height: 20 })
  const [fix] = fixesFor(checkOf('bleed_short', ['extend_to_bleed']), around(state))
  if (!fix || !('actions' in fix)) return expect.unreachable()
  const [element] = fix.actions.reduce(reduce, state).design.views[0]?.elements ?? []
  expect(element && boxOf(element)).toEqual({ left: -3, right: 58, top: 20, bottom: 40 })
})

test('in an ellipse a fix moves a logo until its corners lie in it [BLD-03]', () => {
  const ellipse = { ...area, shape: 'ellipse' as const }
  const state = openEditor(
    {
      version: 1,
      views: [{ printing_area_id: 1, technique_id: 2, elements: [{ ...logo, x: 29 }], instructions: '' }],
    },
    [ellipse],
    1,
  )
  const [fix] = fixesFor(checkOf('outside_area', ['move_inside'], { edge_mm: 2 }), around(state))
  if (!fix || !('actions' in fix)) return expect.unreachable()
  const [element] = fix.actions.reduce(reduce, state).design.views[0]?.elements ?? []
  expect(element && isInside(element, ellipse, -1.9)).toBe(true)
  expect(element).toMatchObject({ width: 58, height: 20 })
})
