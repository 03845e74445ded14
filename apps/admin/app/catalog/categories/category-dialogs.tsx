import { categoriesAbove } from '@estampa/domain/catalog/categories'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { categoryMessages } from '../../messages/categories.ts'
import { useStaffApi } from '../../session/account.ts'
import { categoryOptions, type ListedCategory, useChangedCategories } from './use-categories.ts'

type CategoryDialogProps = { category: ListedCategory; onClose: () => void }

/** Two categories for the same goods become one. */
export function MergeCategoryDialog({
  category,
  all,
  onClose,
}: CategoryDialogProps & { all: readonly ListedCategory[] }) {
  const t = useMessages(categoryMessages)
  const api = useStaffApi()
  const changed = useChangedCategories()
  const [into, setInto] = useState('')
  const others = all.filter(({ id }) => id !== category.id && !categoriesAbove(all, id).includes(category.id))
  const { form, errors, isWorking } = useForm({
    check: () => ({ ...(into === '' && { into: t.merge_choose }) }),
    send: () => api.mergeCategory({ Id: category.id, into: Number(into) }),
    onAnswer: (answer) => {
      changed(answer)
      notify(t.merged)
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.merge_title(category.title)}
      submit={t.merge_submit}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.merge_text(category.products)}</p>
      <Field label={t.merge_into} error={errors.into}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t.merge_choose}
            options={categoryOptions(others)}
            value={into}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
          />
        )}
      </Field>
    </FormPopup>
  )
}

export function DeleteCategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useMessages(categoryMessages)
  const api = useStaffApi()
  const changed = useChangedCategories()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.deleteCategory({ Id: category.id }),
    onAnswer: (answer) => {
      changed(answer)
      notify(t.removed)
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.remove_title(category.title)}
      submit={t.remove_submit}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.remove_text(category.products)}</p>
    </FormPopup>
  )
}
