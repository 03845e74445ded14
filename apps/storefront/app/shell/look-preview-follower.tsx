import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lookPreview, renewLookPreview } from '../session/look-preview.ts'

/**
 * Follows the office while somebody tries a look there: told that the draft has changed, the page is asked again and shown
 * where it stands, without a jump. Nobody but the office that frames it is listened to.
 */
export function LookPreviewFollower() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const preview = lookPreview()
    if (!preview || window.parent === window) return
    const { office } = preview
    const follow = ({ origin, source, data }: MessageEvent) => {
      if (origin !== office || source !== window.parent || typeof data?.token !== 'string') return
      renewLookPreview(data.token)
      if (data.isChanged === true) void revalidate()
    }
    window.addEventListener('message', follow)
    window.parent.postMessage({ lookPreview: 'ready' }, office)
    return () => window.removeEventListener('message', follow)
  }, [revalidate])
  return null
}
