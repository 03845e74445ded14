/** The sign-in's address with the page to come back to. */
export function entryPath(current: string): string {
  return current === '/' ? '/auth' : `/auth?from=${encodeURIComponent(current)}`
}

/** The page after a sign-in: always a path of this office, whatever the address says. */
export function returnPath(from: string | null): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from) || /[\\\s]|\p{Cc}/u.test(from)) return '/'
  return from.startsWith('/auth') ? '/' : from
}
