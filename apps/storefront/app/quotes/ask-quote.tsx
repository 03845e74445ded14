import { Button, type ButtonVariant } from '@estampa/ui/button'
import { FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { askQuoteMessages } from '../messages/quotes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { useSwitches } from '../shop/switches.ts'

const fetchForm = () => import('./ask-quote-form.tsx')
const AskForm = lazy(() => fetchForm().then(({ AskQuoteForm }) => ({ default: AskQuoteForm })))

const fetchGuestForm = () => import('./ask-guest-form.tsx')
const AskGuestForm = lazy(() => fetchGuestForm().then(({ AskGuestForm }) => ({ default: AskGuestForm })))

/** The cart with its form open, to which a person returns who had to sign in for a quote. */
export const ASK_QUOTE_PATH = '/shopping-cart?ask=quote'

/** The address says whether the form is open, so that it survives a sign-in and the browser's Back closes it. */
function useAsking() {
  const [query, setQuery] = useSearchParams()
  const change = (isOpen: boolean) =>
    setQuery(
      (now) => {
        if (isOpen) now.set('ask', 'quote')
        else now.delete('ask')
        return now
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return { isOpen: query.get('ask') === 'quote', change }
}

type AskQuoteProps = { variant: ButtonVariant; disabled: boolean; className?: string }

/** Opens the form that asks for a quote of the cart. */
export function AskQuote({ variant, disabled, className }: AskQuoteProps) {
  const t = useMessages(askQuoteMessages)
  const { quote } = useSwitches()
  const { change } = useAsking()
  if (!quote) return null
  return (
    <Button
      wide
      variant={variant}
      disabled={disabled}
      className={className}
      onPointerEnter={fetchForm}
      onFocus={fetchForm}
      onClick={() => change(true)}
    >
      <FileText size={18} aria-hidden="true" />
      {t.ask}
    </Button>
  )
}

/** The form itself, where the address asks for it. Once per page. Who has no account says who they are. */
export function AskQuotePopup({ disabled }: { disabled: boolean }) {
  const { quote } = useSwitches()
  const { status } = useVisitor()
  const { isOpen, change } = useAsking()
  if (!quote || !isOpen || disabled || status === 'starting') return null
  const Form = status === 'customer' ? AskForm : AskGuestForm
  return (
    <Suspense fallback={null}>
      <Form onClose={() => change(false)} />
    </Suspense>
  )
}
