import type { Client } from '@estampa/contract/client'
import { type RouterContextProvider, redirect } from 'react-router'
import { getApi, notFound, orNotFound } from '../loaders.ts'
import { basePathOf } from '../shop/base-path.ts'
import { type PrintArea, type Product, readProductId } from './product.ts'
import { productPath } from './tiles/product-path.ts'

type LoadProductInput = {
  context: Readonly<RouterContextProvider>
  params: { tenantName: string; productDesc: string }
  request: Request
  type: Product['type']
}

/** The product of an address, and the shop's techniques. An old address leads to the one that holds today. */
export async function loadProduct({ context, params, request, type }: LoadProductInput) {
  const id = readProductId(params.productDesc)
  if (id === undefined) throw notFound()
  const api = getApi(context)
  const [product, techniques] = await Promise.all([
    orNotFound(api.catalog.getProductDetail({ id, isEcommerceClient: true })),
    fetchTechniques(api),
  ])
  if (product.type !== type || product.url !== params.productDesc) {
    throw redirect(`${basePathOf(params)}${productPath(product)}${new URL(request.url).search}`, 301)
  }
  return { product, techniques: listOfferedTechniques(product, techniques) }
}

/** Every technique of the shop: the API gives them page by page, mostly on one. */
export async function fetchTechniques(api: Client) {
  const { items, total_pages } = await api.customization.getPrintingTypes({})
  const pages = Array.from({ length: Math.max(0, total_pages - 1) }, (_, index) => index + 2)
  const others = await Promise.all(
    pages.map((PaginaActual) => api.customization.getPrintingTypes({ PaginaActual })),
  )
  return [...items, ...others.flatMap((page) => page.items)]
}

export function listOfferedTechniques(
  { printing_types }: Product,
  techniques: Awaited<ReturnType<typeof fetchTechniques>>,
) {
  const offered = new Set(printing_types.map((one) => one.id))
  return techniques.filter((one) => offered.has(one.id))
}

/** The techniques that a print area takes, in the order of the shop. */
export function techniquesOf(
  { printing_types }: Pick<PrintArea, 'printing_types'>,
  techniques: readonly Technique[],
): Technique[] {
  return techniques.filter(({ id }) => printing_types.includes(id))
}

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>
export type Technique = LoadedProduct['techniques'][number]
