import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { Link, useNavigate } from 'react-router'
import { StateDot } from '../../controls/state-dot.tsx'
import { operatorMessages } from '../../messages/operator.ts'
import { useWorksIn } from './inspection-section.tsx'
import { ShopStateDot } from './shop-state-dot.tsx'
import type { OperatedShop } from './use-operated-shops.ts'

export type OperatedAct = 'suspend' | 'reopen' | 'clone'

export function ShopRow({ shop, onAct }: { shop: OperatedShop; onAct: (act: OperatedAct) => void }) {
  const t = useMessages(operatorMessages)
  const items = useActs(shop, onAct)
  const name = shop.name ?? shop.shop
  return (
    <tr>
      <td>
        <Link
          to={`/operator/${shop.shop}`}
          className="font-medium break-words text-ink underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="block text-13 break-all text-ink-faint">
          {shop.address.replace(/^https?:\/\//, '')}
        </span>
      </td>
      <td>
        {shop.name === null ? <StateDot tone="trouble">{t.faulty}</StateDot> : <ShopStateDot shop={shop} />}
      </td>
      {[shop.products, shop.orders, shop.mails, shop.people].map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
        <td key={at} className="text-right tabular max-md:hidden">
          {count}
        </td>
      ))}
      <td className="w-10">
        <ActionMenu
          trigger={
            <IconButton label={t.acts_of(name)}>
              <Icon name="chevron-down" size={18} />
            </IconButton>
          }
          items={items}
        />
      </td>
    </tr>
  )
}

/** An operator enters the office of a shop only if they work there. */
function useActs(shop: OperatedShop, onAct: (act: OperatedAct) => void): MenuItem[] {
  const t = useMessages(operatorMessages)
  const navigate = useNavigate()
  const worksThere = useWorksIn(shop.shop)
  const { state, address } = shop
  return [
    ...(worksThere ? [{ label: t.enter_office, onSelect: () => void navigate(`/${shop.shop}`) }] : []),
    ...(state === 'open'
      ? [{ label: t.see_shop, onSelect: () => void window.open(address, '_blank', 'noreferrer') }]
      : []),
    { label: t.clone, onSelect: () => onAct('clone') },
    ...(state === 'open'
      ? [{ label: t.suspend, isDangerous: true, isApart: true, onSelect: () => onAct('suspend') }]
      : []),
    ...(state === 'suspended' && shop.deleteAt === null
      ? [{ label: t.reopen, isApart: true, onSelect: () => onAct('reopen') }]
      : []),
  ]
}
