import { onDemand } from '@estampa/web/loading'
import { useEffect, useState } from 'react'
import { lookPreview } from '../session/look-preview.ts'

const LookPreviewFollower = onDemand(
  async () => (await import('./look-preview-follower.tsx')).LookPreviewFollower,
)

/** On every page of somebody who tries another look; nobody else fetches its script. */
export function LookPreviewSlot() {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => setIsSeen(lookPreview() !== null), [])
  return isSeen ? <LookPreviewFollower /> : null
}
