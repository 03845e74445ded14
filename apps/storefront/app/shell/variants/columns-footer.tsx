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
      <div className="page grid grid-cols-2 gap-x-4 gap-y-10 py-12 sm:gap-x-10 md:grid-cols-footer">
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
