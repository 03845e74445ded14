import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { CategoriesDrop } from '../../catalog/categories/categories-drop.tsx'
import { shellMessages } from '../../messages/shell.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { useShopPath } from '../../shop/shop-data.ts'
import { ShopMark } from '../../shop/shop-mark.tsx'
import type { SectionTheme } from '../../theme/template.ts'
import { MobileMenuButton } from '../mobile-menu-button.tsx'
import { NavIcons } from '../nav-icons.tsx'

/** The logo in the middle, the links at its left, the visitor's own pages at its right. */
export function CenteredNavbar({ theme }: { theme: SectionTheme }) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  return (
    <header data-tone={theme} className="navbar-stuck">
      <div className="page navbar-centered">
        <div className="flex items-center">
          <span className="-ml-2 md:hidden">
            <MobileMenuButton />
          </span>
          <nav aria-label={t.main_navigation} className="-ml-4 hidden items-center md:flex">
            <CategoriesDrop />
            <Link to={path('/about')} className="navbar-word">
              {t.about}
            </Link>
          </nav>
        </div>
        <ShopMark className="max-md:justify-self-center max-sm:[&_img]:max-w-28" />
        <div className="-mr-2 flex items-center justify-end">
          <SearchBox />
          <NavIcons />
        </div>
      </div>
    </header>
  )
}
