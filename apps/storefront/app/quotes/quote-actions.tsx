import { Button } from '@estampa/ui/button'
import { Link2, Mail, RefreshCw, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { notify } from '../shell/notify.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { ShopLink } from '../shell/shop-link.tsx'
import { useSwitches } from '../shell/switches.ts'
import { AcceptForm, RejectForm } from './answer-forms.tsx'
import { CancelQuoteForm, ReviseForm, SendForm } from './owner-forms.tsx'
import { type Quote, type QuoteActions, quoteActions } from './quote-life.ts'
import { useQuoteToCart } from './use-quote-to-cart.ts'

type Asked = 'accept' | 'reject' | 'send' | 'cancel' | 'revise'
type OwnActionsProps = { quote: Quote; onChanged: () => void }

/** Everything that its owner may do with a quote now; the way to an order comes first. */
export function OwnActions({ quote, onChanged }: OwnActionsProps) {
  const t = useMessages(ownQuoteMessages)
  const may = quoteActions(quote, useSwitches())
  const [asked, setAsked] = useState<Asked | null>(null)
  const newest = quote.versions[0]
  return (
    <section aria-label={t.actions} className="grid gap-3">
      {quote.orderId && (
        <Button asChild size="large">
          <ShopLink to={`/orders/detail/${quote.orderId}`}>{t.see_order}</ShopLink>
        </Button>
      )}
      {newest && newest.version > quote.version && (
        <Button asChild size="large">
          <ShopLink to={`/orders/quote/detail/${newest.id}`}>{t.see_newest}</ShopLink>
        </Button>
      )}
      {may.order && (
        <Button asChild size="large">
          <ShopLink to={`/checkout?quote=${quote.id}`}>{t.order}</ShopLink>
        </Button>
      )}
      <SecondActions quote={quote} may={may} onAsk={setAsked} />
      <Forms asked={asked} quote={quote} onChanged={onChanged} onClose={() => setAsked(null)} />
    </section>
  )
}

type SecondActionsProps = { quote: Quote; may: QuoteActions; onAsk: (asked: Asked) => void }

function SecondActions({ quote, may, onAsk }: SecondActionsProps) {
  const t = useMessages(ownQuoteMessages)
  const words = useMessages(quoteMessages)
  const addToCart = useQuoteToCart()
  const copyLink = useCopyLink()
  return (
    <>
      {may.accept && (
        <Button look="second" onClick={() => onAsk('accept')}>
          {words.accept}
        </Button>
      )}
      {may.send && (
        <Button look="second" onClick={() => onAsk('send')}>
          <Mail size={18} aria-hidden="true" />
          {t.send}
        </Button>
      )}
      {may.share && (
        <Button look="second" onClick={() => void copyLink(quote.link ?? '')}>
          <Link2 size={18} aria-hidden="true" />
          {t.copy_link}
        </Button>
      )}
      {may.addToCart && (
        <Button look="second" onClick={() => void addToCart(quote)}>
          <ShoppingCart size={18} aria-hidden="true" />
          {t.add_to_cart}
        </Button>
      )}
      {may.revise && (
        <Button look="second" onClick={() => onAsk('revise')}>
          <RefreshCw size={18} aria-hidden="true" />
          {t.revise}
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {may.reject && (
          <Button look="quiet" onClick={() => onAsk('reject')}>
            {words.reject}
          </Button>
        )}
        {may.cancel && (
          <Button look="quiet" onClick={() => onAsk('cancel')}>
            {t.cancel}
          </Button>
        )}
      </div>
    </>
  )
}

function useCopyLink() {
  const t = useMessages(ownQuoteMessages)
  const path = useShopPath()
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path(link), window.location.href).href)
      notify(t.copied)
    } catch {
      notify(t.copy_failed)
    }
  }
}

type FormsProps = OwnActionsProps & { asked: Asked | null; onClose: () => void }

function Forms({ asked, quote, onChanged, onClose }: FormsProps) {
  const navigate = useNavigate()
  const path = useShopPath()
  const onDone = () => {
    onClose()
    onChanged()
  }
  const which = { Id: quote.id }
  if (asked === 'accept') return <AcceptForm {...{ which, onDone, onClose }} />
  if (asked === 'reject') return <RejectForm {...{ which, onDone, onClose }} />
  if (asked === 'send') return <SendForm {...{ quote, onDone, onClose }} />
  if (asked === 'cancel') return <CancelQuoteForm {...{ quote, onDone, onClose }} />
  if (asked !== 'revise') return null
  const onMade = ({ id }: Quote) => {
    onClose()
    void navigate(path(`/orders/quote/detail/${id}`))
  }
  return <ReviseForm {...{ quote, onMade, onClose }} />
}
