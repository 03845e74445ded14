/** What somebody wanted who is asked to sign in: read from where they were going. */
export type Intent = 'buy' | 'quote' | 'follow'

const FOLLOWED = ['/orders', '/favorites', '/account', '/confirm-purchase']

export function intentOf(from: string | null): Intent | null {
  const { pathname, searchParams } = new URL(from ?? '/', 'http://shop')
  if (pathname === '/checkout' || pathname === '/pre-order') return 'buy'
  if (searchParams.get('ask') === 'quote') return 'quote'
  return FOLLOWED.some((path) => pathname.startsWith(path)) ? 'follow' : null
}
