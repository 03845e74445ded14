import { Button, type ButtonLook } from '@estampa/ui/button'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { askQuoteMessages } from '../messages/quotes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { signInPath } from '../shell/guards/sign-in-path.ts'
import { useShopPath, useTenantName } from '../shell/shop-data.ts'
import { useSwitches } from '../shell/switches.ts'

const fetchForm = () => import('./ask-quote-form.tsx')
const AskForm = lazy(() => fetchForm().then(({ AskQuoteForm }) => ({ default: AskQuoteForm })))

type AskQuoteProps = { look: ButtonLook; disabled: boolean; className?: string }

/** Asks for a quote of the cart. Guests sign in first: a quote belongs to somebody. */
export function AskQuote({ look, disabled, className }: AskQuoteProps) {
  const t = useMessages(askQuoteMessages)
  const path = useShopPath()
  const shop = useTenantName()
  const { quote, signIn } = useSwitches()
  const { status } = useVisitor()
  const [isAsking, setIsAsking] = useState(false)
  if (!quote || !signIn) return null
  const words = (
    <>
      <FileText size={18} aria-hidden="true" />
      {t.ask}
    </>
  )
  if (status !== 'customer') {
    return (
      <Button asChild wide look={look} className={className}>
        <Link to={path(signInPath(`/${shop}/shopping-cart`))}>{words}</Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        wide
        look={look}
        disabled={disabled}
        className={className}
        onPointerEnter={fetchForm}
        onFocus={fetchForm}
        onClick={() => setIsAsking(true)}
      >
        {words}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskForm onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
