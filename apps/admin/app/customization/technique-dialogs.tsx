import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { techniqueMessages } from '../messages/technique.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { type StaffTechnique, useChangedTechnique, useTechniqueList } from './use-technique.ts'

type TechniqueDialogProps = { technique: StaffTechnique; onClose: () => void }

/** What an import called otherwise becomes one with what the shop calls it. */
export function MergeTechniqueDialog({ technique, onClose }: TechniqueDialogProps) {
  const t = useMessages(techniqueMessages)
  const api = useStaffApi()
  const navigate = useNavigate()
  const { shop } = useShop()
  const { data } = useTechniqueList()
  const changed = useChangedTechnique()
  const [into, setInto] = useState('')
  const others = (data ?? []).filter(({ id }) => id !== technique.id)
  const { form, errors, isWorking } = useForm({
    check: () => ({ ...(into === '' && { into: t.merge_choose }) }),
    send: () => api.mergeTechnique({ Id: technique.id, into: Number(into) }),
    onAnswer: (merged) => {
      changed.show(merged.technique)
      void changed.forget(technique.id)
      notify(t.merged(merged.products))
      onClose()
      void navigate(`/${shop}/techniques/${merged.technique.id}`, { replace: true })
    },
  })
  return (
    <FormPopup
      title={t.merge_title(technique.name)}
      submit={t.merge}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="mb-4 text-ink-soft">{t.merge_text(t.used_products(technique.products))}</p>
      {technique.orders > 0 && <p className="mb-4 text-ink-soft">{t.merge_orders}</p>}
      <Field label={t.merge_into} error={errors.into}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t.merge_choose}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={into}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
          />
        )}
      </Field>
    </FormPopup>
  )
}

export function DeleteTechniqueDialog({ technique, onClose }: TechniqueDialogProps) {
  const t = useMessages(techniqueMessages)
  const api = useStaffApi()
  const navigate = useNavigate()
  const { shop } = useShop()
  const changed = useChangedTechnique()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.deleteTechnique({ Id: technique.id }),
    onAnswer: () => {
      notify(t.removed)
      onClose()
      void navigate(`/${shop}/techniques`, { replace: true })
      void changed.forget(technique.id)
    },
  })
  return (
    <FormPopup
      title={t.remove_title(technique.name)}
      submit={t.remove}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.remove_text}</p>
    </FormPopup>
  )
}
