import { DAY_MS } from '@estampa/domain/time'
import { Button } from '@estampa/ui/button'
import { daysText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { proofDeskMessages } from '../../messages/proofs.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import { useChangedOrder } from '../use-staff-order.ts'
import { isWaiting, type Proof } from './proof.ts'

type ProofReminderProps = { proof: Proof; order: StaffOrder }

/** When the buyer was reminded of this proof, or will be; and the button that does it now. */
export function ProofReminder({ proof, order }: ProofReminderProps) {
  const t = useMessages(proofDeskMessages)
  const may = useMay()
  const { environment } = useShop()
  const { proofReminders, nextProofReminder } = order
  const last = proofReminders.find(({ number }) => number === proof.number)
  const waits = isWaiting(order, proof)
  // nobody is reminded twice within a day
  const isRecent = last !== undefined && Date.now() - Date.parse(last.at) < DAY_MS
  const at = last && shortMomentText(last.at, environment)
  const next = waits && !last && nextProofReminder
  return (
    <>
      {last && at && (
        <p className="text-ink-faint">
          {last.by === null ? t.reminded_by_clock(at) : t.reminded(at, last.by)}
        </p>
      )}
      {next && (
        <p className="text-ink-faint">
          {t.will_remind(daysText(next.slice(0, 10), next.slice(0, 10), environment))}
        </p>
      )}
      {waits && !isRecent && may('proofs.send') && <RemindButton order={order} />}
    </>
  )
}

function RemindButton({ order: { order } }: { order: StaffOrder }) {
  const t = useMessages(proofDeskMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const [isWorking, setIsWorking] = useState(false)
  const remind = async () => {
    setIsWorking(true)
    try {
      changed.show(await api.remindProof({ Id: order.id }), t.reminded_now)
    } catch (failure) {
      showError(failure)
      changed.reload()
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <Button variant="second" size="small" className="mt-2" isBusy={isWorking} onClick={() => void remind()}>
      {t.remind}
    </Button>
  )
}
