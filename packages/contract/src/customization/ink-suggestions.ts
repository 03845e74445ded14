import { MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import { MAX_INK_SUGGESTIONS } from '@estampa/domain/customization/ink-chart'
import { z } from 'zod'
import { get } from '../call.ts'
import { Text } from '../wire.ts'

const Hex = z.string().regex(/^#[0-9a-f]{6}$/)

export const SpotInk = z.object({
  name: z.string(),
  /** The guide's own; empty where it has none. */
  code: z.string(),
  /** As a screen shows it. */
  hex: Hex,
})

const summary = `Hasta ${MAX_INK_SUGGESTIONS} tintas de la carta de la tienda para un color, por palabras y por cercanía`
const InkSought = z.object({ text: Text(MAX_INK_NAME_LENGTH).default(''), hex: Hex })
const InksSuggested = z.object({
  /** The shop has a chart. */
  hasChart: z.boolean(),
  items: z.array(
    SpotInk.extend({
      /** From the color, by CIEDE2000: under 1 nobody sees it, over 10 it is another color. */
      difference: z.number(),
    }),
  ),
})
const example = {
  takes: { text: 'rojo', hex: '#d0202e' },
  gives: {
    hasChart: true,
    items: [{ name: 'Rojo Club', code: 'R-12', hex: '#cf1f30', difference: 0.8 }],
  },
}

export const inkCalls = {
  suggestInks: get('/api/services/app/Zecat/SuggestInks', {
    summary,
    who: 'guest',
    takes: InkSought,
    gives: InksSuggested,
    example,
  }),
}

/** The same at the desk. */
export const staffInkCalls = {
  suggestInks: get('/api/services/app/Staff/SuggestInks', {
    summary,
    who: 'staff',
    permission: 'production.edit',
    takes: InkSought,
    gives: InksSuggested,
    example,
  }),
}
