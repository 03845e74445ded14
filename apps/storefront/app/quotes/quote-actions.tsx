import { BottomBar } from '@estampa/ui/bottom-bar'
import { Button } from '@estampa/ui/button'
import { Icon, type IconName } from '@estampa/ui/icon'
import { useDocumentDownload } from '@estampa/web/downloads'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { Amount } from '../money/amount.tsx'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { AcceptForm, RejectForm } from './answer-forms.tsx'
import { CancelQuoteForm, SendForm } from './owner-forms.tsx'
import { type Quote, type QuoteActions, quoteActions, readToken } from './quote-rules.ts'
import { ReviseForm } from './revise-form.tsx'
import { useQuoteToCart } from './use-quote-to-cart.ts'

type QuoteFormName = 'accept' | 'reject' | 'send' | 'cancel' | 'revise'
type OwnActionsProps = { quote: Quote; onChanged: () => void }

/** Everything that its owner may do with a quote now; the way to an order comes first. */
export function OwnActions({ quote, onChanged }: OwnActionsProps) {
  const t = useMessages(ownQuoteMessages)
  const may = quoteActions(quote, useSwitches())
  const [form, setForm] = useState<QuoteFormName | null>(null)
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
      {may.order && <OrderButtons quote={quote} />}
      <SecondActions quote={quote} may={may} onAsk={setForm} />
      <QuoteForm form={form} quote={quote} onChanged={onChanged} onClose={() => setForm(null)} />
    </section>
  )
}

/** The buttons stick to the foot of a phone's screen and stand in the page on a desktop. */
function OrderButtons({ quote: { id, totals } }: { quote: Quote }) {
  const t = useMessages(ownQuoteMessages)
  const to = `/checkout?quote=${id}`
  return (
    <>
      <Button asChild size="large" className="max-md:hidden">
        <ShopLink to={to}>{t.order}</ShopLink>
      </Button>
      <BottomBar>
        {totals && <Amount value={totals.total} className="text-18 font-semibold" />}
        <Button asChild>
          <ShopLink to={to}>{t.order_short}</ShopLink>
        </Button>
      </BottomBar>
    </>
  )
}

type SecondActionsProps = { quote: Quote; may: QuoteActions; onAsk: (form: QuoteFormName) => void }
type SecondaryAction = { may: boolean; icon: IconName; text: string; press: () => void }

/** The actions beside ordering: a quiet list, so that the main action stays the main one. */
function SecondActions({ quote, may, onAsk }: SecondActionsProps) {
  const t = useMessages(ownQuoteMessages)
  const words = useMessages(quoteMessages)
  const addToCart = useQuoteToCart()
  const copyLink = useCopyLink()
  const api = useApi()
  const pdf = useDocumentDownload(() => api.papers.getQuotePaper({ Id: quote.id }))
  const { guest } = useVisitor()
  const rows: SecondaryAction[] = [
    // a person without an account shares the link, and sends no e-mails in the shop's name
    { may: may.send && !guest, icon: 'mail', text: t.send, press: () => onAsk('send') },
    { may: true, icon: 'file-down', text: pdf.label, press: () => void pdf.download() },
    { may: may.share, icon: 'link-2', text: t.copy_link, press: () => void copyLink(quote.link ?? '') },
    { may: may.addToCart, icon: 'shopping-cart', text: t.add_to_cart, press: () => void addToCart(quote) },
    { may: may.revise, icon: 'refresh-cw', text: t.revise, press: () => onAsk('revise') },
    { may: may.reject, icon: 'thumbs-down', text: words.reject, press: () => onAsk('reject') },
    { may: may.cancel, icon: 'ban', text: t.cancel, press: () => onAsk('cancel') },
  ]
  const offered = rows.filter((row) => row.may)
  return (
    <>
      {may.accept && (
        <Button variant="second" size="large" onClick={() => onAsk('accept')}>
          {words.accept}
        </Button>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {offered.map(({ icon, text, press }) => (
          <li key={text}>
            <button
              type="button"
              onClick={press}
              className="flex min-h-12 w-full items-center gap-3 px-1 text-left transition-colors hover:bg-wash"
            >
              <Icon name={icon} size={18} className="shrink-0 text-ink-soft" />
              {text}
              {icon === 'file-down' && (
                <span role="status" className="ml-auto text-14 text-ink-soft">
                  {pdf.status}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
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

type QuoteFormProps = OwnActionsProps & { form: QuoteFormName | null; onClose: () => void }

function QuoteForm({ form, quote, onChanged, onClose }: QuoteFormProps) {
  const navigate = useNavigate()
  const path = useShopPath()
  const onDone = () => {
    onClose()
    onChanged()
  }
  const { guest } = useVisitor()
  const token = guest && quote.link ? readToken(quote.link.slice(quote.link.indexOf('#'))) : undefined
  const which = token ? { token } : { Id: quote.id }
  if (form === 'accept') return <AcceptForm which={which} onDone={onDone} onClose={onClose} />
  if (form === 'reject') return <RejectForm which={which} onDone={onDone} onClose={onClose} />
  if (form === 'send') return <SendForm quote={quote} onDone={onDone} onClose={onClose} />
  if (form === 'cancel') return <CancelQuoteForm quote={quote} onDone={onDone} onClose={onClose} />
  if (form !== 'revise') return null
  const onMade = ({ id }: Quote) => {
    onClose()
    void navigate(path(`/orders/quote/detail/${id}`))
  }
  return <ReviseForm quote={quote} onMade={onMade} onClose={onClose} />
}
