import { places } from '../../buyer.ts'
import { design, text, view } from '../../design-stage.ts'
import { designOf } from '../belongings.ts'
import type { ShopGoods } from '../goods.ts'
import { logoFile } from '../pictures.ts'
import { nothing, type Rows, row } from './row.ts'

/**
 * What passers-by see. Everyone of a shop sees the same; products are numbered once for all shops, so A's
 * numbers are nobody's in B. Places are public geography: a place of another country is empty or unknown.
 */
//                                                        nobody guestA a1 a2 guestB b1
export const browseRows: Rows = {
  'countries.getAllDomicilieProvince': row('200 200 200 200 200 200', nothing),
  'countries.getAllByProvinceId': row('200 200 200 200 200 200', () => ({
    input: { idprovince: places.pampa.provinceFKId },
  })),
  'countries.getAllByCityId': row('200 200 200 200 200 200', () => ({
    input: { idcity: places.pampa.cityFKId },
  })),
  'countries.getAllByRegionId': row('200 200 200 200 200 200', () => ({
    input: { idprovince: places.pampa.provinceFKId },
  })),
  'countries.getAllByZipCode': row('200 200 200 200 422 422', () => ({
    input: { zipCode: '7150' },
  })),
  'countries.getShippingZipCode': row('200 200 200 200 404 404', () => ({
    input: { location: places.pampa.locationFKId },
  })),
  'shops.getConfig': row('200 200 200 200 200 200', nothing),
  'shops.getWhiteboxSettingsKey': row('200 200 200 200 200 200', () => ({
    input: { key: 'quoteValidityDays' },
  })),
  'shops.getDistributorLogos': row('200 200 200 200 200 200', () => ({ input: { limit: 8 } })),
  'catalog.getCategories': row('200 200 200 200 200 200', nothing),
  'catalog.getColors': row('200 200 200 200 200 200', nothing),
  'catalog.getProductsList': row('200 200 200 200 200 200', ({ a }) => ({
    input: { families: a.family, name: 'tazón', limit: 10 },
  })),
  'catalog.getSuggestions': row('200 200 200 200 200 200', () => ({ input: { name: 'taz' } })),
  'catalog.getProductDetail': row('200 200 200 200 404 404', ({ a }) => ({
    input: { id: a.mug.genericId },
  })),
  'catalog.getTrendingProducts': row('200 200 200 200 200 200', () => ({ input: { limit: 5 } })),
  'catalog.getProductCards': row('200 200 200 200 200 200', ({ a }) => ({
    input: { ids: [String(a.mug.genericId)] },
  })),
  'catalog.siteMap': row('200 200 200 200 200 200', nothing),
  'customization.getPrintingTypes': row('200 200 200 200 200 200', () => ({
    input: { Filtro: 'serigrafía', PaginaActual: 1 },
  })),
  'customization.getPrintingTypesConfig': row('200 200 200 200 200 200', nothing),
  'customization.getColorPalette': row('200 200 200 200 200 200', nothing),
  'customization.lookUp': row('200 200 200 200 200 200', ({ a }) => ({
    input: { lookUp: 'applicationTechniques', products: [a.mug.genericId] },
  })),
}

/** Pictures of people: each sees their own; a guest's is a guest's and not of whoever signs in beside. */
export const pictureRows: Rows = {
  'customization.uploadLogos': row('401 200 200 200 200 200', async () => ({
    input: {},
    files: [await logoFile()],
  })),
  'customization.uploadDesign': row('401 200 200 200 200 200', async () => ({
    input: { name: 'Tazón con logo' },
    files: [await logoFile('design.png')],
  })),
  'customization.getUserLogos': row('401 200 200 200 200 200', () => ({ input: { limit: 8 } })),
  'customization.getPicture': row('401 404 200 404 404 404', ({ a1 }) => ({ input: { id: a1.logoId } })),
  "customization.getPicture: a guest's": row(
    '401 200 404 404 404 404',
    ({ guestA }) => ({ input: { id: guestA.logoId } }),
    { owner: 'guestA' },
  ),
  'customization.editLogo': row('401 404 200 404 404 404', ({ a1 }) => ({
    input: { tool: 'single_colour', id: a1.logoId, colour: '#111111' },
  })),
  // a logo of another is one that is not there; the mug is A's
  'customization.measureDesign': row('401 422 200 422 404 404', ({ a, a1 }) => ({
    input: designOf(a, a1.logoId),
  })),
  'customization.saveDesign': row('401 422 200 422 404 404', ({ a, a1 }) => ({
    input: { ...designOf(a, a1.logoId), name: 'Tazón' },
  })),
  "customization.saveDesign: instead of somebody's": row('401 404 200 404 404 404', ({ a, a1 }) => ({
    input: { ...wordsOn(a), design_id: a1.savedDesignId },
  })),
  'customization.getDesign': row('401 404 200 404 404 404', ({ a1 }) => ({
    input: { id: a1.savedDesignId },
  })),
  'customization.exportDesign': row('401 404 200 404 404 404', ({ a1 }) => ({
    input: { id: a1.savedDesignId, format: 'svg' },
  })),
  'customization.getZecatEmbroidery': row('401 404 200 404 404 404', ({ a1 }) => ({
    input: { id: a1.logoId, width_centimeters: 3 },
  })),
  'customization.drawEmbroidery': row('401 200 200 200 200 200', async () => ({
    input: { width_centimeters: 3 },
    files: [await logoFile()],
  })),
}

/** A design that needs nobody's logo. */
function wordsOn({ mug, techniqueId, areaId }: ShopGoods) {
  return design(mug, view(techniqueId, [text('Hola', { x: 100, y: 100 })], areaId))
}
