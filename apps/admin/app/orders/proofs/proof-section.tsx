import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { proofDeskMessages } from '../../messages/proofs.ts'
import { useShop } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import type { Proof } from './proof.ts'
import { ProofReminder } from './proof-reminder.tsx'
import { useProofState } from './use-proof-state.ts'

const CompareProofs = onDemand(() => import('./compare-proofs.tsx').then((file) => file.CompareProofs))

/** The proofs that were sent, the newest first, with what their buyer said. */
export function ProofSection({ order: staffOrder }: { order: StaffOrder }) {
  const t = useMessages(proofDeskMessages)
  const { order } = staffOrder
  const [isComparing, setIsComparing] = useState(false)
  const isDecorated = order.lines.some(({ hasProductBuilding }) => hasProductBuilding)
  if (!isDecorated && order.proofs.length === 0) return null
  return (
    <PageSection
      title={t.title}
      action={
        order.proofs.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => setIsComparing(true)}>
            {t.compare}
          </Button>
        )
      }
    >
      {order.proofs.length === 0 && <p className="text-13 text-ink-soft">{t.none}</p>}
      <ul className="divide-y divide-line">
        {order.proofs.toReversed().map((proof) => (
          <ProofRow key={proof.number} proof={proof} order={staffOrder} />
        ))}
      </ul>
      {isComparing && <CompareProofs order={staffOrder} onClose={() => setIsComparing(false)} />}
    </PageSection>
  )
}

function ProofRow({ proof, order }: { proof: Proof; order: StaffOrder }) {
  const t = useMessages(proofDeskMessages)
  const { environment } = useShop()
  const state = useProofState(order)(proof)
  const { number, url, preview_url, roster, comment, answerComment } = proof
  return (
    <li className="flex gap-3 py-2.5 first:pt-0">
      <a
        href={url ?? undefined}
        target="_blank"
        rel="noreferrer"
        className="size-20 shrink-0 overflow-hidden rounded-base border border-line bg-white"
      >
        {preview_url && (
          <img src={preview_url} alt={t.proof(number)} loading="lazy" className="size-full object-contain" />
        )}
      </a>
      <div className="min-w-0 flex-1 text-13">
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-medium">{t.proof(number)}</span>
          {state && <StateDot tone={state.tone}>{state.text}</StateDot>}
        </p>
        <p className="text-ink-faint">
          {t.sent_by(proof.sentBy, shortMomentText(proof.sentAt, environment))}
        </p>
        {roster && (
          <p className="mt-1">
            <a href={roster.url} target="_blank" rel="noreferrer" className="underline">
              {t.roster(roster.pages.length)}
            </a>
          </p>
        )}
        {comment && <p className="mt-1 break-words">{comment}</p>}
        {answerComment && (
          <p className="mt-1 border-l-2 border-line-strong pl-2 break-words whitespace-pre-line">
            {answerComment}
          </p>
        )}
        <ProofReminder proof={proof} order={order} />
      </div>
    </li>
  )
}
