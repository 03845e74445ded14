import { Spinner } from '@estampa/ui/spinner'
import { useLingering } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useNavigation } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useShopConfigIfKnown } from '../shop/shop-data.ts'

/** Over everything while a shop's configuration is on its way. A page that the server rendered has it already. */
export function LoadingOverlay() {
  const t = useMessages(shellMessages)
  const { state } = useNavigation()
  const isAwaited = useShopConfigIfKnown() === undefined && state === 'loading'
  const isShown = useLingering(isAwaited)
  if (!isShown) return null
  return (
    <div className="fixed inset-0 z-70 grid place-items-center bg-paper/95">
      <p className="grid justify-items-center gap-4 text-18 font-semibold">
        <Spinner size={40} />
        {t.loading}
      </p>
    </div>
  )
}
