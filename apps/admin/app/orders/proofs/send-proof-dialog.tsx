import { FormPopup, TextAreaField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { orderActMessages } from '../../messages/order-acts.ts'
import { proofDeskMessages } from '../../messages/proofs.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder, useStaffOrder } from '../use-staff-order.ts'
import { ownPicturesOf } from './own-pictures.ts'
import { ProofSource } from './proof-source.tsx'
import { useProofPicture } from './use-proof-picture.ts'

const fileRefusals = [
  'too_many_files',
  'file_too_large',
  'picture_too_big',
  'too_complex',
  'proof_unreadable',
  'proof_without_picture',
  'artwork_not_ready',
]

/** Pictures that are being prepared come while the dialog waits for them. */
const PREPARED_MS = 3_000

/** Sends the order's own pictures, or another one, for the buyer to approve. */
export function SendProofDialog({ order: staffOrder, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const t = useMessages(proofDeskMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const own = ownPicturesOf(order.artwork)
  const picture = useProofPicture(own.state === 'ready')
  useStaffOrder(order.number, { refreshMs: PREPARED_MS, enabled: own.state === 'preparing' })
  // what was wrong with one choice is not said of the next
  const choice = picture.source === 'own' ? picture.source : picture.chosen
  const [judged, setJudged] = useState(choice)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: () => {
      setJudged(choice)
      const missing = picture.source === 'other' && !picture.chosen && { picture: picture.fault ?? t.missing }
      return missing || {}
    },
    send: ({ comment = '' }, options) => {
      const files = picture.source === 'other' && picture.chosen ? [picture.chosen.file] : []
      return api.sendProof({ Id: order.id, comment }, { files, ...options })
    },
    onAnswer: () => {
      changed.reload(t.sent)
      onClose()
    },
    fieldOf: Object.fromEntries(fileRefusals.map((refusal) => [refusal, 'picture'])),
  })
  return (
    <FormPopup
      wide
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
      <ProofSource
        own={own}
        picture={picture}
        error={picture.fault ?? (judged === choice ? errors.picture : undefined)}
      />
      <TextAreaField
        name="comment"
        label={t.note}
        hint={t.note_hint}
        optional={t.optional}
        maxLength={1_000}
        error={errors.comment}
      />
    </FormPopup>
  )
}
