/** Every fix that is an edit is judged again: its finding is gone, and the logo has the shape that it had. */

import type { ApplicationTechnique } from '@estampa/domain/customization'
import type {
  DesignElement,
  DesignView,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import {
  type InspectedPicture,
  type PreflightCheck,
  type PreflightFix,
  preflight,
} from '@estampa/domain/customization/preflight'
import { expect, test } from 'vitest'
import { openEditor } from '../../kernel/open-editor.ts'
import { reduce } from '../../kernel/reduce.ts'
import type { EditorArea } from '../../kernel/state.ts'
import { type Fix, fixesFor } from './fixes.ts'

const placed = { angle: 0, flipX: false, flipY: false, locked: false, hidden: false, group: null } as const
const logo = (changes: Partial<ImageElement> = {}): ImageElement => ({
  ...placed,
  id: 'art',
  name: 'logo.png',
  type: 'image',
  logo_id: 'l',
  crop: null,
  recolours: [],
  x: 60,
  y: 45,
  width: 60,
  height: 30,
  ...changes,
})
const text = (changes: Partial<TextElement> = {}): TextElement => ({
  ...placed,
  id: 'art',
  name: 'Hola',
  type: 'text',
  text: 'Hola',
  font: 'lora',
  size: 6,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#111111',
  outline: null,
  curve: null,
  x: 60,
  y: 45,
  width: 14,
  height: 5,
  ...changes,
})
const technique = (key: string, changes: Partial<ApplicationTechnique> = {}): ApplicationTechnique => ({
  id: 1,
  key,
  name: key,
  description: '',
  pricing: 'area',
  bands: [],
  setUp: null,
  setUpRepeat: null,
  minUnitsForPrinting: 1,
  customizationUnderMinimumExtraCost: null,
  maxColours: null,
  max_width_centimeters: null,
  max_height_centimeters: null,
  productionDays: 1,
  ...changes,
})
const picture = (changes: Partial<InspectedPicture> = {}, more = {}): InspectedPicture => ({
  width: 2_000,
  height: 1_000,
  isVector: false,
  colours: ['#0b3d91'],
  facts: {
    hasAlpha: true,
    isPhoto: false,
    flatBackground: null,
    thinnestLine: 0.1,
    thinnestGap: 0.1,
    isBlank: false,
    ...more,
  },
  ...changes,
})

type FixCase = {
  code: PreflightCheck['code']
  fix: PreflightFix
  element: DesignElement
  seen?: InspectedPicture
  by?: ApplicationTechnique
  area?: Partial<EditorArea>
}

const fine = picture()
const cases: FixCase[] = [
  { code: 'too_blurry', fix: 'shrink', element: logo(), seen: picture({ width: 150, height: 75 }) },
  {
    code: 'too_blurry',
    fix: 'shrink',
    element: logo({ angle: 90 }),
    seen: picture({ width: 120, height: 60 }),
  },
  { code: 'low_resolution', fix: 'shrink', element: logo(), seen: picture({ width: 220, height: 110 }) },
  { code: 'line_too_thin', fix: 'enlarge', element: logo(), seen: picture({}, { thinnestLine: 0.005 }) },
  {
    code: 'line_too_thin',
    fix: 'enlarge',
    element: logo({ angle: 30, flipX: true }),
    seen: picture({}, { thinnestLine: 0.0055 }),
  },
  { code: 'gap_too_narrow', fix: 'enlarge', element: logo(), seen: picture({}, { thinnestGap: 0.008 }) },
  { code: 'letters_too_small', fix: 'enlarge', element: text({ size: 2, width: 5, height: 2 }) },
  { code: 'line_too_thin', fix: 'enlarge', element: text({ size: 4, font: 'great-vibes' }) },
  { code: 'line_too_thin', fix: 'thicken', element: text({ size: 4, font: 'great-vibes' }) },
  {
    code: 'line_too_thin',
    fix: 'thicken',
    element: text({ size: 20, outline: { width: 0.1, colour: '#c62828' } }),
  },
  { code: 'near_edge', fix: 'move_inside', element: logo({ x: 31, y: 45 }) },
  { code: 'near_edge', fix: 'move_inside', element: logo({ x: 16, y: 45, angle: 90 }) },
  {
    code: 'bleed_short',
    fix: 'extend_to_bleed',
    element: logo({ width: 120, height: 90 }),
    area: { bleedMm: 3 },
    by: technique('sublimation'),
  },
  {
    code: 'bleed_short',
    fix: 'extend_to_bleed',
    element: logo({ width: 120, height: 40, y: 20 }),
    area: { bleedMm: 3 },
    by: technique('uv_printing'),
  },
]

test.each(cases)(
  '$code goes by one press of $fix, and the logo keeps its shape [BLD-01] [DEC-13]',
  (given) => {
    const { code, fix: name, element, seen = fine, by = technique('dtf') } = given
    const area: EditorArea = { id: 1, name: 'Frente', width: 120, height: 90, most: null, ...given.area }
    const view: DesignView = { printing_area_id: 1, technique_id: 1, elements: [element], instructions: '' }
    const judge = (judged: DesignView) =>
      preflight({
        view: judged,
        area,
        technique: by,
        pictures: new Map([['art', seen]]),
        art: { colours: ['#0b3d91'], isPhoto: false },
        productColour: '#ffffff',
        missingLetters: new Map(),
        capHeightOf: () => 0.7,
        strokeOf: (font) => (font === 'great-vibes' ? 0.015 : 0.11),
      })
    const check = judge(view).find((one) => one.code === code)
    if (!check) return expect.unreachable(`${code} was not found before`)
    expect(check.remedies).toContain(name)
    const state = openEditor({ version: 1, views: [view] }, [area], 1)
    const asked = { ...check, printing_area_id: 1, level: check.severity, sentence: '' }
    const around = { state, host: { techniques: [] }, logo: () => undefined }
    const fix = fixesFor(asked, around).find(
      (one): one is Extract<Fix, { actions: unknown }> => one.name === name,
    )
    if (!fix) return expect.unreachable(`${name} is not offered`)
    const after = fix.actions.reduce(reduce, state).design.views[0]
    if (!after) return expect.unreachable('the view is gone')
    expect(judge(after).map((one) => one.code)).not.toContain(code)
    const [left] = after.elements
    if (left?.type !== 'image') return
    const { width = 1, height = 1 } = left.crop ?? {}
    // the shown part of the picture has the proportions that it had
    expect((left.width / width) * (left.height / height) ** -1).toBeCloseTo(element.width / element.height, 1)
  },
)

test('where there is no room to enlarge, another technique is offered instead', () => {
  const area: EditorArea = { id: 1, name: 'Frente', width: 64, height: 34, most: null }
  const view: DesignView = {
    printing_area_id: 1,
    technique_id: 1,
    elements: [logo({ x: 32, y: 17 })],
    instructions: '',
  }
  const state = openEditor({ version: 1, views: [view] }, [area], 1)
  const check = {
    code: 'line_too_thin',
    printing_area_id: 1,
    element_id: 'art',
    level: 'warn' as const,
    sentence: '',
    remedies: ['enlarge', 'change_technique'],
    params: { factor: 1.6 },
  }
  const fixes = fixesFor(check, { state, host: { techniques: [] }, logo: () => undefined })
  expect(fixes.map(({ name }) => name)).toEqual(['change_technique'])
})
