import { CountBadge } from '@estampa/ui/badge'
import { DropPanel } from '@estampa/ui/drop-panel'
import { Icon } from '@estampa/ui/icon'
import { iconButtonClass } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { useStore } from '@estampa/web/state'
import { Link, useLocation, useNavigate } from 'react-router'
import { navbarCounts, openCartDrawer } from '../cart/cart-slot.ts'
import { shellMessages } from '../messages/shell.ts'
import { useSession, useVisitor } from '../session/session-provider.tsx'
import { signInPath } from '../session/sign-in-path.ts'
import { usePathInShop, useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'

/** Favorites, account and cart, as far as the shop has them switched on. */
export function NavIcons() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { signIn, buy, quote } = useSwitches()
  const { cart } = useStore(navbarCounts)
  return (
    <div className="flex items-center justify-end gap-0.5 sm:gap-1">
      <FavoritesIcon />
      {signIn && <AccountIcon />}
      {(buy || quote) && (
        <Link
          to={path('/shopping-cart')}
          className={iconButtonClass}
          aria-label={cart === 0 ? t.cart : t.cart_with(cart)}
          onClick={(event) => openCartDrawer() && event.preventDefault()}
        >
          <Icon name="shopping-cart" size={24} />
          <CountBadge count={cart} label="" />
        </Link>
      )}
    </div>
  )
}

/** The favorites icon is hidden on a phone, where the bar has little room; favorites are in the menu there. */
function FavoritesIcon() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  return (
    <Link to={path('/favorites')} className={`${iconButtonClass} max-sm:hidden`} aria-label={t.favorites}>
      <Icon name="heart" size={24} />
    </Link>
  )
}

function AccountIcon() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const here = usePathInShop()
  const { search } = useLocation()
  const { status } = useVisitor()
  if (status === 'customer') return <AccountMenu />
  return (
    <Link to={path(signInPath(here + search))} className={iconButtonClass} aria-label={t.sign_in}>
      <Icon name="user" size={24} />
    </Link>
  )
}

const itemClass = 'flex min-h-11 w-full items-center px-4 text-left text-16 hover:bg-wash'

function AccountMenu() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user, signOut } = useSession()
  const { quote } = useSwitches()
  const leave = async () => {
    await signOut()
    await navigate(path('/'))
  }
  return (
    <DropPanel
      align="end"
      label={t.account}
      closeOn={pathname}
      buttonClass={iconButtonClass}
      panelClass="w-60 py-2"
      button={<Icon name="user" size={24} />}
    >
      <p className="truncate px-4 py-2 text-14 text-ink-faint">{t.hello(user?.fullName ?? '')}</p>
      <Link to={path('/account')} className={`${itemClass} border-t border-line`}>
        {t.account}
      </Link>
      <Link to={path('/orders/list')} className={itemClass}>
        {t.orders}
      </Link>
      {quote && (
        <Link to={path('/orders/quote/list')} className={itemClass}>
          {t.quotes}
        </Link>
      )}
      <button type="button" className={`${itemClass} border-t border-line`} onClick={leave}>
        {t.sign_out}
      </button>
    </DropPanel>
  )
}
