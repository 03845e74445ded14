import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { BlockDialog } from './block-dialog.tsx'
import { focusCard } from './board-focus.ts'
import type { ProductionBoard, ProductionCard } from './board-types.ts'
import { useUnblock } from './use-unblock.ts'

type CardMenuProps = {
  card: ProductionCard
  technique: number
  stages: ProductionBoard['stages']
  onMove: (to: string) => void
  onClose: () => void
}

/** Where a job can go, and whether it is stopped: for fingers and keyboards. */
export function CardMenu({ card, technique, stages, onMove, onClose }: CardMenuProps) {
  const t = useMessages(workshopMessages)
  const [isBlocking, setIsBlocking] = useState(false)
  const unblock = useUnblock()
  const here = stages.findIndex(({ key }) => key === card.stage)
  const job = { Id: card.orderId, technique, version: card.version }
  if (isBlocking) return <BlockDialog job={job} onClose={onClose} />
  const close = () => {
    onClose()
    focusCard(card.orderId)
  }
  return (
    <Popup
      open
      startsInField
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t.move_of(card.number)}
      close={t.cancel}
    >
      <ul className="-mx-2 grid">
        {stages.map(({ key, name }, index) => (
          <li key={key}>
            <button
              type="button"
              className="stage-choice"
              // where most jobs go: Enter is enough
              data-starts-here={(index === here + 1 && card.blocked === null) || undefined}
              disabled={key === card.stage || card.blocked !== null}
              onClick={() => {
                onMove(key)
                close()
              }}
            >
              {name}
              {key === card.stage && (
                <span className="flex items-center gap-1.5 text-13">
                  <Icon name="check" size={14} />
                  {t.is_here}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-line pt-3">
        {card.blocked === null ? (
          <Button variant="quiet" size="small" onClick={() => setIsBlocking(true)}>
            <Icon name="ban" size={16} />
            {t.block}
          </Button>
        ) : (
          <>
            <p className="mb-2 text-13">
              {t.blocked}: {card.blocked}
            </p>
            <Button variant="second" size="small" onClick={() => void unblock(job).then(close)}>
              {t.unblock}
            </Button>
          </>
        )}
      </div>
    </Popup>
  )
}
