import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Sheet } from '@estampa/ui/sheet'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { useShop } from '../session/account.ts'
import { listAreaGroups } from './areas.ts'
import { FinderButton } from './finder.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { countText } from './notices.ts'
import { PersonMenu } from './person-menu.tsx'
import { ShopLetter, ShopSwitcher } from './shop-switcher.tsx'
import { useNotices } from './use-notices.ts'

/** The navigation beside the page. */
export function OfficeSide() {
  return (
    <header className="office-side">
      <ShopSwitcher />
      <div className="flex items-center gap-1">
        <FinderButton />
        <NoticeBell />
      </div>
      <AreaLinks />
      <div className="mt-auto shrink-0">
        <PersonMenu />
      </div>
    </header>
  )
}

/** The same above the page of a narrow window, unfolded by its button. */
export function OfficeBar() {
  const t = useMessages(officeMessages)
  const { pathname } = useLocation()
  const shop = useShop()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setIsOpen(false), [pathname])
  return (
    <header className="office-bar">
      <IconButton label={t.open_menu} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon name="menu" size={20} />
      </IconButton>
      <ShopLetter shop={shop} />
      <span className="min-w-0 truncate font-semibold">{shop.name}</span>
      <FinderButton />
      <NoticeBell />
      <Sheet open={isOpen} onOpenChange={setIsOpen} side="left" title={shop.name} close={t.close}>
        <div className="grid gap-1 p-3">
          <ShopSwitcher />
          <AreaLinks />
          <PersonMenu />
        </div>
      </Sheet>
    </header>
  )
}

function AreaLinks() {
  const t = useMessages(officeMessages)
  const shop = useShop()
  return (
    <nav aria-label={t.navigation} className="area-links">
      {listAreaGroups(shop).map((areas) => (
        <div key={areas[0]?.group} className="area-group">
          {areas.map(({ name, icon }) => (
            <NavLink key={name} to={`/${shop.shop}/${name}`} className="nav-link">
              <Icon name={icon} size={18} />
              {t[name]}
              {name === 'messages' && <UnreadThreads />}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** How many threads nobody of the shop has read, beside the name of their screen. */
function UnreadThreads() {
  const t = useMessages(officeMessages)
  const { data } = useNotices()
  const count = countText(data?.unreadThreads ?? 0)
  if (count === '') return null
  return (
    <span className="nav-count">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t.unread_threads(count)}</span>
    </span>
  )
}
