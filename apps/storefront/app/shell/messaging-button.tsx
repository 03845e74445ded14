import { BrandIcon } from '@estampa/ui/brand-icons'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { messagingLink } from '../shop/messaging-link.ts'
import { useShopConfig } from '../shop/shop-data.ts'

const APPEARS_AFTER_MS = 2000

/** Floats at the corner from two seconds after the page is there, when the shop has a messaging account. */
export function MessagingButton() {
  const t = useMessages(shellMessages)
  const { name, socialMedias } = useShopConfig()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isAway = useReading()
  const link = messagingLink(socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')?.username)
  if (!shown || !link) return null
  return (
    <aside aria-label={t.contact}>
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={t.message_us(name)}
        data-away={isAway || undefined}
        className="not-focus-visible:data-away:invisible not-focus-visible:data-away:opacity-0 short:static short:mx-auto short:mb-4 fixed right-4 bottom-above-bar z-30 grid size-12 animate-rise place-items-center rounded-full bg-messaging text-white shadow-floating forced-colors:border transition-away hover:scale-105 sm:right-6 sm:bottom-above-bar-wide"
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
