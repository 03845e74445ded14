/**
 * Somebody of the shop sees it as one of its customers, in this browser and for some minutes. The server marks each page
 * for it, and refuses whatever would change something. Such a page keeps nothing in the browser.
 */
type ImpersonatedView = { customerName: string; secondsLeft: number }

let view: ImpersonatedView | null | undefined

/** Null on the server, and for everybody else. The mark stands in the document that was loaded, for all its pages. */
export function impersonation(): ImpersonatedView | null {
  if (typeof document === 'undefined') return null
  if (view === undefined) view = markOf(document)
  return view
}

function markOf({ head }: Document): ImpersonatedView | null {
  const mark = head.querySelector<HTMLMetaElement>('meta[name="seen-as-customer"]')
  return mark && (JSON.parse(mark.content) as ImpersonatedView)
}
