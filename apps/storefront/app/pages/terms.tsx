import { apiOf } from '../load.ts'
import { localeOf } from '../messages/catalogue.ts'
import { lawMessages } from '../messages/law.ts'
import { useMessages } from '../messages/use-messages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { WrittenText } from '../shell/written-text.tsx'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  return apiOf(context).law.getTerms({})
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { terms } = lawMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: terms, path: `/${params.tenantName}/terms` })
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useMessages(lawMessages)
  return <WrittenText title={t.terms} text={loaderData.text} />
}
