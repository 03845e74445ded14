import { useNavigation } from 'react-router'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useStore } from '../state/store.ts'
import { requestsUnderWay } from './requests.ts'
import { useDelayed, useLingering } from './use-lingering.ts'

const SLOW_MS = 8_000

/** Progress bars at the top edge: one for the page that is loading, one for each request, and a note if they are slow. */
export function RequestBars() {
  const requests = useStore(requestsUnderWay)
  const navigating = useLingering(useNavigation().state !== 'idle')
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-90">
      <div className="grid gap-px" aria-hidden="true">
        {navigating && <Bar />}
        {requests.slice(0, 4).map((id) => (
          <Bar key={id} />
        ))}
      </div>
      <SlowNote isWaiting={navigating || requests.length > 0} />
    </div>
  )
}

function SlowNote({ isWaiting }: { isWaiting: boolean }) {
  const t = useMessages(sharedMessages)
  const isSlow = useDelayed(isWaiting, SLOW_MS)
  return (
    <div role="status" className="grid justify-items-center px-4">
      {isSlow && (
        <p className="mt-3 animate-rise rounded-base border border-line bg-paper px-4 py-2.5 text-14 text-ink shadow-floating">
          {t.slow}
        </p>
      )}
    </div>
  )
}

function Bar() {
  return (
    <div className="h-0.75 overflow-hidden bg-brand/15">
      <div className="h-full w-3/10 animate-run bg-brand" />
    </div>
  )
}
