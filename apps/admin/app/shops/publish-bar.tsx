import type { LookField } from '@estampa/domain/shops/look'
import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { lookFieldNames, lookMessages } from '../messages/look.ts'
import { useMay, useStaffApi } from '../session/account.ts'
import { lookValue } from './look-value.tsx'
import type { LookDesk } from './use-look.ts'
import { conflictOf, type LookDraft } from './use-look-draft.ts'

/** What the draft holds and whether it is saved, with the way to publish it. It stands under the page as long as there is any. */
export function PublishBar({ draft }: { draft: LookDraft }) {
  const t = useMessages(lookMessages)
  const may = useMay()
  const [asks, setAsks] = useState<'publish' | 'discard'>()
  const { desk, state } = draft
  const changes = Object.keys(desk.draft).length
  const said = {
    same: t.draft_same,
    saved: t.draft_saved,
    saving: t.draft_saving,
    faulty: t.draft_faulty,
    offline: t.draft_offline,
    held: t.draft_held,
  }[state]
  if (changes === 0 && state === 'same') return null
  return (
    <>
      <div className="save-bar">
        <p className="mr-auto grid text-13 max-sm:basis-full">
          {changes > 0 && <span className="font-medium">{t.changes(changes)}</span>}
          <span role="status" className="text-12 text-ink-soft">
            {said}
          </span>
        </p>
        {may('shop.edit') && changes > 0 && (
          <>
            <Button variant="quiet" disabled={state === 'saving'} onClick={() => setAsks('discard')}>
              {t.discard}
            </Button>
            <Button
              disabled={state === 'saving' || state === 'held' || state === 'offline'}
              onClick={() => setAsks('publish')}
            >
              {t.publish}
            </Button>
          </>
        )}
      </div>
      {asks === 'publish' && <PublishDialog draft={draft} onClose={() => setAsks(undefined)} />}
      {asks === 'discard' && <DiscardDialog draft={draft} onClose={() => setAsks(undefined)} />}
    </>
  )
}

type DialogProps = { draft: LookDraft; onClose: () => void }

/** What is published with one press: each field as it is and as it will be. */
function PublishDialog({ draft, onClose }: DialogProps) {
  const t = useMessages(lookMessages)
  const api = useStaffApi()
  const [isWorking, setIsWorking] = useState(false)
  const { desk, show, setMeanwhile } = draft
  const publish = async () => {
    setIsWorking(true)
    try {
      show(await api.publishLook({}, { version: desk.version }))
      notify(t.published)
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) {
        show(conflict.look)
        // somebody who only wrote on has to be read again, nothing is to be decided
        const isPublished = conflict.look.version === desk.version
        if (isPublished) setMeanwhile({ who: conflict.who, fields: conflict.fields, isPublished })
        else showError(error)
      } else showError(error)
    }
    onClose()
  }
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.publish_title}
      close={t.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isBusy={isWorking} onClick={() => void publish()}>
            {t.publish}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.publish_text}</p>
      <dl className="mt-4 grid gap-3">
        {(Object.keys(desk.draft) as LookField[]).map((field) => (
          <Difference key={field} field={field} desk={desk} />
        ))}
      </dl>
    </Popup>
  )
}

/** What begins alike differs further on. */
function Difference({ field, desk }: { field: LookField; desk: LookDesk }) {
  const t = useMessages(lookMessages)
  const before = lookValue(field, desk.published, t)
  const after = lookValue(field, { ...desk.published, ...desk.draft }, t)
  return (
    <div className="border-t border-line pt-2.5">
      <dt className="text-13 font-semibold">{lookFieldNames[field]}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
        {before !== after && (
          <>
            {before}
            <span aria-hidden>→</span>
          </>
        )}
        <span className="text-ink">{after}</span>
        {before === after && <span>{t.changed_within}</span>}
      </dd>
    </div>
  )
}

function DiscardDialog({ draft, onClose }: DialogProps) {
  const t = useMessages(lookMessages)
  const api = useStaffApi()
  const { desk, show, drop } = draft
  const discard = async () => {
    onClose()
    const fields = desk.draft
    try {
      const left = await api.discardLookDraft({}, { version: desk.version })
      drop(Object.keys(fields))
      show(left)
      const bring = async () => show(await api.saveLookDraft({ fields }))
      notify(t.discarded, { label: t.undo, run: () => void bring().catch(showError) })
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) show(conflict.look)
      showError(error)
    }
  }
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.discard_title}
      close={t.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" onClick={() => void discard()}>
            {t.discard}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.discard_text}</p>
    </Popup>
  )
}
