import type { TemplateId } from '@estampa/domain/shops'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import interTight from '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'

/** The face of most words of a template, as templates.css names it: it is fetched with the page's first byte. */
export const textFonts: Record<TemplateId, string> = {
  1: figtree,
  2: figtree,
  3: interTight,
  4: archivo,
  5: figtree,
  6: jost,
  7: manrope,
  8: nunito,
  9: figtree,
  10: jost,
}
