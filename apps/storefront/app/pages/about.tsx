import { localeOf } from '@estampa/domain/countries/languages'
import { numberText } from '@estampa/domain/messages/numbers'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { bannerPicture } from '../home/banners/banner-picture.ts'
import { ContactBand } from '../home/contact-band.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { getApi } from '../loaders.ts'
import { pageMessages } from '../messages/pages.ts'
import { ShopBreadcrumbs, ShopTextBlocks } from '../shell/shop-text.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { useTopCategories } from '../shop/category-tree.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Route } from './+types/about'

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ about, presentation }, list] = await Promise.all([
    api.shops.getConfig({}),
    api.catalog.getProductsList({ limit: 1 }),
  ])
  const banners = presentation?.banners ?? []
  return {
    about,
    // the first one is what everybody has seen on the home page
    banner: banners[1] ?? banners[0],
    products: list.totalCount,
    techniques: list.facets.printing_types.length,
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = pageMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: t.about, path: `${basePathOf(params)}/about` })
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about, banner, products, techniques } = loaderData
  const { name } = useShopConfig()
  const t = useMessages(pageMessages)
  return (
    <main id="page">
      <div className="page pt-6">
        <ShopBreadcrumbs title={t.about} />
        <div className="about-head">
          <article>
            <h1 className="text-14 font-semibold text-brand-ink">{t.about}</h1>
            <ShopTextBlocks text={about ?? t.about_default(name)} />
          </article>
          {banner?.image_url && (
            <Picture
              {...bannerPicture({ url: banner.image_url, focus: banner.focus })}
              alt=""
              ratio={5 / 4}
              priority
              sizes="(min-width: 960px) 80vw, 160vw"
              className="rounded-large"
            />
          )}
        </div>
        <ShopFigures products={products} techniques={techniques} />
      </div>
      <HowItWorks />
      <ContactBand />
    </main>
  )
}

type ShopFiguresProps = { products: number; techniques: number }

/** How large the shop is, by what it offers today. */
function ShopFigures({ products, techniques }: ShopFiguresProps) {
  const t = useMessages(pageMessages)
  const categories = useTopCategories().length
  const figures: [number, string][] = [
    [products, t.figure_products],
    [categories, t.figure_categories],
    [techniques, t.figure_techniques],
  ]
  return (
    <ul className="about-figures">
      {figures
        .filter(([count]) => count > 1)
        .map(([count, what]) => (
          <li key={what}>
            <strong>{numberText(count)}</strong>
            <span>{what}</span>
          </li>
        ))}
    </ul>
  )
}
