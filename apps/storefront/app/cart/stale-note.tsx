import { Icon } from '@estampa/ui/icon'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { ServerMessage } from '@estampa/web/notices'
import { cartMessages } from '../messages/cart.ts'
import { useCart } from './cart-context.ts'

/** The prices on the screen are the last good ones; why, and how to ask again. */
export function StaleNote({ failure, isExplained }: { failure: unknown; isExplained: boolean }) {
  const t = useMessages(cartMessages)
  const failureView = useFailureView()
  const { refreshPrices } = useCart()
  if (!failure) return null
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning"
    >
      <Icon name="triangle-exclamation-point" size={18} />
      <p className="min-w-0 flex-1">
        {t.stale} {!isExplained && <ServerMessage html={failureView(failure).message} />}
      </p>
      <button type="button" className="thumb font-semibold underline" onClick={refreshPrices}>
        {t.retry}
      </button>
    </div>
  )
}
