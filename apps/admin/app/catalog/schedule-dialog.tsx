import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { isFailure } from '@estampa/web/failures'
import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type FormEvent, useState } from 'react'
import { productLifeMessages } from '../messages/product-life.ts'
import { useStaffApi } from '../session/account.ts'
import { localMoment, momentOfLocal } from './local-moment.ts'
import { useChangedProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

type Side = 'showAt' | 'hideAt'
type ScheduleDialogProps = { editing: ProductEditing; onClose: () => void }

/** From when a product is shown and until when, by itself. */
export function ScheduleDialog({ editing, onClose }: ScheduleDialogProps) {
  const t = useMessages(productLifeMessages)
  const api = useStaffApi()
  const { seen } = editing
  const changed = useChangedProduct(seen.id)
  const [moments, setMoments] = useState({
    showAt: localMoment(seen.showAt),
    hideAt: localMoment(seen.hideAt),
  })
  const [fault, setFault] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWorking) return
    setIsWorking(true)
    try {
      const { id: Id, version } = seen
      const input = { Id, showAt: momentOfLocal(moments.showAt), hideAt: momentOfLocal(moments.hideAt) }
      const answer = await api.scheduleProduct(input, { version })
      editing.setSeen(answer)
      changed.show(answer)
      notify(answer.showAt === null && answer.hideAt === null ? t.not_scheduled : t.was_scheduled)
      onClose()
    } catch (error) {
      const refusal = isFailure(error) ? error.fault?.refusal : undefined
      if (isFailure(error) && (refusal === 'schedule_past' || refusal === 'schedule_backwards'))
        setFault(error.message)
      else {
        showError(error)
        await changed.reload()
      }
    }
    setIsWorking(false)
  }
  const input = (side: Side, label: string) => (
    <Field
      label={label}
      optional={t.optional}
      error={side === 'showAt' || moments.showAt === '' ? fault : undefined}
    >
      {(aria) => (
        <TextInput
          {...aria}
          type="datetime-local"
          value={moments[side]}
          onChange={({ currentTarget }) => {
            setFault(undefined)
            setMoments({ ...moments, [side]: currentTarget.value })
          }}
        />
      )}
    </Field>
  )
  return (
    <FormPopup
      startsInField
      title={t.schedule_title}
      submit={t.save}
      back={t.cancel}
      form={{ onSubmit: submit, noValidate: true }}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.schedule_text}</p>
      {!seen.isPublished && input('showAt', t.show_at)}
      {input('hideAt', t.hide_at)}
    </FormPopup>
  )
}
