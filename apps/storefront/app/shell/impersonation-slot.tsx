import { onDemand } from '@estampa/web/loading'
import { useEffect, useState } from 'react'
import { impersonation } from '../session/impersonation.ts'

const ImpersonationBar = onDemand(async () => (await import('./impersonation-bar.tsx')).ImpersonationBar)

/** Above every page of somebody who sees the shop as a customer; nobody else fetches its script. */
export function ImpersonationSlot() {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => setIsSeen(impersonation() !== null), [])
  return isSeen ? <ImpersonationBar /> : null
}
