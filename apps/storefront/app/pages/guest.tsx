import { localeOf } from '@estampa/domain/countries/languages'
import { GuestLink } from '../customers/guest-link.tsx'
import { guestMessages } from '../messages/guests.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/guest'

// what follows the # opens the order: no script of others may read it
export const handle = { private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = guestMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/guest`, hidden: true })
}

/** The page that e-mails to people without an account link to, for their order or quote. */
export default function GuestPage() {
  return (
    <main id="page" className="page min-h-page max-w-220! pt-6 pb-16 md:pt-10">
      <GuestLink />
    </main>
  )
}
