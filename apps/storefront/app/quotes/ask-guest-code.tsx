import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { linesToSend } from '../cart/wire-lines.ts'
import { askQuoteMessages } from '../messages/ask-quote.ts'
import { guestMessages } from '../messages/guests.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import type { GuestQuoteRequest } from './ask-guest-person.tsx'

type AskGuestCodeProps = { request: GuestQuoteRequest; onBack: () => void; onClose: () => void }

/** The code of the mail; with it the quote is made, and shown. */
export function AskGuestCode({ request, onBack, onClose }: AskGuestCodeProps) {
  const t = useMessages(guestMessages)
  const words = useMessages(askQuoteMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const generate = useGenerate(request)
  const { form, errors, isWorking } = useForm({
    check: ({ code }) => ({ ...(!code && { code: t.code_missing }) }),
    send: ({ code = '' }) => generate(code),
    onAnswer: async ({ id, state }) => {
      await navigate(path(`/orders/quote/detail/${id}`))
      notify(state === 'requested' ? words.asked : words.made)
    },
    fieldOf: { bad_code: 'code' },
  })
  return (
    <FormPopup title={t.code_title} submit={t.see_quote} form={form} isWorking={isWorking} onClose={onClose}>
      <p className="text-ink-soft" role="status">
        {t.code_text(request.email)}
      </p>
      <FormField
        name="code"
        label={t.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        errors={errors}
        className="tabular tracking-widest uppercase"
        autoFocus
      />
      <button
        type="button"
        onClick={onBack}
        className="justify-self-start text-14 font-semibold text-brand-ink underline underline-offset-4"
      >
        {t.other_email}
      </button>
    </FormPopup>
  )
}

/** A code counts once: what failed after it was taken is tried again without it. */
function useGenerate({ userId, company, comment }: GuestQuoteRequest) {
  const api = useApi()
  const { enterAsGuest } = useSession()
  const { prices } = useSwitches()
  const { cart } = useCart()
  const isConfirmed = useRef(false)
  const [key] = useState(newUuid)
  return async (code: string) => {
    if (!isConfirmed.current) {
      enterAsGuest(await api.customers.confirmGuestCode({ userId, code }))
      isConfirmed.current = true
    }
    return api.quotes.generateQuote(
      {
        shoppingCart: { products: linesToSend(cart.products), shoppingCartMode: 'cart' },
        contact: company ? { company } : {},
        comment,
        askSeller: !prices,
      },
      { headers: { 'Idempotency-Key': key } },
    )
  }
}
