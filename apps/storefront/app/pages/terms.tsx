import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { getApi } from '../loaders.ts'
import { lawMessages } from '../messages/law.ts'
import { ShopText } from '../shell/shop-text.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  return getApi(context).law.getTerms({})
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { terms } = lawMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: terms, path: `${basePathOf(params)}/terms` })
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useMessages(lawMessages)
  return <ShopText title={t.terms} text={loaderData.text} />
}
