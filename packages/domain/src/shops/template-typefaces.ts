import type { TemplateId } from '../shops.ts'
import type { Typeface } from './typefaces.ts'

/** In which one a template is set where the shop chose none. */
export const templateTypefaces: Record<TemplateId, Typeface> = {
  1: 'figtree',
  2: 'fraunces',
  3: 'inter-tight',
  4: 'archivo',
  5: 'newsreader',
  6: 'jost',
  7: 'manrope',
  8: 'nunito',
  9: 'bricolage',
  10: 'playfair',
}
