import { dateText, momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { quoteMessages } from '../messages/quotes.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { PublicQuote } from './quote-rules.ts'

/** When it was made and until when its prices hold. */
export function Validity({ quote }: { quote: Pick<PublicQuote, 'createdAt' | 'expiresAt' | 'state'> }) {
  const t = useMessages(quoteMessages)
  const { environment } = useShopConfig()
  const { createdAt, expiresAt, state } = quote
  const isOpen = state === 'sent' || state === 'viewed' || state === 'accepted'
  return (
    <p className="flex w-full flex-wrap gap-x-4 text-ink-soft">
      <span>{t.made_on(dateText(createdAt, environment))}</span>
      {/* a line of the same length in every state: a quote that is answered while it is read moves nothing */}
      {expiresAt && isOpen && <span>{t.valid_until(momentText(expiresAt, environment))}</span>}
      {expiresAt && state === 'expired' && <span>{t.expired_on(dateText(expiresAt, environment))}</span>}
      {expiresAt && !isOpen && state !== 'expired' && (
        <span>{t.was_valid_until(momentText(expiresAt, environment))}</span>
      )}
    </p>
  )
}
