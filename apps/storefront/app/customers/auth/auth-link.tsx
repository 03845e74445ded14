import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ShopLink } from '../../shop/shop-link.tsx'

export type AuthMode = 'login' | 'register' | 'emailVerify' | 'passwordRetrieve' | 'passwordChange'

export const authModes: readonly AuthMode[] = [
  'login',
  'register',
  'emailVerify',
  'passwordRetrieve',
  'passwordChange',
]

/** The page that the person came from stays in the address, so that they return to it in the end. */
export function authPath(mode: AuthMode, from: string | null, email = ''): string {
  const query = new URLSearchParams({ mode, ...(from && { from }), ...(email && { email }) })
  return `/auth?${query}`
}

export function AuthLink({
  mode,
  className,
  children,
}: {
  mode: AuthMode
  className?: string
  children: ReactNode
}) {
  const [query] = useSearchParams()
  return (
    <ShopLink
      to={authPath(mode, query.get('from'))}
      className={clsx(
        'inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </ShopLink>
  )
}
