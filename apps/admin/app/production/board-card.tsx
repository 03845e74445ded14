import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { conditionNames } from '@estampa/domain/production'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay, useShop } from '../session/account.ts'
import type { ProductionCard } from './board-types.ts'
import { DueDay } from './due-day.tsx'

type BoardCardProps = {
  card: ProductionCard
  technique: number
  /** Opens what can be done with it. */
  onOpenMenu: (card: ProductionCard) => void
}

/** A job on the board: whose it is, what and how many, until when, and what keeps it. */
export const BoardCard = memo(function BoardCard({ card, technique, onOpenMenu }: BoardCardProps) {
  const t = useMessages(workshopMessages)
  const { shop } = useShop()
  const may = useMay()
  const canMove = may('production.edit')
  const box = useDraggable(card, canMove)
  const { number, buyer, productName, moreProducts, image } = card
  return (
    <li
      ref={box}
      className="board-card"
      data-order={card.orderId}
      data-blocked={card.blocked !== null || undefined}
    >
      <div className="flex gap-2.5">
        {image ? (
          <img src={image} alt="" loading="lazy" draggable={false} className="card-picture" />
        ) : (
          <span className="card-picture" />
        )}
        <div className="min-w-0 flex-1">
          <Link
            to={`/${shop}/workshop/${number}?technique=${technique}`}
            draggable={false}
            className="card-link"
            aria-label={t.card(number, buyer)}
          >
            <span className="tabular">{number}</span> <span className="font-normal">{buyer}</span>
          </Link>
          <p className="truncate text-13 text-ink-soft">
            {productName}
            {moreProducts > 0 && ` ${t.more_products(moreProducts)}`}
          </p>
          <CardFacts card={card} />
        </div>
        {canMove && (
          <button
            type="button"
            tabIndex={-1}
            className="card-menu"
            aria-label={t.move_of(number)}
            onClick={() => onOpenMenu(card)}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        )}
      </div>
      <CardNeeds card={card} />
    </li>
  )
})

function CardFacts({ card: { units, colors, places, widthMm, heightMm } }: { card: ProductionCard }) {
  const t = useMessages(workshopMessages)
  const facts = [
    colors > 1 && t.colors(colors),
    places > 1 && t.places(places),
    widthMm > 0 && t.size(String(widthMm), String(heightMm)),
  ]
  return (
    <p className="text-13 text-ink-soft">
      <span className="font-medium text-ink tabular">{t.units(units)}</span>
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  )
}

/** A card says what keeps its job from going on, and its promised day. */
function CardNeeds({ card }: { card: ProductionCard }) {
  const t = useMessages(workshopMessages)
  const lacking = conditionNames.filter((name) => !card.conditions[name])
  if (!card.promised && lacking.length === 0 && card.blocked === null) return null
  return (
    <p className="card-needs">
      <DueDay day={card.promised} />
      {card.blocked !== null && (
        <span className="need need-blocked">
          {t.blocked}: {card.blocked}
        </span>
      )}
      {lacking.map((name) => (
        <span key={name} className="need">
          {t.missing[name]}
        </span>
      ))}
    </p>
  )
}

function useDraggable(card: ProductionCard, canMove: boolean) {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || !canMove) return
    return draggable({
      element,
      getInitialData: () => ({ orderId: card.orderId }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    })
  }, [card.orderId, canMove])
  return box
}
