import { Skeleton } from '@estampa/ui/skeleton'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { newUuid, useAsyncValue } from '@estampa/web/state'
import { useState } from 'react'
import { ownQuoteMessages } from '../messages/quotes.ts'
import { Amount } from '../money/amount.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useSwitches } from '../shop/switches.ts'
import type { Quote } from './quote-rules.ts'

type ReviseFormProps = { quote: Quote; onMade: (quote: Quote) => void; onClose: () => void }

/**
 * The same lines at today's prices, as a version that replaces this one. A discount of the seller is
 * lost: the form says so first, with both totals.
 */
export function ReviseForm({ quote, onMade, onClose }: ReviseFormProps) {
  const t = useMessages(ownQuoteMessages)
  const { form, isWorking } = useRevision(quote, onMade)
  const hasDiscount = isDiscounted(quote)
  return (
    <FormPopup
      title={hasDiscount ? t.revise_discount_title : t.revise_title}
      submit={hasDiscount ? t.revise_without : t.revise_now}
      back={hasDiscount ? t.keep_discount : undefined}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      {hasDiscount ? <LostDiscount quote={quote} /> : <p className="text-ink-soft">{t.revise_text}</p>}
      <p className="text-14 text-ink-faint">{t.revise_hint}</p>
    </FormPopup>
  )
}

const isDiscounted = ({ totals }: Pick<Quote, 'totals'>) => (totals?.discount ?? 0) > 0
const cartOf = ({ lines }: Quote) => ({ products: lines, shoppingCartMode: 'cart' as const })

function useRevision(quote: Quote, onMade: (quote: Quote) => void) {
  const t = useMessages(ownQuoteMessages)
  const api = useApi()
  const { prices } = useSwitches()
  const [key] = useState(newUuid)
  return useForm({
    check: () => ({}),
    send: () => {
      const { id: quoteId, contact, comment } = quote
      const { name, phone, company, email } = contact
      const person = { name, phone, company, ...(email && { email }) }
      return api.quotes.generateQuote(
        {
          quoteId,
          shoppingCart: cartOf(quote),
          contact: person,
          comment,
          askSeller: !prices,
          dropsDiscount: isDiscounted(quote),
        },
        { headers: { 'Idempotency-Key': key } },
      )
    },
    onAnswer: (made: Quote) => {
      notify(t.revised(made.version))
      onMade(made)
    },
  })
}

/** The total of this version and of the next one, which is unknown if the seller is asked. */
function LostDiscount({ quote }: { quote: Quote }) {
  const t = useMessages(ownQuoteMessages)
  const api = useApi()
  const { prices } = useSwitches()
  const today = useAsyncValue(prices ? quote.id : null, () =>
    api.quotes.createUnsavedQuote({ shoppingCart: cartOf(quote) }),
  )
  return (
    <>
      <p className="text-ink-soft">{prices ? t.revise_discount : t.revise_discount_asked}</p>
      <dl className="divide-y divide-line border-y border-line tabular">
        <Total label={t.total_here} value={quote.totals?.total} />
        {prices && !today.error && <Total label={t.total_today} value={today.value?.totals?.total} />}
      </dl>
      <p className="text-ink-soft">{t.revise_discount_kept}</p>
    </>
  )
}

function Total({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt>{label}</dt>
      <dd className="ml-auto text-18 font-semibold">
        {value === undefined ? <Skeleton className="h-6 w-28" /> : <Amount value={value} />}
      </dd>
    </div>
  )
}
