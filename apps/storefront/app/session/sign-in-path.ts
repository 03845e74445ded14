/** `from` is the current address without the shop's segment. */
export function signInPath(current: string): string {
  const from = current.replace(/^\/[^/?]+/, '') || '/'
  return `/auth?mode=login&from=${encodeURIComponent(from)}`
}

/** The page after a sign-in: always a path of this shop, whatever the address says. */
export function landingPath(from: string | null): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from) || /[\\\s]|\p{Cc}/u.test(from)) return '/'
  return from
}
