import { DropPanel } from '@estampa/ui/drop-panel'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { categoriesIn, useTopCategories } from '../../shop/category-tree.ts'
import { PageLink } from '../../shop/page-link.tsx'
import { type Category, useShopData, useShopPath } from '../../shop/shop-data.ts'
import type { MenuTemplate, SectionTheme } from '../../theme/template.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { LongList } from '../long-list.tsx'
import { toListItems } from '../long-list-kernel.ts'
import { thumbnailAddress } from '../tiles/picture-source.ts'

const panels = {
  panel: { extent: 'below', panelClass: 'menu-panel overflow-y-auto overscroll-contain' },
  mega: { extent: 'across', panelClass: 'menu-mega overflow-y-auto overscroll-contain' },
  screen: { extent: 'down', panelClass: '' },
} as const satisfies Record<MenuTemplate['variant'], object>

/** All categories under one button. What is higher than its place scrolls. */
export function CategoriesDrop() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const { categoriesDrop, menu } = useTemplate()
  return (
    <DropPanel
      closeOn={pathname}
      buttonClass="group flex min-h-12 items-center gap-2.5 rounded-base px-4 text-14 font-bold tracking-wider hover:bg-wash data-open:bg-wash"
      {...panels[menu.variant]}
      button={
        <>
          <Icon name="layout-grid" size={18} />
          {t[categoriesDrop ?? 'categories']}
          <Icon name="chevron-down" size={16} className="transition-transform group-data-open:rotate-180" />
        </>
      }
    >
      {menu.variant === 'screen' ? <CategoryWords theme={menu.theme} /> : <CategoryRows />}
    </DropPanel>
  )
}

function CategoryRows() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  return (
    <>
      <Link
        to={path('/products-list/all')}
        className="mb-2 flex min-h-12 items-center justify-center rounded-base border-b border-line text-14 font-semibold hover:bg-wash"
      >
        {t.all_products}
      </Link>
      <LongList items={toListItems(useTopCategories())} className="menu-rows">
        {(category) => <CategoryRow category={category} />}
      </LongList>
    </>
  )
}

/** Nothing but their names, as large as the window allows. */
function CategoryWords({ theme }: { theme: SectionTheme }) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  return (
    <div data-tone={theme === 'paper' ? undefined : theme} className="menu-words">
      <Link to={path('/products-list/all')}>{t.all_products}</Link>
      {useTopCategories().map(({ id, url, title }) => (
        <PageLink key={id} to={path(`/products-list/${url}`)}>
          {title}
        </PageLink>
      ))}
    </div>
  )
}

/** A category with what stands in it. */
export function CategoryRow({ category }: { category: Category }) {
  const path = useShopPath()
  const inside = categoriesIn(useShopData().categories, category.id)
  return (
    <>
      <PageLink to={path(`/products-list/${category.url}`)} className="category-row">
        <CategoryIcon category={category} />
        <span>{category.title}</span>
        <small>{category.count}</small>
      </PageLink>
      {inside.length > 0 && (
        <ul className="categories-inside">
          {inside.map(({ id, url, title }) => (
            <li key={id}>
              <PageLink to={path(`/products-list/${url}`)}>{title}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The category's picture, or its first letter on the shop's faint ground. */
export function CategoryIcon({ category, className }: { category: Category; className?: string }) {
  return (
    <span className={clsx('category-icon', className)}>
      {category.icon_url ? (
        <img src={thumbnailAddress(category.icon_url)} alt="" loading="lazy" decoding="async" />
      ) : (
        category.title.slice(0, 1)
      )}
    </span>
  )
}
