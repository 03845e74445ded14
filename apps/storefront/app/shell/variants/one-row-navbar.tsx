import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { CategoriesDrop } from '../../catalog/categories/categories-drop.tsx'
import { shellMessages } from '../../messages/shell.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { useShopPath } from '../../shop/shop-data.ts'
import { ShopMark } from '../../shop/shop-mark.tsx'
import type { SectionTheme } from '../../theme/template.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { MobileMenuButton } from '../mobile-menu-button.tsx'
import { NavIcons } from '../nav-icons.tsx'

type OneRowNavbarProps = { theme: SectionTheme; isBesideCategories: boolean }

/** Everything in one line: the menu first, then the logo, the search and the visitor's own pages. */
export function OneRowNavbar({ theme, isBesideCategories }: OneRowNavbarProps) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { search, sidebar } = useTemplate()
  const isHidden = search.variant === 'icon'
  return (
    <header data-tone={theme} className="navbar-stuck">
      <div className="page navbar-one-row">
        <span className="-ml-2 md:hidden">
          <MobileMenuButton />
        </span>
        {!sidebar && (
          <nav aria-label={t.main_navigation} className="-ml-4 hidden md:block">
            <CategoriesDrop />
          </nav>
        )}
        <ShopMark />
        {/* behind the logo, which would stand elsewhere on the pages that have them at their side */}
        {sidebar && !isBesideCategories && (
          <nav aria-label={t.main_navigation} className="hidden md:block">
            <CategoriesDrop />
          </nav>
        )}
        {!isHidden && (
          <div className="navbar-search">
            <SearchBox />
          </div>
        )}
        <Link to={path('/about')} className="navbar-about">
          {t.about}
        </Link>
        <div className="-mr-2 flex items-center max-md:ml-auto">
          {isHidden && <SearchBox />}
          <NavIcons />
        </div>
      </div>
    </header>
  )
}
