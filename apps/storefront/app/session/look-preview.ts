/**
 * Somebody of the shop tries a look that is not published, in a frame of the office. The server marks each page for it.
 * Such a page keeps nothing in the browser, knows no shopper, and asks for other pages with the same token.
 */
type LookPreview = { token: string; office: string }

let preview: LookPreview | null | undefined

/** Null on the server, and for everybody else. The mark stands in the document that was loaded, for all its pages. */
export function lookPreview(): LookPreview | null {
  if (typeof document === 'undefined') return null
  if (preview === undefined) {
    const mark = document.head.querySelector<HTMLMetaElement>('meta[name="look-preview"]')
    preview = mark && (JSON.parse(mark.content) as LookPreview)
  }
  return preview
}

/** A token lasts some minutes: the office sends the next one before. */
export function renewLookPreview(token: string): void {
  if (preview) preview = { ...preview, token }
}
