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
        <p className="footer-wordmark">{name}</p>
        <CategoryLine />
        <div className="footer-band">
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
            <Link to={path(`/products-list/${category.url}`)} className="footer-category">
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
