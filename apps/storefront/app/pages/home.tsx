import { ProductGrid } from '../catalog/product-grid.tsx'
import { bannersOf } from '../home/banners.ts'
import { ContactBand } from '../home/contact-band.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { OccasionsBand } from '../home/occasions-band.tsx'
import { RoundCategories } from '../home/round-categories.tsx'
import { Section } from '../home/section.tsx'
import { SliderBanner } from '../home/slider-banner.tsx'
import { apiOf } from '../load.ts'
import { localeOf } from '../messages/catalogue.ts'
import { homeMessages } from '../messages/home.ts'
import { useMessages } from '../messages/use-messages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShopData, useShopPath } from '../shell/shop-data.ts'
import type { Route } from './+types/home'

const SHOWN = 8

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [featured, trending] = await Promise.all([
    api.catalog.getProductsList({ featured: true, limit: SHOWN }),
    api.catalog.getTrendingProducts({ limit: SHOWN }),
  ])
  return { featured: featured.items, trending }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = homeMessages[localeOf(shop?.config.environment)]
  return pageMeta({
    shop,
    description: t.description(shop?.config.name ?? ''),
    path: `/${params.tenantName}`,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, trending } = loaderData
  const { config, categories } = useShopData()
  const t = useMessages(homeMessages)
  const path = useShopPath()
  const all = { to: path('/products-list/all'), text: t.see_all }
  return (
    <main id="page">
      <SliderBanner banners={bannersOf(config, featured, t)} />
      <Section title={t.categories}>
        <RoundCategories categories={categories} />
      </Section>
      {featured.length > 0 && (
        <Section title={t.featured} more={all}>
          <ProductGrid products={featured} />
        </Section>
      )}
      <HowItWorks />
      {trending.length > 0 && (
        <Section title={t.trending} more={all}>
          <ProductGrid products={trending} />
        </Section>
      )}
      <OccasionsBand />
      <ContactBand />
    </main>
  )
}
