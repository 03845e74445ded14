import { localeOf } from '@estampa/domain/countries/languages'
import type { HomeSection } from '@estampa/domain/shops/look'
import { useMessages } from '@estampa/web/messages'
import { homeOrders } from '@estampa/web/theme'
import { Fragment, type ReactNode, useMemo } from 'react'
import { RecentlyViewedProducts } from '../catalog/recently-viewed/recently-viewed-products.tsx'
import { fromCardTables, toCardTables } from '../catalog/tiles/card-tables.ts'
import { BannerSection } from '../home/banner-section.tsx'
import { toBanners } from '../home/banners.ts'
import { CatalogDownload } from '../home/catalog-download.tsx'
import { CategoriesSection } from '../home/categories-section.tsx'
import { ClientsBand } from '../home/clients-band.tsx'
import { ContactBand } from '../home/contact-band.tsx'
import { useHomeTemplate } from '../home/home-templates.ts'
import { HowItWorks } from '../home/how-it-works.tsx'
import { OccasionsBand } from '../home/occasions-band.tsx'
import { ProductsSection } from '../home/products-section.tsx'
import { getApi } from '../loaders.ts'
import { homeMessages } from '../messages/home.ts'
import { BesideSidebar } from '../shell/beside-sidebar.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { templateOf } from '../theme/templates.ts'
import { useTemplateId } from '../theme/use-template.ts'
import type { Route } from './+types/home'

const SHOWN = 8
/** A row on a desk. */
const LEAST_TRENDING = 4

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [featured, trending, { presentation, homeSections, templateFK }] = await Promise.all([
    api.catalog.getProductsList({ featured: true, limit: SHOWN }),
    api.catalog.getTrendingProducts({ limit: 2 * SHOWN }),
    api.shops.getConfig({}),
  ])
  const { marks } = templateOf(templateFK.id).card
  const banners = presentation?.banners ?? []
  const clientLogos = presentation?.clientLogos ?? []
  return {
    featured: toCardTables(featured.items, marks),
    trending: toCardTables(withoutRepeating(featured.items, trending), marks),
    banners,
    clientLogos,
    homeSections,
  }
}

/** What is wanted most, without what the page shows already; a small shop has little else and repeats it. */
function withoutRepeating<T extends { id: number }>(featured: readonly T[], trending: readonly T[]): T[] {
  const shown = new Set(featured.map(({ id }) => id))
  const others = trending.filter(({ id }) => !shown.has(id))
  return (others.length >= LEAST_TRENDING ? others : trending).slice(0, SHOWN)
}

export const handle = { sidebar: 'first-view' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = homeMessages[localeOf(shop?.config.environment)]
  return pageMeta({
    shop,
    description: shop?.config.presentation?.slogan ?? t.description(shop?.config.name ?? ''),
    path: basePathOf(params) || '/',
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const featured = useMemo(() => fromCardTables(loaderData.featured), [loaderData.featured])
  const trending = useMemo(() => fromCardTables(loaderData.trending), [loaderData.trending])
  const template = useHomeTemplate()
  const order = homeOrders[useTemplateId()]
  const t = useMessages(homeMessages)
  const banners = toBanners(loaderData.banners, featured, t)
  const sections: Record<HomeSection, ReactNode> = {
    categories: <CategoriesSection />,
    featured: <ProductsSection title={t.featured} products={featured} variant={template.featured} />,
    trending: <ProductsSection title={t.trending} products={trending} variant={template.trending} />,
    how: <HowItWorks scene={banners.at(-1)?.image} product={featured[0]} />,
    occasions: <OccasionsBand />,
    clients: <ClientsBand logos={loaderData.clientLogos} />,
    contact: (
      <>
        <div className="page mt-(--section)">
          <RecentlyViewedProducts />
        </div>
        <div className="home-closing">
          <CatalogDownload />
          <ContactBand />
        </div>
      </>
    ),
  }
  return (
    <main id="page">
      <BesideSidebar extent="first-view">
        <BannerSection banners={banners} />
      </BesideSidebar>
      {(loaderData.homeSections ?? order).map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
    </main>
  )
}
