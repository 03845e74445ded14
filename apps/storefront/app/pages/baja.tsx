import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { AccountClosureForm } from '../law/account-closure-form.tsx'
import { type ClosureLink, ConfirmAccountClosure, readClosureLink } from '../law/confirm-account-closure.tsx'
import { LawPage } from '../law/law-page.tsx'
import { lawMessages } from '../messages/law.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/baja'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { leave } = lawMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: leave, path: `${basePathOf(params)}/baja` })
}

export default function Baja() {
  const t = useMessages(lawMessages)
  const [link, setLink] = useState<ClosureLink>()
  // what stands behind the sign is the browser's alone
  useEffect(() => setLink(readClosureLink(window.location.hash)), [])
  return (
    <LawPage title={t.leave} text={t.leave_text}>
      {link ? <ConfirmAccountClosure link={link} /> : <AccountClosureForm />}
    </LawPage>
  )
}
