import { QuoteScreen } from '../quotes/quote-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/quote'

export default function QuotePage({ params }: Route.ComponentProps) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="quotes.view">
      <QuoteScreen key={params.id} id={params.id} />
    </Allowed>
  )
}
