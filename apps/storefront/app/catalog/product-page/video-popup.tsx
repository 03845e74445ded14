import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import { shellMessages } from '../../messages/shell.ts'
import type { Video } from './product-video.ts'

type VideoPopupProps = { title: string; video: Video; onClose: () => void }

/** The player is fetched with the press and not before: it is another company's. Where it is blocked, a link is left. */
export function VideoPopup({ title, video, onClose }: VideoPopupProps) {
  const shell = useMessages(shellMessages)
  const t = useMessages(productDetailsMessages)
  return (
    <Popup open wide title={title} close={shell.close} onOpenChange={(open) => !open && onClose()}>
      <iframe
        src={video.frame}
        title={title}
        allow="fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        className="aspect-video w-full rounded-base border-0 bg-wash"
      />
      <p className="mt-3 text-14 text-ink-soft">
        {t.video_blocked}{' '}
        <a
          href={video.url}
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold text-brand-ink underline underline-offset-4"
        >
          {t.video_open(video.company)}
        </a>
      </p>
    </Popup>
  )
}
