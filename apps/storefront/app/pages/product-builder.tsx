import { localeOf } from '@estampa/domain/countries/languages'
import { redirect, useLocation } from 'react-router'
import { BuilderScreen } from '../cart/builder/builder-screen.tsx'
import { fetchTechniques, listOfferedTechniques } from '../catalog/load-product.ts'
import { readProductId } from '../catalog/product.ts'
import { productPath } from '../catalog/tiles/product-path.ts'
import { getApi, orNotFound } from '../loaders.ts'
import { builderMessages } from '../messages/builder.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/product-builder'

/** `?id=12&units=50xTAZ-1`, with `&line=<uuid>` where a line of the cart is designed anew. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const id = readProductId(query.get('id') ?? undefined)
  if (id === undefined) throw redirect(`${basePathOf(params)}/products-list/all?choose_to=design`)
  const api = getApi(context)
  const [product, techniques, config, palettes, { productBuilder }] = await Promise.all([
    orNotFound(api.catalog.getProductDetail({ id, isEcommerceClient: true })),
    fetchTechniques(api),
    api.customization.getPrintingTypesConfig({}),
    api.customization.getColorPalette({}),
    api.shops.getConfig({}),
  ])
  if (product.printing_areas.length === 0) throw redirect(`${basePathOf(params)}${productPath(product)}`)
  return {
    product,
    techniques: listOfferedTechniques(product, techniques),
    config,
    palettes,
    clipArt: productBuilder.categories,
  }
}

/** It has the whole screen for itself. */
export const handle = { layout: 'blank', messaging: false } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = builderMessages[localeOf(shop?.config.environment)]
  const title = loaderData ? t.title(loaderData.product.name) : t.heading
  return pageMeta({ shop, title, path: `${basePathOf(params)}/product-builder`, hidden: true })
}

export default function ProductBuilder({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <main id="page" tabIndex={-1} className="outline-none">
      <BuilderScreen key={search} {...loaderData} />
    </main>
  )
}
