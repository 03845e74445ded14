import { Button, type ButtonVariant } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense } from 'react'
import { askQuoteMessages } from '../messages/ask-quote.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { useSwitches } from '../shop/switches.ts'
import { useAsking } from './ask-quote-address.ts'

const fetchForm = () => import('./ask-quote-form.tsx')
const AskForm = lazy(() => fetchForm().then(({ AskQuoteForm }) => ({ default: AskQuoteForm })))

const fetchGuestForm = () => import('./ask-guest-form.tsx')
const AskGuestForm = lazy(() => fetchGuestForm().then(({ AskGuestForm }) => ({ default: AskGuestForm })))

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
      <Icon name="file-text" size={18} />
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
