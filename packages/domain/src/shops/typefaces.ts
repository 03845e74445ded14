import type { TemplateId } from '../shops.ts'

/** The typefaces in which a shop can be set, each called by the face of its titles. */
export const typefaces = [
  'figtree',
  'fraunces',
  'inter-tight',
  'archivo',
  'newsreader',
  'jost',
  'manrope',
  'nunito',
  'bricolage',
  'playfair',
] as const
export type Typeface = (typeof typefaces)[number]

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

/** How people call them: the face of titles, and the one of texts where it is another. */
export const typefaceNames: Record<Typeface, string> = {
  figtree: 'Figtree',
  fraunces: 'Fraunces y Figtree',
  'inter-tight': 'Inter Tight',
  archivo: 'Archivo',
  newsreader: 'Newsreader y Figtree',
  jost: 'Jost',
  manrope: 'Manrope',
  nunito: 'Nunito',
  bricolage: 'Bricolage Grotesque y Figtree',
  playfair: 'Playfair Display y Jost',
}
