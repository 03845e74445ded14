import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { lookMessages } from '../messages/look.ts'

type OrderButtonsProps = { what: string; at: number; count: number; onMove: (to: number) => void }

/** Moves one of a list a place up or down, by mouse, finger or keyboard alike. */
export function OrderButtons({ what, at, count, onMove }: OrderButtonsProps) {
  const t = useMessages(lookMessages)
  return (
    <>
      <IconButton label={t.move_up(what)} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Icon name="chevron-down" size={18} className="rotate-180" />
      </IconButton>
      <IconButton label={t.move_down(what)} disabled={at >= count - 1} onClick={() => onMove(at + 1)}>
        <Icon name="chevron-down" size={18} />
      </IconButton>
    </>
  )
}

export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, at) => at !== from)
  const item = items[from]
  return item === undefined ? others : [...others.slice(0, to), item, ...others.slice(to)]
}
