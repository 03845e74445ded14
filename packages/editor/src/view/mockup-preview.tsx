import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useEffect, useState } from 'react'
import { BusySpinner } from './controls/busy-spinner.tsx'
import { useEditorStore } from './editor-store.ts'
import { type AreaPreview, isEditorFailure } from './host.ts'
import { useHost } from './host-context.ts'
import { useEditorMessages } from './messages.ts'

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
  const { product } = useHost()
  if (pictures.length === 0) return <p className="text-14">{t.review_empty}</p>
  return (
    <ul className={`grid gap-4 ${pictures.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {pictures.map(({ name, url }) => (
        <li key={name}>
          <img
            src={url}
            alt={`${product}: ${name}`}
            className="mx-auto max-h-view-60 w-full rounded-base bg-wash object-contain"
          />
          <p className="mt-1 text-center text-14 text-ink-soft">{name}</p>
        </li>
      ))}
    </ul>
  )
}
