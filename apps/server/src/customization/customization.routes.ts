import { customization } from '@estampa/contract/customization'
import { isTechniqueOffered } from '@estampa/domain/catalog'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { detailLimitsOf } from '@estampa/domain/customization/preflight'
import { salePrice } from '@estampa/domain/shops'
import { type PriceView, priceViewOf } from '../catalog/price-view.ts'
import { wordsOf } from '../catalog/words.ts'
import { acceptedTypesWith } from '../files/read-artwork-file.ts'
import { handle } from '../http/context.ts'
import { colorPaletteOf } from './color-palette.ts'
import { listTechniques } from './customization.store.ts'
import { designHandlers } from './designs.routes.ts'
import { embroideryHandlers } from './embroidery.routes.ts'
import { logoRules } from './logo-rules.ts'
import { logoToolHandlers } from './logo-tools.routes.ts'
import { lookUp } from './lookups.ts'
import { suggestInksOfShop } from './suggest-inks.ts'
import { uploadHandlers } from './uploads.routes.ts'

const PAGE = 20

export const customizationRoutes = handle('customization', customization, {
  getPrintingTypes: async ({ tx, shop, input }) => {
    const techniques = [...(await listTechniques(tx)).values()].filter(isTechniqueOffered)
    const found = techniques.filter((technique) => says(technique, input.Filtro ?? ''))
    const from = ((input.PaginaActual ?? 1) - 1) * PAGE
    const prices = priceViewOf(shop)
    return {
      items: found.slice(from, from + PAGE).map((technique) => toTechniqueView(technique, prices)),
      totalCount: found.length,
      total_pages: Math.ceil(found.length / PAGE),
    }
  },
  getPrintingTypesConfig: async ({ services }) => ({
    ...logoRules,
    acceptedTypes: acceptedTypesWith(services.config.artworkPrograms),
  }),
  getColorPalette: async ({ tx }) =>
    colorPaletteOf([...(await listTechniques(tx)).values()].filter(isTechniqueOffered)),
  lookUp: ({ tx, input }) => lookUp(tx, input),
  ...uploadHandlers,
  ...logoToolHandlers,
  ...designHandlers,
  suggestInks: ({ tx, input }) => suggestInksOfShop(tx, input),
  ...embroideryHandlers,
})

/** Every word begins one of the technique's: a shop has a few dozen techniques, so all are looked at. */
function says({ key, name, description }: ApplicationTechnique, filter: string): boolean {
  const words = wordsOf(`${key} ${name} ${description}`)
  return wordsOf(filter).every((word) => words.some((other) => other.startsWith(word)))
}

/** The price of decorating is asked with the cart; here only the charge under the minimum is shown. */
function toTechniqueView(technique: ApplicationTechnique, prices: PriceView | null) {
  const { customizationUnderMinimumExtraCost: extra } = technique
  const { lineMm, letterMm } = detailLimitsOf(technique.key)
  return {
    ...technique,
    least_line_millimeters: lineMm,
    least_letter_millimeters: letterMm,
    customizationUnderMinimumExtraCost: prices && extra !== null ? salePrice(extra, prices.rules) : null,
  }
}
