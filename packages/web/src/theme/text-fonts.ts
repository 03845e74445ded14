import type { Typeface } from '@estampa/domain/shops/typefaces'
import archivo from './fonts/archivo.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import interTight from './fonts/inter-tight.woff2?url'
import jost from './fonts/jost.woff2?url'
import manrope from './fonts/manrope.woff2?url'
import nunito from './fonts/nunito.woff2?url'

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
