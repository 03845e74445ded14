import { ShopMark } from '../../shop/shop-mark.tsx'
import {
  FooterCategories,
  FooterContact,
  FooterInformation,
  PaymentAndShipping,
  SmallPrint,
  SocialNetworks,
} from './footer-parts.tsx'

/** Contact, catalog, information, payment and shipping side by side. */
export function ColumnsFooter() {
  return (
    <>
      <div className="page grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-footer">
        <div>
          <ShopMark />
          <div className="mt-3">
            <FooterContact />
          </div>
          <SocialNetworks />
        </div>
        <FooterCategories />
        <FooterInformation />
        <PaymentAndShipping />
      </div>
      <SmallPrint />
    </>
  )
}
