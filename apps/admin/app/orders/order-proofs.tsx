import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot, type StateTone } from '../controls/state-dot.tsx'
import { orderMessages } from '../messages/order.ts'
import { useShop } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'

type Order = StaffOrder['order']
type Proof = Order['proofs'][number]

/** The proofs that were sent, the newest first, with what their buyer said. */
export function ProofSection({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const isDecorated = order.lines.some(({ hasProductBuilding }) => hasProductBuilding)
  if (!isDecorated && order.proofs.length === 0) return null
  return (
    <PageSection title={t.proofs}>
      {order.proofs.length === 0 && <p className="text-13 text-ink-soft">{t.no_proofs}</p>}
      <ul className="divide-y divide-line">
        {order.proofs.toReversed().map((proof) => (
          <ProofRow key={proof.number} proof={proof} isNewest={proof.number === order.proofs.length} />
        ))}
      </ul>
    </PageSection>
  )
}

function ProofRow({ proof, isNewest }: { proof: Proof; isNewest: boolean }) {
  const t = useMessages(orderMessages)
  const { environment } = useShop()
  const { number, url, preview_url, comment, answer, answerComment } = proof
  const { tone, text } = answerOf(proof, t)
  return (
    <li className="flex gap-3 py-2.5">
      <a href={url ?? undefined} target="_blank" rel="noreferrer" className="shrink-0">
        {preview_url && (
          <img
            src={preview_url}
            alt={t.proof(number)}
            loading="lazy"
            className="size-20 rounded-base border border-line object-contain"
          />
        )}
      </a>
      <div className="min-w-0 flex-1 text-13">
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-medium">{t.proof(number)}</span>
          {(isNewest || answer) && <StateDot tone={tone}>{text}</StateDot>}
        </p>
        <p className="text-ink-faint">
          {t.proof_sent(proof.sentBy, shortMomentText(proof.sentAt, environment))}
        </p>
        {comment && <p className="mt-1">{comment}</p>}
        {answerComment && <p className="mt-1 border-l-2 border-line-strong pl-2">{answerComment}</p>}
      </div>
    </li>
  )
}

function answerOf({ answer }: Proof, t: (typeof orderMessages)['cl']): { tone: StateTone; text: string } {
  if (answer === 'approved') return { tone: 'done', text: t.proof_approved }
  if (answer === 'rejected') return { tone: 'waiting', text: t.proof_rejected }
  return { tone: 'going', text: t.proof_waits }
}
