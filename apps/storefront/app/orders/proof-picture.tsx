import { Button } from '@estampa/ui/button'
import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import type { Order } from './timeline.ts'

const ZoomedProof = onDemand(async () => (await import('./zoomed-proof.tsx')).ZoomedProof)

type Proof = Order['proofs'][number]
type ProofPictureProps = { proof: Proof; large?: boolean; reload: () => void }

/** The picture of the proof; a press enlarges it to the window. */
export function ProofPicture({ proof, large = false, reload }: ProofPictureProps) {
  const t = useMessages(proofMessages)
  const [isOpen, setIsOpen] = useState(false)
  usePreload(ZoomedProof)
  // addresses of private pictures end after a while: a page that stayed open asks for new ones
  const [broken, setBroken] = useState<string | null>(null)
  const { number, url, preview_url } = proof
  const box = large ? 'aspect-square max-h-136 w-full lg:w-view-60 lg:max-w-136' : 'size-24'
  if (!url || !preview_url) return large ? <p className="text-14 text-ink-soft">{t.gone}</p> : null
  if (broken === preview_url) return <BrokenPicture reload={reload} />
  return (
    <>
      <button
        type="button"
        aria-label={t.picture(number)}
        className={`${box} shrink-0 cursor-zoom-in overflow-hidden rounded-base border border-line bg-white`}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={large ? url : preview_url}
          alt=""
          className="size-full object-contain"
          onError={() => setBroken(preview_url)}
        />
      </button>
      {isOpen && <ZoomedProof title={t.number(number)} url={url} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function BrokenPicture({ reload }: { reload: () => void }) {
  const t = useMessages(proofMessages)
  return (
    <p className="flex flex-wrap items-center gap-3 text-14 text-ink-soft">
      {t.broken}
      <Button variant="second" size="small" onClick={reload}>
        {t.reload}
      </Button>
    </p>
  )
}
