import { Badge } from '@estampa/ui/badge'
import { Icon } from '@estampa/ui/icon'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { proofMessages } from '../messages/proofs.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { ProofAnswerForm } from './proof-answer-form.tsx'
import { ProofPicture } from './proof-picture.tsx'
import { RosterPages } from './roster-pages.tsx'
import type { Order } from './timeline.ts'

type Proof = Order['proofs'][number]
type ProofProps = { order: Order; onChanged: (order: Order) => void }

/** The proof that waits for its buyer's answer: until then nothing is made. */
export function WaitingProof({ order, onChanged }: ProofProps) {
  const t = useMessages(proofMessages)
  const reload = useReload({ order, onChanged })
  const proof = order.proofs.at(-1)
  if (!order.actions.answerProof || !proof) return null
  return (
    <section
      aria-labelledby="proof"
      className="grid gap-5 rounded-large border-2 border-brand p-4 sm:p-6 md:col-span-2 lg:grid-cols-mark lg:gap-8"
    >
      <ProofPicture large proof={proof} reload={reload} />
      <div className="flex min-w-0 flex-col gap-4 lg:self-center">
        <div>
          <h2 id="proof" className="text-22 leading-tight font-semibold">
            {t.waiting}
          </h2>
          <p className="mt-1.5 text-ink-soft">{t.waiting_text}</p>
        </div>
        <ProofComment proof={proof} />
        <RosterPages proof={proof} />
        <ProofAnswerForm key={proof.number} id={order.id} number={proof.number} onChanged={onChanged} />
      </div>
    </section>
  )
}

/** Earlier proofs and the answers to them. */
export function SentProofs({ order, onChanged }: ProofProps) {
  const t = useMessages(proofMessages)
  const reload = useReload({ order, onChanged })
  const sent = order.actions.answerProof ? order.proofs.slice(0, -1) : order.proofs
  const [newest, ...earlier] = sent.toReversed()
  if (!newest) return null
  const shown = order.actions.answerProof ? null : newest
  const folded = shown ? earlier : [newest, ...earlier]
  return (
    <section>
      <h2 className="mb-3 text-18 font-semibold">{t.title}</h2>
      {shown && <SentProof proof={shown} reload={reload} />}
      {folded.length > 0 && (
        <details className="group mt-3 border-y border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {t.earlier(folded.length)}
            <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid gap-5 pt-1 pb-4">
            {folded.map((proof) => (
              <li key={proof.number}>
                <SentProof proof={proof} reload={reload} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function SentProof({ proof, reload }: { proof: Proof; reload: () => void }) {
  const t = useMessages(proofMessages)
  const { environment } = useShopConfig()
  const { number, answer, answeredAt, answerComment } = proof
  return (
    <article className="flex gap-4">
      <ProofPicture proof={proof} reload={reload} />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t.number(number)}
          <Badge theme={answer === 'approved' ? 'success' : 'neutral'}>
            {answer ? t.answers[answer] : t.no_answer}
          </Badge>
        </p>
        <ProofComment proof={proof} />
        <RosterPages proof={proof} />
        {answeredAt && (
          <div className="text-14">
            {answerComment && <p className="break-words whitespace-pre-line">«{answerComment}»</p>}
            <time dateTime={answeredAt} className="text-ink-soft">
              {momentText(answeredAt, environment)}
            </time>
          </div>
        )}
      </div>
    </article>
  )
}

/** The workshop's comment on the proof. */
function ProofComment({ proof: { comment, sentBy, sentAt } }: { proof: Proof }) {
  const t = useMessages(proofMessages)
  const { environment } = useShopConfig()
  return (
    <div className="text-14">
      {comment && <p className="text-16 break-words whitespace-pre-line">«{comment}»</p>}
      <p className="text-ink-soft">{t.sent(sentBy, momentText(sentAt, environment))}</p>
    </div>
  )
}

/** The order as it is now, with fresh addresses of its pictures. */
function useReload({ order, onChanged }: ProofProps): () => void {
  const api = useApi()
  return () => void api.orders.getOrderById({ Id: order.id }).then(onChanged, showError)
}
