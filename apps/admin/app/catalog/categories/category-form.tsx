import { categoriesAbove, MAX_LEVELS, whyNotArranged } from '@estampa/domain/catalog/categories'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { smallPicture } from '../../controls/small-picture.ts'
import { categoryMessages } from '../../messages/categories.ts'
import { useMay, useStaffApi } from '../../session/account.ts'
import { PictureField } from '../../shops/picture-field.tsx'
import { categoryOptions, type ListedCategory, useChangedCategories } from './use-categories.ts'

type CategoryFormProps = {
  /** Null: a new one. */
  category: ListedCategory | null
  parentId: number | null
  all: readonly ListedCategory[]
  onClose: () => void
}

/** Name, place and picture of a category, or a new one with its name and place. */
export function CategoryForm({ category, parentId, all, onClose }: CategoryFormProps) {
  const t = useMessages(categoryMessages)
  const may = useMay()
  const changed = useChangedCategories()
  const [title, setTitle] = useState(category?.title ?? '')
  const [parent, setParent] = useState(parentId)
  const [picture, setPicture] = useState(category?.picture ?? null)
  const save = useSave(category, all)
  const { form, errors, isWorking } = useForm({
    check: () => ({ ...(title.trim() === '' && { title: t.title_missing }) }),
    send: () => save({ title: title.trim(), parentId: parent, picture }),
    onAnswer: (answer) => {
      changed(answer)
      notify(category ? t.saved : t.made(title.trim()))
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={category ? t.edit_title : t.new}
      submit={category ? t.save : t.make}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <Field label={t.title_field} error={errors.title} hint={category ? t.address(category.url) : undefined}>
        {(aria) => (
          <TextInput
            {...aria}
            value={title}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.inside}>
        {(aria) => (
          <Select
            {...aria}
            value={parent === null ? '' : String(parent)}
            options={[
              { value: '', label: t.inside_none },
              ...categoryOptions(possibleParents(all, category)),
            ]}
            onChange={({ currentTarget: { value } }) => setParent(value === '' ? null : Number(value))}
          />
        )}
      </Field>
      {category && may('shop.edit') && (
        <PictureField
          label={t.picture}
          hint={t.picture_hint}
          use="category"
          url={picture}
          onChange={(stored) => setPicture(stored?.url ?? null)}
        >
          {picture && (
            <img
              src={smallPicture(picture, 320)}
              alt=""
              width={96}
              height={96}
              className="size-24 rounded-base border border-line object-cover"
            />
          )}
        </PictureField>
      )}
    </FormPopup>
  )
}

type Said = { title: string; parentId: number | null; picture: string | null }

/** Only what differs is sent; a place among others is a change of its own. */
function useSave(category: ListedCategory | null, all: readonly ListedCategory[]) {
  const api = useStaffApi()
  return async ({ title, parentId, picture }: Said) => {
    if (!category) return api.createCategory({ title, parentId })
    const words = {
      ...(title !== category.title && { title }),
      ...(picture !== category.picture && { picture }),
    }
    const isMoved = parentId !== category.parentId
    if (!isMoved || Object.keys(words).length > 0) {
      const saved = await api.saveCategory({ Id: category.id, ...words })
      if (!isMoved) return saved
    }
    // it comes last among those of its new place
    const others = all.filter(({ id }) => id !== category.id)
    const places = [
      ...others.map((one) => ({ id: one.id, parentId: one.parentId })),
      { id: category.id, parentId },
    ]
    return api.arrangeCategories({ places })
  }
}

function possibleParents(
  all: readonly ListedCategory[],
  category: ListedCategory | null,
): readonly ListedCategory[] {
  if (!category) return all.filter(({ id }) => categoriesAbove(all, id).length + 1 < MAX_LEVELS)
  return all.filter(
    ({ id }) =>
      whyNotArranged(all.map((one) => (one.id === category.id ? { ...one, parentId: id } : one))) ===
      undefined,
  )
}
