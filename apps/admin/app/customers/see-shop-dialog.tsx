import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { customerPageMessages } from '../messages/customers.ts'
import { officeMessages } from '../messages/shell.ts'

type SeeShopDialogProps = { name: string; url: string; onClose: () => void }

/** The link is pressed by hand: browsers keep from opening by itself what came after a question. */
export function SeeShopDialog({ name, url, onClose }: SeeShopDialogProps) {
  const t = useMessages(customerPageMessages)
  const { close } = useMessages(officeMessages)
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.see_shop_title(name)}
      close={close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button asChild>
            <a href={url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {t.open_shop}
            </a>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        <p>{t.see_shop_text}</p>
        <p>{t.see_shop_hint}</p>
      </div>
    </Popup>
  )
}
