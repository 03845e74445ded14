import type { QuoteInfo } from '@estampa/domain/cart'
import { RadioCards } from '@estampa/ui/radio-cards'
import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { linesToSend } from '../cart/wire-lines.ts'
import { askQuoteMessages } from '../messages/ask-quote.ts'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { listNewestQuoteInfos } from './quoted-lines.ts'

/** The form that requests a quote of the cart. */
export function AskQuoteForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(askQuoteMessages)
  const api = useApi()
  const path = useShopPath()
  const navigate = useNavigate()
  const { user } = useVisitor()
  const { prices } = useSwitches()
  const { cart } = useCart()
  const [key] = useState(newUuid)
  const [quoteId, setQuoteId] = useState('')
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: ({ company = '', comment = '' }) =>
      api.quotes.generateQuote(
        {
          shoppingCart: { products: linesToSend(cart.products), shoppingCartMode: 'cart' },
          ...(quoteId && { quoteId }),
          contact: company ? { company } : {},
          comment,
          askSeller: !prices,
        },
        { headers: { 'Idempotency-Key': key } },
      ),
    onAnswer: async ({ id, state }) => {
      await navigate(path(`/orders/quote/detail/${id}`))
      notify(state === 'requested' ? t.asked : t.made)
    },
  })
  return (
    <FormPopup title={t.title} submit={t.go} form={form} isWorking={isWorking} onClose={onClose}>
      <p className="text-ink-soft">{prices ? t.text : t.text_seller}</p>
      <WhichQuote chosen={quoteId} onChoose={setQuoteId} infos={listNewestQuoteInfos(cart.products)} />
      <FormField
        name="company"
        label={t.company}
        optional={t.optional}
        autoComplete="organization"
        maxLength={120}
        defaultValue={user?.company ?? ''}
        errors={errors}
      />
      <TextAreaField
        name="comment"
        label={t.comment}
        hint={t.comment_hint}
        optional={t.optional}
        error={errors.comment}
        maxLength={1_000}
      />
    </FormPopup>
  )
}

type WhichQuoteProps = { chosen: string; onChoose: (id: string) => void; infos: readonly QuoteInfo[] }

/** Lines that came from a quote may become its next version. */
function WhichQuote({ chosen, onChoose, infos }: WhichQuoteProps) {
  const t = useMessages(askQuoteMessages)
  if (infos.length === 0) return null
  return (
    <RadioCards
      label={t.which}
      value={chosen || 'fresh'}
      onChange={(value) => onChoose(value === 'fresh' ? '' : value)}
      options={[
        { value: 'fresh', title: t.fresh },
        ...infos.map(({ quoteId, number }) => ({
          value: quoteId,
          title: t.revision(number),
          detail: t.revision_text,
        })),
      ]}
    />
  )
}
