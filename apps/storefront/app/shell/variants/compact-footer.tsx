import { ShopMark } from '../../shop/shop-mark.tsx'
import {
  FooterContact,
  FooterInformation,
  PaymentAndShipping,
  SmallPrint,
  SocialNetworks,
} from './footer-parts.tsx'

/** The footer with the legal and buyer links alone. */
export function CompactFooter() {
  return (
    <>
      <div className="page grid gap-8 py-10 sm:grid-cols-2 md:grid-cols-footer-compact md:gap-12">
        <div>
          <ShopMark />
          <SocialNetworks />
        </div>
        <FooterContact />
        <FooterInformation />
        <PaymentAndShipping />
      </div>
      <SmallPrint />
    </>
  )
}
