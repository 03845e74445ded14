import { BrandIcon } from '@estampa/ui/brand-icons'
import { useMessages } from '@estampa/web/messages'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { messagingLink } from '../shop/messaging-link.ts'
import { useShopConfig } from '../shop/shop-data.ts'

const APPEARS_AFTER_MS = 2000

/**
 * Floats at the corner from two seconds after the page is there, when the shop has a messaging account. It covers nothing
 * that is read or pressed: while something of that kind lies below it, it is a narrow handle in the margin of the page.
 */
export function MessagingButton() {
  const t = useMessages(shellMessages)
  const { name, socialMedias } = useShopConfig()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const corner = useRef<HTMLElement>(null)
  const link = messagingLink(socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')?.username)
  const isOnPage = shown && Boolean(link)
  const isAway = useReading()
  const isAside = useIsAboveContent(corner, isOnPage)
  if (!isOnPage) return null
  return (
    <aside ref={corner} aria-label={t.contact} className="messaging">
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={t.message_us(name)}
        data-away={isAway || undefined}
        data-aside={isAside || undefined}
      >
        <BrandIcon name="WP" size={28} />
      </a>
    </aside>
  )
}

const MIN_SCROLL_PX = 8

/** True while a person scrolls down: the button then does not cover prices and totals until they scroll up again. */
function useReading(): boolean {
  const [isReading, setIsReading] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < MIN_SCROLL_PX) return
      last = window.scrollY
      setIsReading(moved > 0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isReading
}

/** What is read or pressed. The link of a product's card covers all of it, so its name and its price stand for it. */
const CONTENT =
  'button, .button, input, select, summary, h1, h2, h3, .product-card-price, .product-row-price, .price, main a:not(.product-card *)'
/** Shorter than a line of small print is high, so that none lies between two points. */
const POINT_DISTANCE_PX = 12

/** True while content lies below the corner. Asked when the page scrolls, changes its size or moves a row of its own. */
function useIsAboveContent(corner: RefObject<HTMLElement | null>, isOnPage: boolean): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    if (!isOnPage) return
    let frame = 0
    const look = () => {
      frame = 0
      if (corner.current) setIsAbove(isAboveContent(corner.current))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    window.addEventListener('resize', lookSoon)
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('resize', lookSoon)
      document.removeEventListener('scroll', lookSoon, { capture: true })
    }
  }, [corner, isOnPage])
  return isAbove
}

function isAboveContent(corner: HTMLElement): boolean {
  const { left, top, right, bottom } = corner.getBoundingClientRect()
  for (let x = left; x <= right; x += POINT_DISTANCE_PX) {
    for (let y = top; y <= bottom; y += POINT_DISTANCE_PX) {
      const below = document.elementsFromPoint(x, y)
      if (below.some((element) => element.matches(CONTENT))) return true
    }
  }
  return false
}
