import type { CartProduct } from '@estampa/domain/cart'
import { BottomBar } from '@estampa/ui/bottom-bar'
import { BrandIcon } from '@estampa/ui/brand-icons'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Tier } from '../catalog/product.ts'
import { productMessages } from '../messages/product.ts'
import { messagingLink } from '../shop/messaging-link.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { ShortTotal } from './live-total.tsx'
import { useBuy } from './use-buying.ts'
import type { LivePrice } from './use-live-price.ts'

type BuyProps = {
  /** null while nothing that can be bought is chosen. */
  line: CartProduct | null
  /** The path of the page that customizes the product; undefined if it cannot be customized. */
  customizePath: string | undefined
}

type BuyActionsProps = BuyProps & {
  /** The message of a person who cannot buy here and asks the shop about the product. */
  question: string
  /** The part between the two buttons. */
  children?: ReactNode
}

/** «Personalizar» first, «Comprar sin logo» second; what the shop has switched off is not offered. */
export function BuyActions({ line, customizePath, question, children }: BuyActionsProps) {
  const t = useMessages(productMessages)
  const { buy, quote, prices } = useSwitches()
  const { add } = useBuy()
  if (!buy && !quote) return <AskShopButton question={question} variant="main" />
  return (
    <>
      {customizePath !== undefined && (
        // a phone has it in its bar at the bottom
        <Button asChild size="large" wide className="max-md:hidden">
          <Link to={customizePath}>{t.customise}</Link>
        </Button>
      )}
      {children}
      <Button
        variant={customizePath === undefined ? 'main' : 'second'}
        size="large"
        wide
        disabled={!line}
        onClick={() => line && add(line)}
      >
        {buy ? t.without_logo : prices ? t.add_to_cart : t.add_to_quote}
      </Button>
    </>
  )
}

type CustomizeHintProps = {
  /** The path of the design editor; undefined if the product cannot be customized. */
  builderPath: string | undefined
  /** True while the quantities of a table are still to be entered. */
  isWithoutUnits?: boolean
}

/** A line says what the main action leads to, and a link opens the editor for who wants to draw. */
export function CustomizeHint({ builderPath, isWithoutUnits = false }: CustomizeHintProps) {
  const t = useMessages(productMessages)
  const { buy, quote } = useSwitches()
  if (builderPath === undefined || (!buy && !quote)) return null
  return (
    <p className="customize-hint">
      {isWithoutUnits ? t.units_or_logo : t.customise_hint} <Link to={builderPath}>{t.design}</Link>
    </p>
  )
}

type BuyingBarProps = BuyProps & {
  price: LivePrice
  tiers: readonly Tier[]
  /** The page's own buttons: while they are out of sight the bar is there on a desk too. */
  buttons: RefObject<HTMLElement | null>
}

/** The total, or what one unit costs, and the main action at the bottom of a phone. */
export function BuyingBar({ line, price, tiers, customizePath, buttons }: BuyingBarProps) {
  const t = useMessages(productMessages)
  const { buy, quote, prices } = useSwitches()
  const isAway = useIsOutOfSight(buttons)
  const { add } = useBuy()
  if (!buy && !quote) return null
  return (
    <BottomBar isWide={isAway}>
      <ShortTotal price={price} unit={tiers[0]} />
      {customizePath === undefined ? (
        <Button disabled={!line} onClick={() => line && add(line)}>
          {prices ? t.buy_short : t.add_to_quote}
        </Button>
      ) : (
        <Button asChild>
          <Link to={customizePath}>{t.customise_short}</Link>
        </Button>
      )}
    </BottomBar>
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
