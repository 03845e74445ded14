import { useEffect, useState } from 'react'
import { ConfirmLeave, type LeaveLink, leaveLinkIn } from '../law/confirm-leave.tsx'
import { LawPage } from '../law/law-page.tsx'
import { LeaveForm } from '../law/leave-form.tsx'
import { localeOf } from '../messages/catalogue.ts'
import { lawMessages } from '../messages/law.ts'
import { useMessages } from '../messages/use-messages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/baja'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { leave } = lawMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: leave, path: `/${params.tenantName}/baja` })
}

export default function Baja() {
  const t = useMessages(lawMessages)
  const [link, setLink] = useState<LeaveLink>()
  // what stands behind the sign is the browser's alone
  useEffect(() => setLink(leaveLinkIn(window.location.hash)), [])
  return (
    <LawPage title={t.leave} text={t.leave_text}>
      {link ? <ConfirmLeave link={link} /> : <LeaveForm />}
    </LawPage>
  )
}
