import { defaultCountry } from '@estampa/domain/countries/languages'
import { withdrawalTexts } from '@estampa/domain/law'
import { useMessages } from '@estampa/web/messages'
import { LawPage } from '../law/law-page.tsx'
import { WithdrawalForm } from '../law/withdrawal-form.tsx'
import { lawMessages } from '../messages/law.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Route } from './+types/arrepentimiento'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { name: title } = withdrawalTexts[shop?.config.environment ?? defaultCountry]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/arrepentimiento` })
}

export default function Arrepentimiento() {
  const t = useMessages(lawMessages)
  const { name, invitation, exception } = withdrawalTexts[useShopConfig().environment]
  return (
    <LawPage title={name} text={invitation}>
      <section className="mt-5 border-l-2 border-brand pl-4">
        <h2 className="text-16 font-semibold">{t.made_to_order}</h2>
        <p className="mt-1 max-w-prose text-14 text-ink-soft">{exception}</p>
      </section>
      <WithdrawalForm />
    </LawPage>
  )
}
