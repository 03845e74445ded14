import { ShopMark } from '../shop-mark.tsx'
import { Contact, Information, Networks, PaymentAndShipping, SmallPrint } from './footer-parts.tsx'

/** What the law and a buyer need, and no more. */
export function CompactFooter() {
  return (
    <>
      <div className="page grid gap-8 py-10 sm:grid-cols-2 md:grid-cols-[auto_1fr_1fr_1fr] md:gap-12">
        <div>
          <ShopMark />
          <Networks />
        </div>
        <Contact />
        <Information />
        <PaymentAndShipping />
      </div>
      <SmallPrint />
    </>
  )
}
