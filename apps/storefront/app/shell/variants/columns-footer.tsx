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
      <div className="page footer-columns">
        <div className="max-sm:col-span-2">
          <ShopMark />
          <div className="mt-3">
            <FooterContact />
          </div>
          <SocialNetworks />
        </div>
        <FooterCategories />
        <FooterInformation />
        <div className="max-sm:col-span-2">
          <PaymentAndShipping />
        </div>
      </div>
      <SmallPrint />
    </>
  )
}
