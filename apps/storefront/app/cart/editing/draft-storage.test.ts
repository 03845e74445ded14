import { expect, test } from 'vitest'
import { emptyDraft, type Logo } from '../../customization/draft.ts'
import { readStoredDraft } from './draft-storage.ts'

const logo = { id: 'a', name: 'logo.svg', width: 600, height: 300, colours: [] } as unknown as Logo

/** As the customize page stored it before drafts held designs, lengths in centimeters. */
const former = {
  units: { 'P-M': 25 },
  places: [
    {
      printing_area_id: 10,
      technique_id: 1,
      logo,
      colours: 2,
      colour_names: ['#111111', '#222222'],
      art: { x: 4.21, y: 3.5, width: 3.33, height: 1.67, angle: 90 },
      instructions: 'usar el azul',
    },
    {
      printing_area_id: 11,
      technique_id: null,
      logo: null,
      colours: 1,
      colour_names: [],
      art: null,
      instructions: '',
    },
  ],
  active: 10,
  step: 'position' as const,
}

test('a draft that an earlier page stored goes on where it was left, in millimeters [ROUTE-06]', () => {
  expect(readStoredDraft(former)).toMatchObject({
    units: { 'P-M': 25 },
    logos: [logo],
    active: 10,
    step: 'position',
    design: {
      version: 1,
      views: [
        {
          printing_area_id: 10,
          technique_id: 1,
          instructions: 'usar el azul',
          elements: [{ logo_id: 'a', x: 42.1, y: 35, width: 33.3, height: 16.7, angle: 90 }],
        },
        { printing_area_id: 11, technique_id: null, elements: [], instructions: '' },
      ],
    },
  })
})

test('a draft of this page is read as it is, and anything else is none [ROUTE-06]', () => {
  const draft = emptyDraft({ 'P-M': 1 })
  expect(readStoredDraft(draft)).toBe(draft)
  expect(readStoredDraft({ ...draft, logos: undefined } as never)).toBeUndefined()
})
