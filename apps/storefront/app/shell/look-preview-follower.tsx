import { templateStyle } from '@estampa/web/theme'
import { useEffect, useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lookPreview, renewLookPreview } from '../session/look-preview.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { useTemplateId } from '../theme/use-template.ts'

/**
 * Follows the office while somebody tries a look there: told that the draft has changed, the page is asked again and shown
 * where it stands, without a jump. Nobody but the office that frames it is listened to.
 */
export function LookPreviewFollower() {
  const { revalidate } = useRevalidator()
  useColorsOfDraft()
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

/** A page keeps the colors that it came with; here they are those of the draft as it is now. */
function useColorsOfDraft(): void {
  const template = useTemplateId()
  const { primary } = useShopConfig().colors
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.cssText = ''
    for (const [name, value] of Object.entries(templateStyle(template, primary)))
      style.setProperty(name, String(value))
  }, [template, primary])
}
