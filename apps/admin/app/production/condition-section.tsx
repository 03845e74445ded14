import { type WaivableCondition, waivableConditions } from '@estampa/domain/production'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay } from '../session/account.ts'
import { ApprovalDialog, WaiveDialog } from './condition-dialogs.tsx'
import type { ProductionOrder } from './use-job.ts'

/** What must hold before anything is begun, who has overridden it and why. */
export function ConditionSection({ order }: { order: ProductionOrder }) {
  const t = useMessages(workshopMessages)
  const may = useMay()
  const [waiving, setWaiving] = useState<WaivableCondition>()
  const [isApproving, setIsApproving] = useState(false)
  const isWaivable = (name: string): name is WaivableCondition =>
    waivableConditions.some((one) => one === name)
  return (
    <PageSection title={t.conditions}>
      <ul className="grid gap-3">
        {order.conditions.map(({ name, isMet, waiver }) => (
          <li key={name}>
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
              <StateDot tone={isMet ? 'done' : 'waiting'}>{isMet ? t.met[name] : t.missing[name]}</StateDot>
              {!isMet && isWaivable(name) && may('production.waive') && (
                <Button variant="quiet" size="small" onClick={() => setWaiving(name)}>
                  {t.waive}
                </Button>
              )}
              {name === 'proof' && order.state === 'proof_sent' && may('proofs.send') && (
                <Button variant="quiet" size="small" onClick={() => setIsApproving(true)}>
                  {t.record_approval}
                </Button>
              )}
            </div>
            {waiver && <p className="text-13 text-ink-soft">{t.waived(waiver.who, waiver.reason)}</p>}
          </li>
        ))}
      </ul>
      {waiving && <WaiveDialog order={order} condition={waiving} onClose={() => setWaiving(undefined)} />}
      {isApproving && <ApprovalDialog order={order} onClose={() => setIsApproving(false)} />}
    </PageSection>
  )
}
