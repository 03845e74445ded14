import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { useFavorites } from '../favorites/favorites-context.ts'
import { FavoritesList } from '../favorites/favorites-list.tsx'
import { favoritesPageMessages } from '../messages/favorites.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { signInPath } from '../session/sign-in-path.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import type { Route } from './+types/favorites'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = favoritesPageMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/favorites`, hidden: true })
}

/** The page that everybody gets is empty: whose favorites they are is known in the browser only. */
export default function Favorites() {
  const t = useMessages(favoritesPageMessages)
  const { isKnown, ids } = useFavorites()
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="text-28 font-bold tracking-tight md:text-36">{t.title}</h1>
      <p className="mt-1 mb-6 min-h-6 text-14 text-ink-soft" role="status">
        {isKnown && ids.length > 0 && t.count(ids.length)}
        {isKnown && ids.length > 0 && <FavoritesStorageNote />}
      </p>
      <h2 className="sr-only">{t.title}</h2>
      <FavoritesList />
    </main>
  )
}

/** Tells guests that their favorites exist in this browser only, and how to change that. */
function FavoritesStorageNote() {
  const t = useMessages(favoritesPageMessages)
  const { status } = useVisitor()
  const { signIn } = useSwitches()
  if (status !== 'guest' || !signIn) return null
  return (
    <>
      {'. '}
      {t.guest}{' '}
      <ShopLink
        to={signInPath('/favorites')}
        className="font-semibold text-brand-ink underline underline-offset-4"
      >
        {t.guest_link}
      </ShopLink>{' '}
      {t.guest_end}
    </>
  )
}
