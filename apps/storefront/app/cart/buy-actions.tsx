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
import { LiveTotal, ShortTotal } from './live-total.tsx'
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
  /** The bar that has the main action, where it stands apart from the others. */
  bar?: RefObject<HTMLDivElement | null>
}

/** «Personalizar» first, «Comprar sin logo» second; what the shop has switched off is not offered. */
export function BuyActions({ line, price, customizePath, builderPath, question, bar }: BuyActionsProps) {
  const t = useMessages(productMessages)
  const { buy, quote, prices } = useSwitches()
  const { add } = useBuy()
  const [isChoosing, setIsChoosing] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const hasBar = bar !== undefined && customizePath !== undefined
  const isAway = useIsOutOfSight(hasBar ? bar : buttons)
  if (!buy && !quote) return <AskShopButton question={question} variant="main" />
  const start = () => {
    if (!line) return
    if (buy) setIsChoosing(true)
    else add(line)
  }
  return (
    <div ref={buttons} className="grid gap-3">
      {!hasBar && <CustomizeButton path={customizePath} />}
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

type BuyingBarProps = Pick<BuyActionsProps, 'customizePath' | 'price'> & {
  isOverStock: boolean
  bar: RefObject<HTMLDivElement | null>
}

/** The main action and the total in one row above a table of sizes: below it they would be out of the first view. */
export function BuyingBar({ customizePath, price, isOverStock, bar }: BuyingBarProps) {
  const { buy, quote } = useSwitches()
  return (
    <div ref={bar} className="buying-bar">
      {(buy || quote) && <CustomizeButton path={customizePath} />}
      {!isOverStock && <LiveTotal price={price} />}
    </div>
  )
}

/** A phone has it in its bar at the bottom. */
function CustomizeButton({ path }: { path: string | undefined }) {
  const t = useMessages(productMessages)
  if (path === undefined) return null
  return (
    <Button asChild size="large" wide className="max-md:hidden">
      <Link to={path}>{t.customise}</Link>
    </Button>
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
