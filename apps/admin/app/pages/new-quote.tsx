import { NewQuoteScreen } from '../quotes/new-quote-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function NewQuotePage() {
  return (
    <Allowed to="quotes.create">
      <NewQuoteScreen />
    </Allowed>
  )
}
