import { Badge, type BadgeTheme } from '@estampa/ui/badge'
import { useMessages } from '@estampa/web/messages'
import { quoteMessages } from '../messages/quotes.ts'
import type { QuoteState } from './quote-rules.ts'

const tones: Partial<Record<QuoteState, BadgeTheme>> = {
  sent: 'brand',
  viewed: 'brand',
  requested: 'warning',
  accepted: 'success',
  converted: 'success',
  rejected: 'error',
}

export function QuoteBadge({ state }: { state: QuoteState }) {
  const t = useMessages(quoteMessages)
  return <Badge theme={tones[state] ?? 'neutral'}>{t.states[state]}</Badge>
}
