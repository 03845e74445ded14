import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay } from '../session/account.ts'
import { BoardColumn } from './board-column.tsx'
import { focusBeside } from './board-focus.ts'
import type { ProductionBoard, ProductionCard } from './board-types.ts'
import { CardMenu } from './card-menu.tsx'
import { useMoveCard } from './use-board.ts'

type BoardProps = {
  board: ProductionBoard
  /** The technique that the address asks for. */
  asked: number | null
  /** The stage that a narrow window shows. */
  shownStage: string
}

/** The jobs of a technique by stage. Cards are dragged, moved by their menu, or by keyboard alone. */
export function Board({ board, asked, shownStage }: BoardProps) {
  const t = useMessages(workshopMessages)
  const may = useMay()
  const move = useMoveCard(asked, board.technique)
  const [open, setOpen] = useState<ProductionCard>()
  const columns = useMemo(() => byStage(board), [board])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const current = event.target instanceof Element ? event.target.closest('[data-order]') : null
    if (!current) return
    if (event.key.startsWith('Arrow') && focusBeside(current, event.key)) event.preventDefault()
    const isMove = event.key === 'm' || event.key === 'M'
    const card = board.cards.find(({ orderId }) => orderId === current.getAttribute('data-order'))
    if (!isMove || !card || !may('production.edit')) return
    event.preventDefault()
    setOpen(card)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links of its cards */}
      <div className="board" onKeyDown={press}>
        {columns.map(({ stage, cards }) => (
          <BoardColumn
            key={stage.key}
            stage={stage}
            cards={cards}
            technique={board.technique ?? 0}
            isShown={stage.key === shownStage}
            onDropCard={(orderId) => {
              const card = board.cards.find((one) => one.orderId === orderId)
              if (card) move(card, stage.key)
            }}
            onOpenMenu={setOpen}
          />
        ))}
      </div>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">{t.keys}</p>
      {open && (
        <CardMenu
          card={open}
          technique={board.technique ?? 0}
          stages={board.stages}
          onMove={(to) => move(open, to)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** What stands in a stage that is no more stands in the first column until the board is read again. */
function byStage({ stages, cards }: ProductionBoard) {
  const groups = Map.groupBy(cards, ({ stage }) => stage)
  return stages.map((stage) => ({ stage, cards: groups.get(stage.key) ?? [] }))
}
