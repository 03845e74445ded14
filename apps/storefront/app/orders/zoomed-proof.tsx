import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import { shellMessages } from '../messages/shell.ts'

/** The position of a press as a share of the picture's width and height. */
type ZoomOrigin = { x: number; y: number }

/** Fits the window, or is two and a half times as large around where it was pressed, and is moved by scrolling. */
export function ZoomedProof({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
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
      <div ref={window} className="h-view-70 overflow-auto rounded-base bg-white">
        <button
          type="button"
          aria-label={spot ? t.whole : t.closer}
          className={spot ? 'block size-5/2 cursor-zoom-out' : 'block size-full cursor-zoom-in'}
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
