import { QuotesScreen } from '../quotes/quotes-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function QuotesPage() {
  return (
    <Allowed to="quotes.view">
      <QuotesScreen />
    </Allowed>
  )
}
