import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A person who opens another page with the keyboard or a screen reader continues at its beginning, not in the
 * footer of the page before. A changed filter is the same page: only the path counts.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const page = document.getElementById('page')
    if (hash || !page || page.contains(document.activeElement)) return
    page.tabIndex = -1
    page.focus({ preventScroll: true })
  }, [pathname, hash])
}
