import { createHash } from 'node:crypto'

/**
 * Scripts are allowed by the hash of what they say, and the hashes are kept with the page: a nonce would
 * be the same for everyone in a cached page, and a 304 with a fresh one blocks the scripts of the stored body.
 * A page is rendered with a random nonce; only scripts that carry it are hashed, then it is taken out.
 * The nonce is unknown to a shop's text, so a script that the text smuggles into a page is never hashed.
 */
export function addScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // pieces between the marks: a search for scripts through the whole page would take longer than all else here
  const pieces = html.split(mark)
  for (const [index, after] of pieces.entries()) {
    const tag = pieces[index - 1]?.slice(pieces[index - 1]?.lastIndexOf('<'))
    const code = tag?.startsWith('<script')
      ? after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))
      : ''
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html: pieces.join(''), hashes: [...hashes] }
}

const TAG_SCRIPTS = 'https://www.googletagmanager.com https://connect.facebook.net'
const TAG_CALLS =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://www.facebook.com'

const OWN_FRAMES = "frame-ancestors 'self'"

export type PolicyParts = {
  hashes: readonly string[]
  /** The shop has a tag-manager, analytics or pixel code and this page may load it. */
  tags: boolean
  /** Where the browser calls the API, when that is not this origin. */
  apiOrigin?: string | undefined
}

export function contentPolicy({ hashes, tags, apiOrigin }: PolicyParts): string {
  const scripts = ["'self'", ...hashes, ...(tags ? [TAG_SCRIPTS] : [])].join(' ')
  const calls = ["'self'", ...(apiOrigin ? [apiOrigin] : []), ...(tags ? [TAG_CALLS] : [])].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React's style attributes, Radix and sonner write styles inline; scripts never.
    "style-src 'self' 'unsafe-inline'",
    // Catalogs name pictures at their suppliers' addresses.
    "img-src 'self' data: blob: https:",
    `connect-src ${calls} blob: data:`,
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    OWN_FRAMES,
  ].join('; ')
}

/** The same policy for a page that loads no measuring scripts, whatever its shop has. */
export function withoutTags(policy: string): string {
  return policy.replace(` ${TAG_SCRIPTS}`, '').replace(` ${TAG_CALLS}`, '')
}

/** The same policy for a page that this origin alone may show in a frame. */
export function framedBy(policy: string, origin: string): string {
  return policy.replace(OWN_FRAMES, `frame-ancestors ${origin}`)
}
