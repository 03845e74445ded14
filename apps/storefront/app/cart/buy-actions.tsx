import type { CartProduct } from '@estampa/domain/cart'
import { BrandIcon } from '@estampa/ui/brand-icons'
import { Button } from '@estampa/ui/button'
import { PenTool } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { messagingLink } from '../shell/messaging-link.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { useSwitches } from '../shell/switches.ts'
import { ShortTotal } from './live-total.tsx'
import { useBuying } from './use-buying.ts'
import type { LivePrice } from './use-live-price.ts'

const BuyTypeDrawer = lazy(() =>
  import('./buy-type-drawer.tsx').then(({ BuyTypeDrawer: drawer }) => ({ default: drawer })),
)

type BuyActionsProps = {
  /** null while nothing that can be bought is chosen. */
  line: CartProduct | null
  price: LivePrice
  /** Where the product is customised; undefined where it cannot be. */
  customise: string | undefined
  /** Where it is designed in the editor. */
  design: string | undefined
  /** How a person who cannot buy here asks for the product. */
  question: string
}

/** «Personalizar» first, «Comprar sin logo» second; what the shop has switched off is not offered. */
export function BuyActions({ line, price, customise, design, question }: BuyActionsProps) {
  const t = useMessages(productMessages)
  const { buy, quote } = useSwitches()
  const { add } = useBuying()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!buy && !quote) return <AskUs question={question} look="main" />
  const start = () => {
    if (!line) return
    if (buy) setIsChoosing(true)
    else add(line)
  }
  return (
    <div className="grid gap-3">
      {customise !== undefined && (
        <Button asChild size="large" wide className="max-md:hidden">
          <Link to={customise}>{t.customise}</Link>
        </Button>
      )}
      <BottomBar>
        <ShortTotal price={price} />
        {customise === undefined ? (
          <Button disabled={!line} onClick={start}>
            {t.buy_short}
          </Button>
        ) : (
          <Button asChild>
            <Link to={customise}>{t.customise_short}</Link>
          </Button>
        )}
      </BottomBar>
      <Button
        look={customise === undefined ? 'main' : 'second'}
        size="large"
        wide
        disabled={!line}
        onClick={start}
      >
        {buy ? t.without_logo : t.add_to_cart}
      </Button>
      {design !== undefined && (
        <Button asChild look="quiet" wide>
          <Link to={design}>
            <PenTool size={18} aria-hidden="true" />
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

/** A message to the shop about this product. */
export function AskUs({ question, look = 'quiet' }: { question: string; look?: 'main' | 'quiet' }) {
  const t = useMessages(productMessages)
  const { socialMedias } = useShopConfig()
  const username = socialMedias.find(({ socialMediaFK }) => socialMediaFK.key === 'WP')?.username
  const link = messagingLink(username)
  if (!link) return null
  const href = `${link}${link.includes('?') ? '&' : '?'}text=${encodeURIComponent(question)}`
  return (
    <Button asChild look={look} wide={look === 'main'}>
      <a href={href} target="_blank" rel="noreferrer">
        <BrandIcon name="WP" size={20} />
        {t.ask_us}
      </a>
    </Button>
  )
}
