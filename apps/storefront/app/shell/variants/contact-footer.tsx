import { useMessages } from '@estampa/web/messages'
import { contactMessages } from '../../messages/contact.ts'
import { ShopMark } from '../../shop/shop-mark.tsx'
import {
  FooterCategories,
  FooterContact,
  FooterInformation,
  PaymentAndShipping,
  SmallPrint,
  SocialNetworks,
} from './footer-parts.tsx'

/** The contact invitation first, the other links beside it. */
export function ContactFooter() {
  const t = useMessages(contactMessages)
  return (
    <>
      <div className="page grid gap-12 py-14 md:grid-cols-footer-contact">
        <div>
          <p className="font-display text-28 leading-tight font-(--title-weight)">{t.contact}</p>
          <p className="mt-2 mb-5 max-w-sm text-16 text-ink-soft">{t.contact_text}</p>
          <FooterContact />
          <SocialNetworks />
        </div>
        <div className="footer-contact">
          <FooterCategories />
          <FooterInformation />
          <div className="max-sm:col-span-2">
            <PaymentAndShipping />
          </div>
        </div>
        <ShopMark />
      </div>
      <SmallPrint />
    </>
  )
}
