import { MAX_LEVELS } from '@estampa/domain/catalog/categories'
import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { smallPicture } from '../../controls/small-picture.ts'
import { categoryMessages } from '../../messages/categories.ts'
import { useShop } from '../../session/account.ts'
import type { CategoryAct } from './category-act.ts'
import type { ListedCategory } from './use-categories.ts'

/** Each level begins so many pixels further in. */
const INDENT = 28

type CategoryLineProps = {
  row: ListedCategory
  rows: readonly ListedCategory[]
  onAct: (act: CategoryAct) => void
  onMove: (by: -1 | 1) => void
}

export function CategoryLine({ row, rows, onAct, onMove }: CategoryLineProps) {
  const t = useMessages(categoryMessages)
  const { shop } = useShop()
  const { id, title, picture, products, level, parentId } = row
  const like = rows.filter((one) => one.parentId === parentId)
  const items: MenuItem[] = [
    { label: t.edit, onSelect: () => onAct({ kind: 'edit', category: row }) },
    ...(level + 1 < MAX_LEVELS
      ? [{ label: t.new_inside, onSelect: () => onAct({ kind: 'make', parentId: id }) }]
      : []),
    {
      label: t.merge,
      note: t.merge_note,
      isApart: true,
      onSelect: () => onAct({ kind: 'merge', category: row }),
    },
    {
      label: t.remove,
      note: t.remove_note,
      isDangerous: true,
      onSelect: () => onAct({ kind: 'remove', category: row }),
    },
  ]
  return (
    <tr>
      <td className="w-full max-w-0">
        <span className="flex items-center gap-3" style={{ paddingLeft: level * INDENT }}>
          <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-base bg-wash text-13 font-semibold text-ink-soft">
            {picture ? (
              <img
                src={smallPicture(picture, 160)}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                className="size-full object-cover"
              />
            ) : (
              title.slice(0, 1)
            )}
          </span>
          <span className="min-w-0 truncate font-medium">{title}</span>
        </span>
      </td>
      <td className="number">
        {products > 0 ? <Link to={`/${shop}/products?family=${id}`}>{products}</Link> : products}
      </td>
      <td className="py-0!">
        <span className="flex justify-end">
          <IconButton label={t.up(title)} disabled={like[0] === row} onClick={() => onMove(-1)}>
            <Icon name="chevron-down" size={18} className="rotate-180" />
          </IconButton>
          <IconButton label={t.down(title)} disabled={like.at(-1) === row} onClick={() => onMove(1)}>
            <Icon name="chevron-down" size={18} />
          </IconButton>
          <ActionMenu
            items={items}
            trigger={
              <IconButton label={t.act_on(title)}>
                <Icon name="menu" size={18} />
              </IconButton>
            }
          />
        </span>
      </td>
    </tr>
  )
}
