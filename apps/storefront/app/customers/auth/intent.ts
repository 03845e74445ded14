/** The intent of a person who is asked to sign in, read from the page that they wanted. */
export type SignInIntent = 'buy' | 'quote' | 'follow'

const FOLLOWED = ['/orders', '/favorites', '/account', '/confirm-purchase']

export function readSignInIntent(from: string | null): SignInIntent | null {
  const { pathname, searchParams } = new URL(from ?? '/', 'http://shop')
  if (pathname === '/checkout' || pathname === '/pre-order') return 'buy'
  if (searchParams.get('ask') === 'quote') return 'quote'
  return FOLLOWED.some((path) => pathname.startsWith(path)) ? 'follow' : null
}
