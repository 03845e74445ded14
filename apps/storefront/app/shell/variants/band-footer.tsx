import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { shellMessages } from '../../messages/shell.ts'
import { useTopCategories } from '../../shop/category-tree.ts'
import { useShopConfig, useShopPath } from '../../shop/shop-data.ts'
import {
  FooterContact,
  FooterInformation,
  PaymentAndShipping,
  SmallPrint,
  SocialNetworks,
} from './footer-parts.tsx'

/** The shop's name across the page, then its categories in a line. */
export function BandFooter() {
  const { name } = useShopConfig()
  return (
    <>
      <div className="page pt-16 pb-12">
        <p className="font-display text-48 leading-none font-(--title-weight) tracking-(--title-tracking) md:text-96">
          {name}
        </p>
        <CategoryLine />
        <div className="mt-10 grid gap-10 border-t border-line pt-10 sm:grid-cols-2 md:grid-cols-3">
          <div>
            <FooterContact />
            <SocialNetworks />
          </div>
          <FooterInformation />
          <PaymentAndShipping />
        </div>
      </div>
      <SmallPrint />
    </>
  )
}

function CategoryLine() {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const categories = useTopCategories()
  return (
    <nav aria-label={t.catalogue}>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-16">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={path(`/products-list/${category.url}`)}
              className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
            >
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
