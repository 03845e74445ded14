import { nextStage, stageName } from '@estampa/domain/production'
import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay, useStaffApi } from '../session/account.ts'
import { BlockDialog } from './block-dialog.tsx'
import type { ProductionJob, ProductionOrder } from './use-job.ts'
import { useForgetWorkshop, useUnblock } from './use-unblock.ts'

type JobNextProps = { order: ProductionOrder; job: ProductionJob }

/** Where a job stands, with the next stage as the one button; every other stage is in the menu. */
export function JobNext({ order, job }: JobNextProps) {
  const t = useMessages(workshopMessages)
  const may = useMay()
  const { move, isWorking } = useJobMove(order, job)
  const unblock = useUnblock()
  const [isBlocking, setIsBlocking] = useState(false)
  const isOver = job.stage === 'done' || order.state === 'ready'
  const next = nextStage(job.stage, job.stages)
  const seen = { Id: order.id, technique: job.technique, version: job.version }
  return (
    <section aria-label={t.job} className="job-next">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{job.techniqueName}</span>
        <span>
          {stageName(job.stage, job.stages)} · <span className="tabular">{t.units(job.units)}</span>
        </span>
      </p>
      {job.blocked !== null && (
        <p className="rounded-base bg-error-wash px-3 py-2 text-error">
          {t.blocked}: {job.blocked}
        </p>
      )}
      {may('production.edit') && !isOver && (
        <div className="flex flex-wrap gap-2">
          {job.blocked !== null ? (
            <Button className="flex-1" onClick={() => void unblock(seen)}>
              {t.unblock}
            </Button>
          ) : (
            next && (
              <Button className="flex-1" isBusy={isWorking} onClick={() => void move(next)}>
                {next === 'done' ? t.finish : t.next(stageName(next, job.stages))}
              </Button>
            )
          )}
          <OtherStages job={job} onMove={move} onBlock={() => setIsBlocking(true)} />
        </div>
      )}
      {isOver && <p className="text-13 text-ink-soft">{t.nothing_next}</p>}
      {isBlocking && <BlockDialog job={seen} onClose={() => setIsBlocking(false)} />}
    </section>
  )
}

type OtherStagesProps = { job: ProductionJob; onMove: (to: string) => void; onBlock: () => void }

function OtherStages({ job, onMove, onBlock }: OtherStagesProps) {
  const t = useMessages(workshopMessages)
  if (job.blocked !== null) return null
  const keys = ['waiting', ...job.stages.map(({ key }) => key), 'done']
  return (
    <ActionMenu
      trigger={
        <Button variant="second">
          {t.move}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={[
        ...keys.map((key) => ({
          label: stageName(key, job.stages),
          isChosen: key === job.stage,
          onSelect: () => onMove(key),
        })),
        { label: t.block, isDangerous: true, onSelect: onBlock },
      ]}
    />
  )
}

function useJobMove(order: ProductionOrder, job: ProductionJob) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const forget = useForgetWorkshop()
  const [isWorking, setIsWorking] = useState(false)
  const move = async (to: string) => {
    if (isWorking || to === job.stage) return
    setIsWorking(true)
    try {
      const { id: Id, number } = order
      const { technique, version, stages } = job
      const moved = await api.moveProductionJob({ Id, technique, version, to })
      const isReady = moved.orderState === 'ready'
      notify(isReady ? t.ready(number) : t.moved(number, stageName(moved.stage, stages)))
    } catch (error) {
      showError(error)
    }
    forget()
    setIsWorking(false)
  }
  return { move, isWorking }
}
