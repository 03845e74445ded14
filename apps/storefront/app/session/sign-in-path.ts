/** `from` is the current path in the shop. */
export function signInPath(from: string): string {
  return `/auth?mode=login&from=${encodeURIComponent(from)}`
}

/** The page after a sign-in: always a path of this shop, whatever the address says. */
export function landingPath(from: string | null): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from) || /[\\\s]|\p{Cc}/u.test(from)) return '/'
  return from
}
