import type { SuggestInks } from '@estampa/editor/view/host'
import { InkInput } from '@estampa/editor/view/ink-input'
import { Field } from '@estampa/ui/field'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useLocale, useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useCallback, useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useStaffApi } from '../session/account.ts'
import { type ProductionOrder, useShowOrder } from './use-job.ts'

/** An ink of a print area of a line. */
export type InkToName = {
  readonly line: string
  readonly area: number
  readonly hex: string
  readonly name: string
}

type RenameInkDialogProps = { order: string; ink: InkToName; onClose: () => void }

/** The workshop calls an ink by its right name before its plates are made. */
export function RenameInkDialog({ order, ink, onClose }: RenameInkDialogProps) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const show = useShowOrder()
  const locale = useLocale()
  const { line, area, hex } = ink
  const [name, setName] = useState(ink.name === hex ? '' : ink.name)
  const suggestInks = useCallback<SuggestInks>(
    async (sought, signal) => (await api.suggestInks(sought, { signal, isQuiet: true })).items,
    [api],
  )
  const { form, errors, isWorking } = useForm({
    check: ({ name = '' }) => ({ ...(name === '' && { name: t.ink_missing }) }),
    send: ({ name = '' }) => api.renameOrderInk({ Id: order, line, area, hex, name }),
    fieldOf: { ink_name_invalid: 'name', ink_name_reserved: 'name', ink_name_repeated: 'name' },
    onAnswer: (renamed: ProductionOrder) => {
      show(renamed)
      notify(t.ink_renamed)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.rename_ink_title}
      submit={t.rename_ink_save}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="mb-3 text-ink-soft">{t.rename_ink_does}</p>
      <Field required label={t.ink_name} error={errors.name}>
        {(aria) => (
          <InkInput
            {...aria}
            startsOpen
            name="name"
            locale={locale}
            hex={hex}
            value={name}
            suggestInks={suggestInks}
            onType={setName}
            onChoose={(chosen) => setName(chosen.name)}
          />
        )}
      </Field>
    </FormPopup>
  )
}
