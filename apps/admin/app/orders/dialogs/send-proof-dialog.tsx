import { Field } from '@estampa/ui/field'
import { FormPopup, TextAreaField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

const fileRefusals = [
  'too_many_files',
  'picture_too_big',
  'too_complex',
  'proof_unreadable',
  'proof_without_picture',
  'artwork_not_ready',
]

/** Sends a picture, or the order's own, for the buyer to approve. */
export function SendProofDialog({ order: staffOrder, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const picture = useRef<HTMLInputElement>(null)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: () => ({}),
    send: ({ comment = '' }, options) =>
      api.sendProof({ Id: order.id, comment }, { files: [...(picture.current?.files ?? [])], ...options }),
    onAnswer: () => {
      changed.reload(a.proof_sent)
      onClose()
    },
    fieldOf: Object.fromEntries(fileRefusals.map((refusal) => [refusal, 'picture'])),
  })
  return (
    <FormPopup
      startsInField
      title={a.send_proof}
      submit={a.send_proof}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.send_proof_does}</p>
      <Field label={a.proof_file} hint={a.proof_file_hint} error={errors.picture} optional={a.optional}>
        {(aria) => (
          <input
            {...aria}
            ref={picture}
            type="file"
            name="picture"
            accept="image/png,image/jpeg,image/webp"
            className="text-input"
          />
        )}
      </Field>
      <TextAreaField
        name="comment"
        label={a.proof_comment}
        optional={a.optional}
        maxLength={1_000}
        error={errors.comment}
      />
    </FormPopup>
  )
}
