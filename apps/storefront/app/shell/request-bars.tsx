import { useNavigation } from 'react-router'
import { requestsUnderWay } from '../session/requests.ts'
import { useStore } from '../session/store.ts'
import { useLingering } from './use-lingering.ts'

/** At the top edge: a bar for the page that is coming and one for each request. */
export function RequestBars() {
  const requests = useStore(requestsUnderWay)
  const navigating = useLingering(useNavigation().state !== 'idle')
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-90 grid gap-px" aria-hidden="true">
      {navigating && <Bar />}
      {requests.slice(0, 4).map((id) => (
        <Bar key={id} />
      ))}
    </div>
  )
}

function Bar() {
  return (
    <div className="h-[3px] overflow-hidden bg-brand/15">
      <div className="h-full w-[30%] animate-run bg-brand" />
    </div>
  )
}
