import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { getApi } from '../loaders.ts'
import { pageMessages } from '../messages/pages.ts'
import { ShopText } from '../shell/shop-text.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Route } from './+types/about'

export async function loader({ context }: Route.LoaderArgs) {
  const { about } = await getApi(context).shops.getConfig({})
  return { about }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = pageMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: t.about, path: `${basePathOf(params)}/about` })
}

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const { name } = useShopConfig()
  const t = useMessages(pageMessages)
  return <ShopText title={t.about} text={about ?? t.about_default(name)} />
}
