import type { Design } from '@estampa/domain/customization/design'
import { type AreaPreview, type Host, isEditorFailure } from '@estampa/editor/view/host'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { rosterMessages } from '../../../messages/roster.ts'

type PersonPreviewProps = { design: Design; name: string; preview: Host['preview']; onClose: () => void }
type Drawn = { readonly pictures: readonly AreaPreview[] } | { readonly trouble: string } | null

/** The product as it is made for one person. */
export function PersonPreview({ design, name, preview, onClose }: PersonPreviewProps) {
  const t = useMessages(rosterMessages)
  const [drawn, setDrawn] = useState<Drawn>(null)
  useEffect(() => {
    const request = new AbortController()
    setDrawn(null)
    void preview(design, request.signal).then((answer) => {
      if (request.signal.aborted) return
      setDrawn(isEditorFailure(answer) ? answer : { pictures: answer })
    })
    return () => request.abort()
  }, [design, preview])
  return (
    <section aria-label={name} aria-busy={drawn === null} className="rounded-base bg-wash p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold">{name}</h3>
        <IconButton label={t.hide} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </div>
      {drawn === null && <Skeleton className="mt-2 aspect-square w-full max-w-72" />}
      {drawn && 'trouble' in drawn && <p role="alert">{drawn.trouble}</p>}
      {drawn && 'pictures' in drawn && (
        <div className="mt-2 flex flex-wrap gap-3">
          {drawn.pictures.map(({ name: area, url }) => (
            <img
              key={url}
              src={url}
              alt={t.picture_of(name, area)}
              className="aspect-square w-full max-w-72 rounded-base object-contain"
            />
          ))}
        </div>
      )}
    </section>
  )
}
