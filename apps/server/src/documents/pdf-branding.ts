import { countries } from '@estampa/domain/countries'
import { printedLookOf } from '@estampa/domain/shops/brand-look'
import { toConfigView } from '@estampa/domain/shops/config-view'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { shopAddress } from '../shops/shop-address.ts'
import type { PdfBranding } from './pdf-content.ts'
import { pdfLogo } from './pdf-pictures.ts'
import { phoneText, taxIdText } from './texts.ts'

/** The shop's letterhead. */
export async function pdfBranding(services: Services, shop: Shop): Promise<PdfBranding> {
  const config = toConfigView(shop.config)
  const logo = await pdfLogo(services.files, config.logo)
  const { language } = countries[config.environment]
  return { shop: config.name, language, logo, brand: printedLookOf(config), sender: senderOf(services, shop) }
}

function senderOf({ config: { publicUrl } }: Services, shop: Shop): string[] {
  const { environment, presentation } = toConfigView(shop.config)
  const { legalName, taxId } = shop.rules
  const number = taxId && `${countries[environment].taxIdName} ${taxIdText(environment, taxId)}`
  const country = countries[environment].name
  return [
    [legalName, number].filter(Boolean).join(' · '),
    [presentation?.address, country].filter(Boolean).join(', '),
    [presentation?.email, presentation?.phone && phoneText(environment, presentation.phone)]
      .filter(Boolean)
      .join(' · '),
    shopAddress(shop, publicUrl).replace(/^https?:\/\//, ''),
  ].filter(Boolean)
}
