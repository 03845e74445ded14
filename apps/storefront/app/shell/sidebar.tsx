import { NavLink } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopData, useShopPath } from './shop-data.ts'

/** Categories at the side of the page, from 960 px; on a phone they are in the menu. */
export function Sidebar() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { categories } = useShopData()
  return (
    <nav aria-label={t.categories} className="hidden w-60 shrink-0 border-r border-line py-6 pl-8 md:block">
      <h2 className="mb-3 text-12 font-bold tracking-widest text-ink-faint">{t.categories}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <NavLink
              to={path(`/products-list/${category.url}`)}
              className="flex min-h-9 items-center justify-between gap-3 border-l-2 border-transparent py-1.5 pr-4 text-14 hover:text-brand-ink aria-[current=page]:border-brand aria-[current=page]:pl-3 aria-[current=page]:font-semibold"
            >
              {category.title}
              <span className="tabular text-12 text-ink-faint">{category.count}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
