import { ActionMenu } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useNavigate } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { type AccountShop, useAccount, useShop } from '../session/account.ts'

/** The shop in which one works; people of several choose among them here. */
export function ShopSwitcher() {
  const t = useMessages(officeMessages)
  const navigate = useNavigate()
  const { shops } = useAccount()
  const current = useShop()
  if (shops.length < 2) {
    return (
      <p className="flex min-h-10 items-center gap-2.5 px-1.5 font-semibold">
        <ShopLetter shop={current} />
        <span className="min-w-0 truncate">{current.name}</span>
      </p>
    )
  }
  return (
    <ActionMenu
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-10 w-full items-center gap-2.5 rounded-base px-1.5 text-left font-semibold hover:bg-line/60"
        >
          <ShopLetter shop={current} />
          <span className="min-w-0 flex-1 truncate">{current.name}</span>
          <span className="sr-only">{t.change_shop}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      }
      items={shops.map((shop) => ({
        label: shop.name,
        isChosen: shop.shop === current.shop,
        onSelect: () => void navigate(`/${shop.shop}`),
      }))}
    />
  )
}

/** The first letter of a shop on its color. */
export function ShopLetter({ shop }: { shop: AccountShop }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-base bg-brand text-13 font-semibold text-on-brand"
    >
      {shop.name.slice(0, 1).toUpperCase()}
    </span>
  )
}
