import { Icon } from '@estampa/ui/icon'
import { Sheet } from '@estampa/ui/sheet'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { CategoryRow } from '../catalog/categories/categories-drop.tsx'
import { LongList } from '../catalog/long-list.tsx'
import { toListItems } from '../catalog/long-list-kernel.ts'
import { shellMessages } from '../messages/shell.ts'
import { useVisitor } from '../session/session-provider.tsx'
import { useTopCategories } from '../shop/category-tree.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { useTemplate } from '../theme/use-template.ts'

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const t = useMessages(shellMessages)
  const categories = useTopCategories()
  const { categoriesDrop } = useTemplate()
  const path = useShopPath()
  useClosedByNavigation(() => onOpenChange(false))
  return (
    <Sheet
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t.menu}
      close={t.close}
      footer={<Pages />}
    >
      <nav aria-label={t.categories} className="p-3">
        <h3 className="px-2 py-2 text-12 font-bold tracking-widest text-ink-faint">
          {t[categoriesDrop ?? 'categories']}
        </h3>
        <Link to={path('/products-list/all')} className="menu-heading">
          {t.all_products}
        </Link>
        <LongList items={toListItems(categories)}>
          {(category) => <CategoryRow category={category} />}
        </LongList>
      </nav>
    </Sheet>
  )
}

function Pages() {
  const t = useMessages(shellMessages)
  const { signIn } = useSwitches()
  const { status } = useVisitor()
  const { name } = useShopConfig()
  return (
    <nav aria-label={name} className="-m-2 grid">
      {signIn && status !== 'customer' && (
        <MenuRow to="/auth?mode=login" icon={<Icon name="user" size={20} />} text={t.sign_in} />
      )}
      {signIn && status === 'customer' && <OwnPages />}
      <MenuRow to="/favorites" icon={<Icon name="heart" size={20} />} text={t.favorites} />
      <MenuRow to="/about" icon={<Icon name="info" size={20} />} text={t.about} />
    </nav>
  )
}

function OwnPages() {
  const t = useMessages(shellMessages)
  const { quote } = useSwitches()
  return (
    <>
      <MenuRow to="/account" icon={<Icon name="user" size={20} />} text={t.account} />
      <MenuRow to="/orders/list" icon={<Icon name="package" size={20} />} text={t.orders} />
      {quote && (
        <MenuRow to="/orders/quote/list" icon={<Icon name="file-text" size={20} />} text={t.quotes} />
      )}
    </>
  )
}

function MenuRow({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const path = useShopPath()
  return (
    <Link to={path(to)} className="menu-line">
      {icon}
      {text}
    </Link>
  )
}

function useClosedByNavigation(close: () => void) {
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    close()
  })
}
