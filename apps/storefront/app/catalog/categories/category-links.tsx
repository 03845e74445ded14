import { useMessages } from '@estampa/web/messages'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { useTopCategories } from '../../shop/category-tree.ts'
import { PageLink } from '../../shop/page-link.tsx'
import { useShopPath } from '../../shop/shop-data.ts'

type CategoryLinksProps = {
  /** False where the categories stand elsewhere: only what is beside them is left. */
  shown: boolean
  align?: 'start' | 'center'
  /** Before the links: the drop-down. */
  children?: ReactNode
}

/** The categories in one line, as many as fit. */
export function CategoryLinks({ shown, align = 'start', children }: CategoryLinksProps) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const { pathname } = useLocation()
  const categories = useTopCategories()
  const list = useRef<HTMLUListElement>(null)
  useOneLine(list)
  return (
    <nav aria-label={t.main_navigation} className="page hidden items-center gap-2 md:flex">
      {children}
      <ul
        ref={list}
        className={`flex h-12 min-w-0 flex-1 flex-wrap overflow-hidden ${align === 'center' ? 'justify-center' : ''}`}
      >
        {(shown ? categories : []).map((category) => (
          <li key={category.id}>
            <PageLink
              to={path(`/products-list/${category.url}`)}
              aria-current={pathname === path(`/products-list/${category.url}`) ? 'page' : undefined}
              className="navbar-category"
              prefetch="intent"
            >
              {category.title}
            </PageLink>
          </li>
        ))}
      </ul>
      <NavLink to={path('/about')} className="navbar-category -mr-3">
        {t.about}
      </NavLink>
    </nav>
  )
}

/** Links that do not fit into the line are hidden from the keyboard; they are in the drop-down. */
function useOneLine(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const { current } = list
    if (!current) return
    const watch = new ResizeObserver(() => {
      const items = [...current.children].filter((item) => item instanceof HTMLElement)
      for (const item of items) item.inert = item.offsetTop > (items[0]?.offsetTop ?? 0)
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [list])
}

export function NavbarLink({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-9 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <span aria-hidden="true">{icon}</span>
      {text}
    </a>
  )
}
