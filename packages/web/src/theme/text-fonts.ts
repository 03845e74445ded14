import type { Typeface } from '@estampa/domain/shops/typefaces'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import interTight from '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'

/** The face of most words in each typeface, as typefaces.css names it: it is fetched with the page's first byte. */
export const textFonts: Record<Typeface, string> = {
  figtree,
  fraunces: figtree,
  'inter-tight': interTight,
  archivo,
  newsreader: figtree,
  jost,
  manrope,
  nunito,
  bricolage: figtree,
  playfair: jost,
}
