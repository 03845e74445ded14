import { Icon } from '@estampa/ui/icon'
import { CategoriesDrop } from '../../catalog/categories/categories-drop.tsx'
import { CategoryLinks, NavbarLink } from '../../catalog/categories/category-links.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { ShopMark } from '../../shop/shop-mark.tsx'
import type { NavbarTemplate, SectionTheme } from '../../theme/template.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { MobileMenuButton } from '../mobile-menu-button.tsx'
import { NavIcons } from '../nav-icons.tsx'

type TwoRowsNavbarProps = Omit<Extract<NavbarTemplate, { variant: 'two-rows' }>, 'variant'> & {
  theme: SectionTheme
}

/** Logo, search and icons in the first row, categories in the second. On a phone the search is the second. */
export function TwoRowsNavbar({ theme, contactBar }: TwoRowsNavbarProps) {
  return (
    <header data-tone={theme} className="navbar-stuck">
      {contactBar && <ContactBar />}
      <div className="page navbar-two-rows">
        <div className="flex items-center md:contents">
          <span className="-ml-2 md:hidden">
            <MobileMenuButton />
          </span>
          <ShopMark />
        </div>
        <div className="navbar-search-below">
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

/** The categories that fit into one line; the rest is under the button. */
function CategoriesRow() {
  const { sidebar } = useTemplate()
  return (
    <CategoryLinks shown={sidebar === null}>
      <div className="-ml-4">
        <CategoriesDrop />
      </div>
    </CategoryLinks>
  )
}

/** The contact bar over the navbar, for frequent buyers who want to call. */
function ContactBar() {
  const { email, phone, hours } = useShopConfig().presentation ?? {}
  if (!email && !phone && !hours) return null
  return (
    <div data-tone="dark" className="max-md:hidden">
      <ul className="page flex min-h-9 items-center gap-6 text-12">
        {phone && (
          <li>
            <NavbarLink
              icon={<Icon name="phone" size={14} />}
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              text={phone}
            />
          </li>
        )}
        {email && (
          <li>
            <NavbarLink icon={<Icon name="mail" size={14} />} href={`mailto:${email}`} text={email} />
          </li>
        )}
        {hours && (
          <li className="ml-auto flex items-center gap-2 text-ink-soft">
            <Icon name="clock" size={14} />
            {hours}
          </li>
        )}
      </ul>
    </div>
  )
}
