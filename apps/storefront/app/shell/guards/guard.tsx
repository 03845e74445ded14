import { PageSpinner } from '@estampa/web/loading'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../session/session-provider.tsx'
import { signInPath } from '../../session/sign-in-path.ts'
import { usePathInShop, useShopPath } from '../../shop/shop-data.ts'

/**
 * The guard of private pages: visitors who may not pass go to the sign-in and from there back; people signed in a
 * moment ago are told so there. A sign-out leads to the home page.
 */
export function Guard({ mayPass }: { mayPass: boolean }): ReactNode {
  const { status, onSignOut } = useSession()
  const hasLeft = useRef(false)
  const wasHere = useRef(false)
  const here = usePathInShop()
  const { search } = useLocation()
  const path = useShopPath()
  useEffect(
    () =>
      onSignOut(() => {
        hasLeft.current = true
      }),
    [onSignOut],
  )
  useEffect(() => {
    if (status === 'customer') wasHere.current = true
  }, [status])
  const elsewhere = hasLeft.current ? (
    <Navigate replace to={path('/')} />
  ) : (
    <Navigate replace to={path(signInPath(here + search))} state={{ isOver: wasHere.current }} />
  )
  const isKnown = status !== 'starting'
  return (
    <>
      {isKnown && mayPass ? <Outlet /> : <PageSpinner />}
      {isKnown && !mayPass && elsewhere}
    </>
  )
}
