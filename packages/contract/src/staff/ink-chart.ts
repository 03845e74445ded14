import { MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import { MAX_CHART_INKS, MAX_INK_CODE_LENGTH } from '@estampa/domain/customization/ink-chart'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { SpotInk, staffInkCalls } from '../customization/ink-suggestions.ts'
import { TextLine } from '../wire.ts'

const InkChart = z.object({
  inks: z.array(SpotInk),
  /** Grows with every save; also the `ETag`. 0: none was ever saved. */
  version: z.int(),
  savedAt: z.iso.datetime().nullable(),
})

const NewInk = z.object({
  name: TextLine(MAX_INK_NAME_LENGTH).min(1),
  code: TextLine(MAX_INK_CODE_LENGTH),
  hex: SpotInk.shape.hex,
})

const exampleInks = [{ name: 'Rojo Club', code: 'R-12', hex: '#d0202e' }]
const exampleChart: z.input<typeof InkChart> = {
  inks: exampleInks,
  version: 3,
  savedAt: '2026-03-02T14:05:00.000Z',
}

/** The ink chart of a shop: the spot inks of its own printed guide. */
export const staffInkChart = {
  ...staffInkCalls,
  getInkChart: get('/api/services/app/Staff/GetInkChart', {
    summary: 'La carta de tintas de la tienda, en su orden',
    who: 'staff',
    permission: 'products.view',
    isVersioned: true,
    takes: Empty,
    gives: InkChart,
    example: { takes: {}, gives: exampleChart },
  }),
  saveInkChart: post('/api/services/app/Staff/SaveInkChart', {
    summary: `Guarda la carta de tintas entera, hasta ${MAX_CHART_INKS} tintas; vacía la borra`,
    who: 'staff',
    permission: 'products.edit',
    isVersioned: true,
    takes: z.object({ inks: z.array(NewInk).max(MAX_CHART_INKS) }),
    gives: InkChart,
    refuses: ['bad_token', 'version_unreadable', 'ink_chart_changed', 'ink_chart_unsound'],
    example: { takes: { inks: exampleInks }, gives: exampleChart },
  }),
}
