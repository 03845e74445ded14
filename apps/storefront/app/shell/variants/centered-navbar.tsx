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
    <header
      data-tone={theme}
      className="sticky top-0 z-30 border-b border-line bg-paper max-md:static short:static"
    >
      <div className="page grid min-h-16 grid-cols-bar items-center gap-2 md:min-h-20 md:grid-cols-centered md:gap-4">
        <div className="flex items-center">
          <span className="-ml-2 md:hidden">
            <MobileMenuButton />
          </span>
          <nav aria-label={t.main_navigation} className="-ml-4 hidden items-center md:flex">
            <CategoriesDrop />
            <Link
              to={path('/about')}
              className="flex min-h-12 items-center px-4 text-14 tracking-wide underline-offset-8 hover:underline"
            >
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
