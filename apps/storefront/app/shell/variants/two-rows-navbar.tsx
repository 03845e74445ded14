import { NavLink } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoriesDrop } from '../categories-drop.tsx'
import { MobileMenuButton } from '../mobile-menu-button.tsx'
import { NavIcons } from '../nav-icons.tsx'
import { SearchBox } from '../search-box.tsx'
import { useShopConfig, useShopData, useShopPath } from '../shop-data.ts'
import { ShopMark } from '../shop-mark.tsx'
import { templateOf } from '../templates.ts'

/** Logo, wide search and icons in the first row, categories in the second. On a phone the search is the second. */
export function TwoRowsNavbar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper max-md:static">
      <div className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 md:grid-cols-[minmax(160px,1fr)_minmax(0,600px)_minmax(160px,1fr)] md:gap-x-8 md:py-3.5">
        <div className="flex items-center md:contents">
          <span className="-ml-2 md:hidden">
            <MobileMenuButton />
          </span>
          <ShopMark />
        </div>
        <div className="order-last col-span-full pb-2 md:order-none md:col-span-1 md:pb-0">
          <SearchBox />
        </div>
        <div className="-mr-2">
          <NavIcons />
        </div>
      </div>
      <CategoriesRow />
    </header>
  )
}

const linkClass =
  'flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** As many categories as fit in one line; the rest is under the button. */
function CategoriesRow() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { categories } = useShopData()
  const { sidebar } = templateOf(useShopConfig().templateFK.id)
  return (
    <nav aria-label={t.main_navigation} className="page hidden items-center gap-2 md:flex">
      <div className="-ml-4">
        <CategoriesDrop />
      </div>
      <ul className="flex h-12 min-w-0 flex-1 flex-wrap overflow-hidden">
        {(sidebar ? [] : categories).map((category) => (
          <li key={category.id}>
            <NavLink to={path(`/products-list/${category.url}`)} className={linkClass} prefetch="intent">
              {category.title}
            </NavLink>
          </li>
        ))}
      </ul>
      <NavLink to={path('/about')} className={`${linkClass} -mr-3`}>
        {t.about}
      </NavLink>
    </nav>
  )
}
