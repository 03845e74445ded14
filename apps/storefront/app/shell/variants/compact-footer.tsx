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
      <div className="page footer-compact">
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
