import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useState } from 'react'
import { productPictureMessages } from '../messages/product-pictures.ts'
import type { PictureActs, StaffPicture } from './use-picture-acts.ts'

type AltDialogProps = { picture: StaffPicture; acts: PictureActs; onClose: () => void }

/** What a picture shows, in words. */
export function AltDialog({ picture, acts, onClose }: AltDialogProps) {
  const t = useMessages(productPictureMessages)
  const [alt, setAlt] = useState(picture.alt)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await acts.change(picture.url, { alt: alt.trim() })) onClose()
  }
  return (
    <FormPopup
      startsInField
      title={t.alt}
      submit={t.save}
      back={t.cancel}
      form={{ onSubmit: submit }}
      isWorking={acts.isBusy}
      onClose={onClose}
    >
      <Field label={t.alt_label} hint={t.alt_hint}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            maxLength={200}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
        )}
      </Field>
    </FormPopup>
  )
}
