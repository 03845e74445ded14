import { EmptyState } from '@estampa/ui/empty-state'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { SignInForm } from '../customers/sign-in-form.tsx'
import { localeOf } from '../messages/catalogue.ts'
import { customersMessages } from '../messages/customers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useSession } from '../session/session-provider.tsx'
import { landingPath } from '../shell/guards/sign-in-path.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { ShopMark } from '../shell/shop-mark.tsx'
import { useSwitches } from '../shell/switches.ts'
import type { Route } from './+types/auth'

export const handle = { layout: 'blank', private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { sign_in: title } = customersMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `/${params.tenantName}/auth`, hidden: true })
}

/** Whoever is signed in already goes on to where they came from. */
export default function Auth() {
  const t = useMessages(customersMessages)
  const path = useShopPath()
  const [query] = useSearchParams()
  const { status } = useSession()
  const from = landingPath(query.get('from'))
  if (status === 'customer') return <Navigate replace to={path(from)} />
  return (
    <main id="page" className="grid min-h-dvh grid-rows-[auto_1fr] bg-wash">
      <header className="page py-3">
        <Link
          to={path('/')}
          className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {t.back_home}
        </Link>
      </header>
      <div className="page grid items-start justify-items-center pt-4 pb-24 sm:pt-[10vh]">
        <section className="w-full max-w-[440px] rounded-large bg-paper p-6 shadow-lifted sm:p-10">
          <SignInPanel isBuying={from === '/checkout'} />
        </section>
      </div>
    </main>
  )
}

function SignInPanel({ isBuying }: { isBuying: boolean }) {
  const t = useMessages(customersMessages)
  const { signIn } = useSwitches()
  const [feedback, setFeedback] = useState<string>()
  if (!signIn) return <EmptyState heading="h1" drawing="lost" title={t.switched_off} />
  if (feedback) return <EmptyState heading="h1" drawing="document" title={t.sign_in} text={feedback} />
  return (
    <>
      <ShopMark className="mb-6" />
      <h1 className="text-28 font-semibold">{t.sign_in}</h1>
      <p className="mt-2 mb-7 text-ink-soft">{isBuying ? t.intro_checkout : t.intro}</p>
      <SignInForm onFeedback={setFeedback} />
    </>
  )
}
