import { hydrateWhenIdle } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { CategoryIcon } from '../catalog/categories/categories-drop.tsx'
import { LongList } from '../catalog/long-list.tsx'
import { toListItems } from '../catalog/long-list-kernel.ts'
import { shellMessages } from '../messages/shell.ts'
import { unfoldCategories } from '../shop/category-tree.ts'
import { type Category, useShopData, useShopPath } from '../shop/shop-data.ts'
import type { SidebarTemplate } from '../theme/template.ts'
import { useTemplate } from '../theme/use-template.ts'

const SidebarContact = hydrateWhenIdle(async () => (await import('./sidebar-contact.tsx')).SidebarContact)

/** Categories at the side of the page, from 960 px; on a phone they are in the menu. */
export function Sidebar({ variant }: SidebarTemplate) {
  const t = useMessages(shellMessages)
  const { categoriesDrop } = useTemplate()
  const { categories } = useShopData()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.categories} className="sidebar" data-tone={variant === 'counts' ? 'dark' : undefined}>
      {/* the navbar above it says it already */}
      {categoriesDrop === null && (
        <h2 className="mb-3 text-12 font-bold! tracking-widest! text-ink-faint">{t.categories}</h2>
      )}
      {variant === 'accordion' ? (
        <LetteredIndex categories={categories} />
      ) : (
        <div className={categories.length > 12 ? 'pr-3' : ''}>
          <LongList
            items={toListItems(unfoldCategories(categories, pathname.split('/products-list/')[1]))}
            isChosen={({ url, level }) => level > 0 || pathname.endsWith(`/products-list/${url}`)}
          >
            {(category) => (
              <SidebarLink category={category} level={category.level}>
                {variant === 'icons' && category.level === 0 && <CategoryIcon category={category} />}
                <span>{category.title}</span>
                {variant === 'counts' && <small>{category.count}</small>}
              </SidebarLink>
            )}
          </LongList>
        </div>
      )}
      <SidebarContact />
    </nav>
  )
}

const openIndex = 30

/** Under their letters, as at the back of a printed catalog. Each letter folds. */
function LetteredIndex({ categories }: { categories: readonly Category[] }) {
  const sorted = categories.toSorted((a, b) => a.title.localeCompare(b.title, 'es'))
  const letters = Map.groupBy(sorted, ({ title }) =>
    title.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase(),
  )
  return (
    <div className="divide-y divide-line border-y border-line">
      {[...letters].map(([letter, ofLetter]) => (
        // an index of a hundred is opened where it is needed
        <details key={letter} open={categories.length <= openIndex}>
          <summary className="index-letter">{letter}</summary>
          <ul className="pb-2">
            {ofLetter.map((category) => (
              <li key={category.id}>
                <SidebarLink category={category}>
                  <span>{category.title}</span>
                </SidebarLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

type SidebarLinkProps = { category: Category; level?: number; children: ReactNode }

function SidebarLink({ category, level = 0, children }: SidebarLinkProps) {
  const path = useShopPath()
  return (
    <NavLink
      to={path(`/products-list/${category.url}`)}
      prefetch="intent"
      className="sidebar-category"
      data-level={level || undefined}
      discover="none"
    >
      {children}
    </NavLink>
  )
}
