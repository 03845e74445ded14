import { Button } from '@estampa/ui/button'
import { IconButton } from '@estampa/ui/icon-button'
import { Popup } from '@estampa/ui/popup'
import { useEffect, useState } from 'react'
import { BusySpinner } from './controls/busy-spinner.tsx'
import { useEditorStore } from './editor-store.ts'
import { type AreaPreview, isEditorFailure } from './host.ts'
import { useHost } from './host-context.ts'
import { ZoomIn, ZoomOut } from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { closeUpBox, closeUpZoom } from './preview-zoom.ts'

type State = { pictures: readonly AreaPreview[] | null; trouble: string | null }

/** The product as it will look, drawn by the server from the same design. */
export function MockupPreview({ onClose }: { onClose: () => void }) {
  const t = useEditorMessages()
  const host = useHost()
  const store = useEditorStore()
  const [tries, setTries] = useState(0)
  const [{ pictures, trouble }, setState] = useState<State>({ pictures: null, trouble: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again when that is wanted
  useEffect(() => {
    const asking = new AbortController()
    setState({ pictures: null, trouble: null })
    void host.preview(store.get().design, asking.signal).then((answer) => {
      if (asking.signal.aborted) return
      setState(
        isEditorFailure(answer)
          ? { pictures: null, trouble: answer.trouble }
          : { pictures: answer, trouble: null },
      )
    })
    return () => asking.abort()
  }, [tries])
  return (
    <Popup open wide onOpenChange={(open) => !open && onClose()} title={t.preview} close={t.close}>
      <p className="mb-4 text-14 text-ink-soft">{t.preview_text}</p>
      {trouble !== null && (
        <div role="alert" className="grid justify-items-start gap-3 text-14 text-error">
          {trouble}
          <Button variant="second" size="small" onClick={() => setTries(tries + 1)}>
            {t.retry}
          </Button>
        </div>
      )}
      {trouble === null && pictures === null && <BusySpinner label={t.preview_wait} />}
      {pictures && <Pictures pictures={pictures} />}
    </Popup>
  )
}

function Pictures({ pictures }: { pictures: readonly AreaPreview[] }) {
  const t = useEditorMessages()
  if (pictures.length === 0) return <p className="text-14">{t.review_empty}</p>
  return (
    <ul className={`grid gap-4 ${pictures.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Mockup picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** The whole product, or a small print area from near: there are stitches to be seen. */
function Mockup({ picture: { name, url } }: { picture: AreaPreview }) {
  const t = useEditorMessages()
  const { product, places } = useHost()
  const [isNear, setIsNear] = useState(false)
  const place = places.find((one) => one.name === name)
  const nearest = place ? closeUpZoom(place.placement) : 1
  const ratio = place ? place.picture.width / place.picture.height : 1
  return (
    <>
      <div
        className="relative mx-auto overflow-hidden rounded-base bg-wash"
        style={{ aspectRatio: ratio, width: `min(100%, ${60 * ratio}dvh)` }}
      >
        <div
          className="absolute transition-all duration-200 ease-out motion-reduce:transition-none"
          style={place && closeUpBox(place.placement, isNear ? nearest : 1)}
        >
          <img src={url} alt={`${product}: ${name}`} className="block w-full" />
        </div>
        {nearest > 1 && (
          <IconButton
            label={isNear ? t.see_whole : t.see_near}
            className="absolute! top-2 right-2 bg-paper/85"
            onClick={() => setIsNear(!isNear)}
          >
            {isNear ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
          </IconButton>
        )}
      </div>
      <p className="mt-1 text-center text-14 text-ink-soft">{name}</p>
    </>
  )
}
