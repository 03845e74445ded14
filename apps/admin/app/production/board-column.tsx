import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { BoardCard } from './board-card.tsx'
import type { ProductionBoard, ProductionCard } from './board-types.ts'

type BoardColumnProps = {
  stage: ProductionBoard['stages'][number]
  cards: readonly ProductionCard[]
  technique: number
  /** In a narrow window only one stage is shown. */
  isShown: boolean
  onDropCard: (orderId: string) => void
  onOpenMenu: (card: ProductionCard) => void
}

/** The jobs that stand in one stage; a card that is let go over it moves here. */
export function BoardColumn({ stage, cards, technique, isShown, onDropCard, onOpenMenu }: BoardColumnProps) {
  const t = useMessages(workshopMessages)
  const column = useDropTarget(onDropCard)
  return (
    <section
      ref={column}
      aria-labelledby={`stage-${stage.key}`}
      data-stage={stage.key}
      data-shown={isShown || undefined}
      className="board-column"
    >
      <h2 id={`stage-${stage.key}`} className="column-head">
        {stage.name}
        <span className="font-normal text-ink-faint tabular">{cards.length}</span>
      </h2>
      <ul className="column-cards">
        {cards.map((card) => (
          <BoardCard key={card.orderId} card={card} technique={technique} onOpenMenu={onOpenMenu} />
        ))}
        {cards.length === 0 && <li className="px-1 py-2 text-13 text-ink-faint">{t.empty_stage}</li>}
      </ul>
    </section>
  )
}

function useDropTarget(onDropCard: (orderId: string) => void) {
  const column = useRef<HTMLElement>(null)
  const drop = useRef(onDropCard)
  drop.current = onDropCard
  useEffect(() => {
    const element = column.current
    if (!element) return
    const leave = () => element.removeAttribute('data-over')
    return dropTargetForElements({
      element,
      onDragEnter: () => element.setAttribute('data-over', ''),
      onDragLeave: leave,
      onDrop: ({ source }) => {
        leave()
        if (typeof source.data.orderId === 'string') drop.current(source.data.orderId)
      },
    })
  }, [])
  return column
}
