import { localeOf } from '@estampa/domain/countries/languages'
import { defaultPolicy } from '@estampa/domain/law'
import { useMessages } from '@estampa/web/messages'
import { getApi } from '../loaders.ts'
import { pageMessages } from '../messages/pages.ts'
import { ShopText } from '../shell/shop-text.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Route } from './+types/policy'

export async function loader({ context }: Route.LoaderArgs) {
  const { policy } = await getApi(context).shops.getConfig({})
  return { policy }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = pageMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: t.policy, path: `${basePathOf(params)}/policy` })
}

export default function Policy({ loaderData: { policy } }: Route.ComponentProps) {
  const { environment, name, presentation } = useShopConfig()
  const t = useMessages(pageMessages)
  return (
    <ShopText
      title={t.policy}
      text={policy ?? defaultPolicy(environment, name, presentation?.email ?? null)}
    />
  )
}
