import type { CartProduct } from '@estampa/domain/cart'
import { BottomBar } from '@estampa/ui/bottom-bar'
import { BrandIcon } from '@estampa/ui/brand-icons'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { productMessages } from '../messages/product.ts'
import { messagingLink } from '../shop/messaging-link.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { ShortTotal } from './live-total.tsx'
import { useBuy } from './use-buying.ts'
import type { LivePrice } from './use-live-price.ts'

const BuyTypeDrawer = lazy(() =>
  import('./buy-type-drawer.tsx').then(({ BuyTypeDrawer: drawer }) => ({ default: drawer })),
)

type BuyActionsProps = {
  /** null while nothing that can be bought is chosen. */
  line: CartProduct | null
  price: LivePrice
  /** The path of the page that customizes the product; undefined if it cannot be customized. */
  customizePath: string | undefined
  /** The path of the design editor. */
  builderPath: string | undefined
  /** The message of a person who cannot buy here and asks the shop about the product. */
  question: string
}

/** «Personalizar» first, «Comprar sin logo» second; what the shop has switched off is not offered. */
export function BuyActions({ line, price, customizePath, builderPath, question }: BuyActionsProps) {
  const t = useMessages(productMessages)
  const { buy, quote, prices } = useSwitches()
  const { add } = useBuy()
  const [isChoosing, setIsChoosing] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const isAway = useIsOutOfSight(buttons)
  if (!buy && !quote) return <AskShopButton question={question} variant="main" />
  const start = () => {
    if (!line) return
    if (buy) setIsChoosing(true)
    else add(line)
  }
  return (
    <div ref={buttons} className="grid gap-3">
      {customizePath !== undefined && (
        <Button asChild size="large" wide className="max-md:hidden">
          <Link to={customizePath}>{t.customise}</Link>
        </Button>
      )}
      <BottomBar isWide={isAway}>
        <ShortTotal price={price} />
        {customizePath === undefined ? (
          <Button disabled={!line} onClick={start}>
            {prices ? t.buy_short : t.add_to_quote}
          </Button>
        ) : (
          <Button asChild>
            <Link to={customizePath}>{t.customise_short}</Link>
          </Button>
        )}
      </BottomBar>
      <Button
        variant={customizePath === undefined ? 'main' : 'second'}
        size="large"
        wide
        disabled={!line}
        onClick={start}
      >
        {buy ? t.without_logo : prices ? t.add_to_cart : t.add_to_quote}
      </Button>
      {builderPath !== undefined && (
        <Button asChild variant="quiet" wide>
          <Link to={builderPath}>
            <Icon name="pen-tool" size={18} />
            {t.design}
          </Link>
        </Button>
      )}
      {isChoosing && line && (
        <Suspense fallback={null}>
          <BuyTypeDrawer line={line} price={price} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** False until it is known: what is in the first view has no bar that comes and goes. */
function useIsOutOfSight(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node) return
    const observer = new IntersectionObserver((changes) => {
      // a quick scroll reports several at once, the newest last
      setIsAway(changes.at(-1)?.isIntersecting === false)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [place])
  return isAway
}

/** A message to the shop about this product. */
export function AskShopButton({
  question,
  variant = 'quiet',
}: {
  question: string
  variant?: 'main' | 'quiet'
}) {
  const t = useMessages(productMessages)
  const { socialMedias } = useShopConfig()
  const username = socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')?.username
  const link = messagingLink(username)
  if (!link) return null
  const href = `${link}${link.includes('?') ? '&' : '?'}text=${encodeURIComponent(question)}`
  return (
    <Button asChild variant={variant} wide={variant === 'main'}>
      <a href={href} target="_blank" rel="noreferrer">
        <BrandIcon name="WP" size={20} />
        {t.ask_us}
      </a>
    </Button>
  )
}
