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
