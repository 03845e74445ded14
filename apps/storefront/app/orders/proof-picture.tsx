import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import { shellMessages } from '../messages/shell.ts'
import type { Order } from './timeline.ts'

type Proof = Order['proofs'][number]
type ProofPictureProps = { proof: Proof; large?: boolean; reload: () => void }

/** The picture of the proof; a press enlarges it to the window. */
export function ProofPicture({ proof, large = false, reload }: ProofPictureProps) {
  const t = useMessages(proofMessages)
  const [isOpen, setIsOpen] = useState(false)
  // addresses of private pictures end after a while: a page that stayed open asks for new ones
  const [broken, setBroken] = useState<string | null>(null)
  const { number, url, preview_url } = proof
  const box = large ? 'aspect-square max-h-[34rem] w-full lg:w-[min(62dvh,34rem)]' : 'size-24'
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

/** The position of a press as a share of the picture's width and height. */
type ZoomOrigin = { x: number; y: number }

/** Fits the window, or is two and a half times as large around where it was pressed, and is moved by scrolling. */
function ZoomedProof({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  const t = useMessages(proofMessages)
  const shell = useMessages(shellMessages)
  const [spot, setSpot] = useState<ZoomOrigin | null>(null)
  const window = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = window.current
    if (!box || !spot) return
    box.scrollLeft = box.scrollWidth * spot.x - box.clientWidth / 2
    box.scrollTop = box.scrollHeight * spot.y - box.clientHeight / 2
  }, [spot])
  const turn = (event: MouseEvent<HTMLButtonElement>) => setSpot(spot ? null : toZoomOrigin(event))
  return (
    <Popup
      open
      wide
      title={title}
      close={shell.close}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="second" onClick={() => setSpot(spot ? null : { x: 0.5, y: 0.5 })}>
          <Icon name={spot ? 'zoom-out' : 'zoom-in'} size={18} />
          {spot ? t.whole : t.closer}
        </Button>
      }
    >
      <div ref={window} className="h-[66dvh] overflow-auto rounded-base bg-white">
        <button
          type="button"
          aria-label={spot ? t.whole : t.closer}
          className={spot ? 'block size-[250%] cursor-zoom-out' : 'block size-full cursor-zoom-in'}
          onClick={turn}
        >
          <img src={url} alt={title} className="size-full object-contain" />
        </button>
      </div>
    </Popup>
  )
}

/** A press by the keyboard has no position and zooms into the middle. */
function toZoomOrigin({
  currentTarget,
  clientX,
  clientY,
  detail,
}: MouseEvent<HTMLButtonElement>): ZoomOrigin {
  const box = currentTarget.getBoundingClientRect()
  if (detail === 0) return { x: 0.5, y: 0.5 }
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
}
