import { z } from 'zod'
import { get } from './call.ts'
import {
  cardsExample,
  categoriesExample,
  colorsExample,
  detailExample,
  productsListExample,
  siteMapExample,
  suggestionsExample,
  trendingExample,
} from './catalog/examples.ts'
import {
  GenericFamily,
  Nullable,
  ProductCard,
  ProductCardsInput,
  ProductDetail,
  TextIds,
} from './catalog/products.ts'
import { ProductsList, ProductsListInput } from './catalog/products-list.ts'
import { SiteMap, SiteMapInput } from './catalog/site-map.ts'
import { Suggestions, SuggestionsInput } from './catalog/suggestions.ts'
import { onlyOneOf } from './paging.ts'
import { QueryFlag, QueryId, QueryInt, QueryList, Text } from './wire.ts'

export {
  CatalogPicture,
  DetailArea,
  DetailVariant,
  GenericFamily,
  ProductCard,
  ProductDetail,
} from './catalog/products.ts'
export { choicesOf, Facets, ProductsListInput } from './catalog/products-list.ts'
export { MAX_SITE_MAP_ENTRIES, SiteMap } from './catalog/site-map.ts'
export { Suggestions } from './catalog/suggestions.ts'

const EcommerceFlag = { isEcommerceClient: QueryFlag.optional() }
const TrendingLimit = QueryInt.pipe(z.int().min(1).max(24)).optional()

/** A product by one of its identifiers. */
const ProductQuery = z
  .object({
    id: QueryId.optional(),
    /** Last segment of its address; an older one leads there too, by the id at its end. */
    url: Text(200)
      .regex(/^[a-z0-9-]*-?\d{1,10}$/)
      .optional(),
    external_id: Text(120).min(1).optional(),
    /** Products that are not among the related ones, as those of a cart. */
    related_except: QueryList.pipe(TextIds).optional(),
    ...EcommerceFlag,
  })
  .superRefine((input, faults) => {
    onlyOneOf(input, ['id', 'url', 'external_id'], faults)
    if (input.id === undefined && input.url === undefined && input.external_id === undefined) {
      faults.addIssue({ code: 'custom', path: ['id'], message: 'Falta el producto: id, url o external_id.' })
    }
  })

export const catalog = {
  getCategories: get('/api/services/app/Zecat/GetCategories', {
    summary: 'Familias con la cantidad de sus productos; isEcommerceClient=false agrega las que no tienen',
    who: 'public',
    takes: z.object(EcommerceFlag),
    gives: z.array(
      z.object({
        ...GenericFamily.omit({ main: true }).shape,
        /** The category that it stands in. */
        parent_id: z.int().nullable(),
        /** Of those that stand in it, too. */
        count: z.int(),
      }),
    ),
    example: categoriesExample,
  }),
  getColors: get('/api/services/app/Zecat/GetColors', {
    summary: 'Colores en los que hay productos',
    who: 'public',
    takes: z.object(EcommerceFlag),
    gives: z.array(z.object({ color: z.string(), primary_color: Nullable, count: z.int() })),
    example: colorsExample,
  }),
  getProductsList: get('/api/services/app/Zecat/GetProductsList', {
    summary: 'Productos por palabras, filtros y orden, página por página, con la cuenta de cada filtro',
    who: 'public',
    takes: ProductsListInput,
    gives: ProductsList,
    example: productsListExample,
  }),
  getSuggestions: get('/api/services/app/Zecat/GetSuggestions', {
    summary: 'Productos, categorías y búsquedas para lo que alguien está escribiendo',
    who: 'public',
    takes: SuggestionsInput,
    gives: Suggestions,
    example: suggestionsExample,
  }),
  getProductDetail: get('/api/services/app/Zecat/GetProductDetail', {
    summary: 'Un producto con sus variantes, imágenes, áreas de impresión y escalas de precios',
    who: 'public',
    takes: ProductQuery,
    gives: ProductDetail,
    refuses: ['product_not_found'],
    example: detailExample,
  }),
  getTrendingProducts: get('/api/services/app/Zecat/GetTrendingProducts', {
    summary: 'Lo que más se pide y se mira',
    who: 'public',
    takes: z.object({ limit: TrendingLimit, ...EcommerceFlag }),
    gives: z.array(ProductCard),
    example: trendingExample,
  }),
  getProductCards: get('/api/services/app/Zecat/GetProductCards', {
    summary: 'Productos por sus números, en el orden pedido; los que no están a la venta no vienen',
    who: 'public',
    takes: ProductCardsInput,
    gives: z.array(ProductCard),
    example: cardsExample,
  }),
  siteMap: get('/api/services/app/SiteMap', {
    summary: 'Las direcciones de la tienda que los buscadores pueden conocer',
    who: 'public',
    takes: SiteMapInput,
    gives: SiteMap,
    example: siteMapExample,
  }),
}
