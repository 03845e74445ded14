import { Checkbox } from '@estampa/ui/checkbox'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { printAreaMessages } from '../../messages/print-areas.ts'
import { useStaffApi } from '../../session/account.ts'
import type { ProductAreas } from './use-print-areas.ts'

/** The saved areas go to products of the same category that are alike. */
export function CopyAreasDialog({ product, onClose }: { product: ProductAreas; onClose: () => void }) {
  const t = useMessages(printAreaMessages)
  const api = useStaffApi()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { form, errors, isWorking } = useForm({
    check: () => ({ ...(chosen.length === 0 && { to: t.copy_missing }) }),
    send: () => api.copyPrintAreas({ Id: product.id, to: [...chosen] }),
    onAnswer: ({ products }) => {
      notify(t.copied(products))
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.copy}
      submit={t.copy_now(chosen.length)}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="mb-3 text-ink-soft">{t.copy_text}</p>
      {errors.to && (
        <p role="alert" className="mb-2 text-14 text-error">
          {errors.to}
        </p>
      )}
      <ul className="grid gap-1">
        {product.siblings.map(({ id, name, areas }) => (
          <li key={id}>
            <Checkbox
              label={name}
              note={t.area_count(areas)}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
              }
            />
          </li>
        ))}
      </ul>
    </FormPopup>
  )
}
