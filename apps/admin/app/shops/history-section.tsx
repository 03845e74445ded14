import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { lookFieldNames, lookMessages } from '../messages/look.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import type { SectionProps } from './section-props.ts'
import type { LookDesk } from './use-look.ts'

type Publication = LookDesk['publications'][number]

/** Every publication, the newest first, and the way back to each. */
export function PublicationSection({ draft }: SectionProps) {
  const t = useMessages(lookMessages)
  const may = useMay()
  const { publications } = draft.desk
  const [asked, setAsked] = useState<Publication>()
  if (publications.length === 0) return <p className="text-13 text-ink-soft">{t.history_none}</p>
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {publications.map((one, at) => (
          <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
            <PublicationText publication={one} isFirst={at === publications.length - 1} />
            {at === 0 ? (
              <span className="text-13 text-ink-faint">{t.history_now}</span>
            ) : (
              may('shop.edit') && (
                <Button variant="second" size="small" onClick={() => setAsked(one)}>
                  {t.history_back}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {asked && <RestoreDialog draft={draft} publication={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function PublicationText({ publication, isFirst }: { publication: Publication; isFirst: boolean }) {
  const t = useMessages(lookMessages)
  const { environment } = useShop()
  const { id, at, who, fields, restored } = publication
  const unsaid = isFirst && fields.length === 0 ? t.history_first : t.history_elsewhere
  return (
    <div className="min-w-0 text-13">
      <p className="font-medium">
        {t.history_number(id)} · {who ?? unsaid}
      </p>
      <p className="text-ink-soft">{momentText(at, environment)}</p>
      <p className="text-ink-soft">
        {restored !== null && `${t.history_restored(restored)}. `}
        {fields.map((field) => lookFieldNames[field]).join(', ')}
      </p>
    </div>
  )
}

type RestoreDialogProps = Pick<SectionProps, 'draft'> & { publication: Publication; onClose: () => void }

function RestoreDialog({ draft, publication, onClose }: RestoreDialogProps) {
  const t = useMessages(lookMessages)
  const api = useStaffApi()
  const [isWorking, setIsWorking] = useState(false)
  const restore = async () => {
    setIsWorking(true)
    try {
      draft.show(await api.restoreLook({ Id: publication.id }))
      notify(t.restored)
    } catch (error) {
      showError(error)
    }
    onClose()
  }
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.history_back_title}
      close={t.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isBusy={isWorking} onClick={() => void restore()}>
            {t.history_back}
          </Button>
        </>
      }
    >
      <p className="font-medium">{t.history_number(publication.id)}</p>
      <p className="mt-2 text-ink-soft">{t.history_back_text}</p>
    </Popup>
  )
}
