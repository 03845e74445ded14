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

/** The face in which the texts of each typeface are set. */
export const textFaces: Record<Typeface, Typeface> = {
  figtree: 'figtree',
  fraunces: 'figtree',
  'inter-tight': 'inter-tight',
  archivo: 'archivo',
  newsreader: 'figtree',
  jost: 'jost',
  manrope: 'manrope',
  nunito: 'nunito',
  bricolage: 'figtree',
  playfair: 'jost',
}

/** How titles are set: the weight as in CSS, and what is added between letters, in em. */
export type TitleStyle = { readonly weight: number; readonly trackingEm: number }

export const titleStyles: Record<Typeface, TitleStyle> = {
  figtree: { weight: 680, trackingEm: -0.02 },
  fraunces: { weight: 420, trackingEm: -0.015 },
  'inter-tight': { weight: 650, trackingEm: -0.02 },
  archivo: { weight: 820, trackingEm: -0.01 },
  newsreader: { weight: 560, trackingEm: -0.01 },
  jost: { weight: 500, trackingEm: -0.005 },
  manrope: { weight: 680, trackingEm: -0.02 },
  nunito: { weight: 800, trackingEm: -0.02 },
  bricolage: { weight: 760, trackingEm: -0.035 },
  playfair: { weight: 420, trackingEm: 0 },
}
