import { type RouterContextProvider, redirect } from 'react-router'
import { apiOf, notFound, orNotFound } from '../load.ts'
import { idIn, type Product } from './product.ts'
import { productPath } from './product-path.ts'

type Wanted = {
  context: Readonly<RouterContextProvider>
  params: { tenantName: string; productDesc: string }
  request: Request
  type: Product['type']
}

/** The product of an address, and the shop's techniques. An old address leads to the one that holds today. */
export async function loadProduct({ context, params, request, type }: Wanted) {
  const id = idIn(params.productDesc)
  if (id === undefined) throw notFound()
  const api = apiOf(context)
  const [product, techniques] = await Promise.all([
    orNotFound(api.catalog.getProductDetail({ id, isEcommerceClient: true })),
    api.customization.getPrintingTypes({}),
  ])
  if (product.type !== type || product.url !== params.productDesc) {
    throw redirect(`/${params.tenantName}${productPath(product)}${new URL(request.url).search}`, 301)
  }
  const offered = new Set(product.printing_types.map((one) => one.id))
  return { product, techniques: techniques.items.filter((one) => offered.has(one.id)) }
}

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>
export type Technique = LoadedProduct['techniques'][number]
