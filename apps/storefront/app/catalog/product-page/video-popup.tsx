import { Popup } from '@estampa/ui/popup'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The player is fetched with the press and not before: it is another company's. */
export function VideoPopup({ title, frame, onClose }: { title: string; frame: string; onClose: () => void }) {
  const shell = useMessages(shellMessages)
  return (
    <Popup open wide title={title} close={shell.close} onOpenChange={(open) => !open && onClose()}>
      <iframe
        src={frame}
        title={title}
        allow="fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        className="aspect-video w-full rounded-base border-0 bg-wash"
      />
    </Popup>
  )
}
