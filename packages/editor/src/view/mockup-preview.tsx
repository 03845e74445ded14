import { Button } from '@estampa/ui/button'
import { IconButton } from '@estampa/ui/icon-button'
import { Popup } from '@estampa/ui/popup'
import { Spinner } from '@estampa/ui/spinner'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BusySpinner } from './controls/busy-spinner.tsx'
import { useEditorStore } from './editor-store.ts'
import { type AreaCloseUp, type AreaPreview, isEditorFailure } from './host.ts'
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

/** The whole product, or its print area from near: there are stitches to be seen. */
function Mockup({ picture }: { picture: AreaPreview }) {
  const t = useEditorMessages()
  const { product, places } = useHost()
  const [isNear, setIsNear] = useState(false)
  const { name, url } = picture
  const { closeUp, trouble } = useCloseUp(picture, isNear)
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
        {isNear && closeUp && <CloseUpView closeUp={closeUp} label={`${t.near_view}: ${name}`} />}
        {isNear && !closeUp && trouble === null && (
          <span className="absolute top-2 left-2 rounded-full bg-paper/85 p-2">
            <Spinner size={20} label={t.preview_wait} />
          </span>
        )}
        <IconButton
          label={isNear ? t.see_whole : t.see_near}
          className="absolute! top-2 right-2 bg-paper/85"
          onClick={() => setIsNear(!isNear)}
        >
          {isNear ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
        </IconButton>
      </div>
      {isNear && trouble !== null && (
        <p role="alert" className="mt-1 text-14 text-error">
          {trouble}
        </p>
      )}
      <p className="mt-1 text-center text-14 text-ink-soft">{name}</p>
    </>
  )
}

type CloseUpState = { closeUp: AreaCloseUp | null; trouble: string | null }

/** Asked for when somebody looks from near, and known from then on; what failed is asked for again by the next look. */
function useCloseUp(picture: AreaPreview, isNear: boolean): CloseUpState {
  const [state, setState] = useState<CloseUpState>({ closeUp: null, trouble: null })
  const isKnown = state.closeUp !== null
  useEffect(() => {
    if (!isNear || isKnown) return
    const request = new AbortController()
    setState({ closeUp: null, trouble: null })
    void picture.closeUp(request.signal).then(async (answer) => {
      if (!isEditorFailure(answer)) await loadImage(answer.url)
      if (request.signal.aborted) return
      setState(
        isEditorFailure(answer)
          ? { closeUp: null, trouble: answer.trouble }
          : { closeUp: answer, trouble: null },
      )
    })
    return () => request.abort()
  }, [picture, isNear, isKnown])
  return state
}

/** The nearer view of the mock-up stays until this one can be shown in its place. */
async function loadImage(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined)
}

/** As large as it was drawn, its middle first; the rest is reached by scrolling. */
function CloseUpView({ closeUp: { url, width, height }, label }: { closeUp: AreaCloseUp; label: string }) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [])
  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="absolute inset-0 grid overflow-auto overscroll-contain bg-wash"
    >
      <img src={url} alt="" width={width} height={height} className="m-auto block min-w-full max-w-none" />
    </section>
  )
}
