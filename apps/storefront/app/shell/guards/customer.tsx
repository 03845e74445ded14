import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../session/session-provider.tsx'
import { PageSpinner } from '../page-spinner.tsx'
import { useShopPath } from '../shop-data.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * Pages of a person: without a stored user the way leads to sign-in, and from there back to here. Who leaves on
 * purpose goes home.
 */
// biome-ignore lint/style/noDefaultExport: a route module
export default function CustomerGuard() {
  const { status, onSignOut } = useSession()
  const hasLeft = useRef(false)
  const { pathname, search } = useLocation()
  const path = useShopPath()
  useEffect(
    () =>
      onSignOut(() => {
        hasLeft.current = true
      }),
    [onSignOut],
  )
  if (status === 'guest') {
    return <Navigate replace to={path(hasLeft.current ? '/' : signInPath(pathname + search))} />
  }
  return (
    // the footer stays below the first view, whatever comes and however late
    <div className="min-h-dvh">{status === 'starting' ? <PageSpinner /> : <Outlet />}</div>
  )
}
