import { countryCodes } from '@estampa/domain/countries'
import { paymentMethodCodes, templateIds } from '@estampa/domain/shops'
import { isClosedDays } from '@estampa/domain/shops/closed-days'
import { homeSections } from '@estampa/domain/shops/look'
import { typefaces } from '@estampa/domain/shops/typefaces'
import { z } from 'zod'
import { Empty, get } from './call.ts'
import { configExample } from './shops/config-example.ts'
import { Setting, SettingInput } from './shops/settings.ts'
import { QueryInt } from './wire.ts'

export {
  Setting,
  type SettingKey,
  /** @internal A test asks whether every documented key is answered. */ settingKeys,
} from './shops/settings.ts'

const Nullable = z.string().nullable()
const Percent = z.number().min(0).max(100)

export const Family = z.object({ id: z.int().nullable(), title: z.string(), icon_url: Nullable })

export const PartnerPaymentMethod = z.object({
  code: z.enum(paymentMethodCodes),
  name: z.string(),
  holder: Nullable,
  bank: Nullable,
  CBU: Nullable,
  CUIT: Nullable,
  alias: Nullable,
  account: Nullable,
  RUT: Nullable,
})

const TemplateDesign = z.object({ title: z.string(), source: z.string() })

/** Both days among them, as ISO dates. */
export const ClosedDays = z
  .object({ from: z.iso.date(), until: z.iso.date() })
  .refine(isClosedDays, 'Va de una fecha a otra posterior, de dos meses como mucho.')

export const ShopConfig = z.object({
  tenant: z.object({ id: z.int(), tenancyName: z.string() }),
  environment: z.enum(countryCodes),
  name: z.string(),
  favicon: Nullable,
  logo: Nullable,
  colors: z.object({ primary: z.string(), secondary: Nullable }),
  withTaxes: z.boolean(),
  roundPrice: z.int(),
  designs: z.boolean(),
  googleTagManagerCode: Nullable,
  googleAnalyticsCode: Nullable,
  pixelFB: Nullable,
  families: z.array(Family),
  showProductVideo: z.boolean(),
  usePriceWithoutMinimun: z.boolean(),
  partnerConfigShippingMethod: z.enum(['zippin', 'table']),
  useFeaturedCategories: z.boolean(),
  showComplementaryInformation: z.boolean(),
  registrationInShop: z.boolean(),
  loginInShop: z.boolean(),
  pricesInShop: z.boolean(),
  buyAccionsInShop: z.boolean(),
  quotation: z.boolean(),
  /** Whether people may buy without an account, where they may buy at all. */
  guestCheckout: z.boolean(),
  templateFK: z.object({ id: z.int().min(1).max(templateIds.length) }),
  partnerFixedBillingData: z
    .object({
      fixedBillingData: z.boolean(),
      name: z.string(),
      lastName: z.string(),
      document: z.string(),
      phone: z.string(),
      email: z.string(),
    })
    .nullable(),
  partnerPaymentMethods: z.array(PartnerPaymentMethod),
  isMultipleVariantDesigns: z.boolean(),
  socialMedias: z.array(z.object({ socialMediaFK: z.object({ key: z.string() }), username: z.string() })),
  productBuilder: z.object({
    categories: z.array(z.object({ title: z.string(), designs: z.array(TemplateDesign) })),
  }),
  about: Nullable,
  policy: Nullable,
  /** Texts of the home page's banner and footer; null leaves the template's own texts. */
  presentation: z
    .object({
      banners: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          action: z.string(),
          link: z.string(),
          image_url: z.string(),
          focus: z.object({ x: Percent, y: Percent }).nullable(),
        }),
      ),
      clientLogos: z.array(z.object({ name: z.string(), image_url: z.string() })),
      slogan: Nullable,
      email: Nullable,
      phone: Nullable,
      address: Nullable,
      hours: Nullable,
    })
    .nullable(),
  /** Days on which the shop does not work, beside the holidays of its country. */
  closedDays: z.array(ClosedDays),
  /** The blocks of the home page that are shown, in their order; null: as the template has them. */
  homeSections: z.array(z.enum(homeSections)).nullable(),
  /** The faces of titles and texts; null: as the template has them. */
  typeface: z.enum(typefaces).nullable(),
})

/** The configuration of a shop, with what follows from its other rules. */
export const PublicShopConfig = ShopConfig.extend({
  /** Whether there is any way to receive an order, so that a delivery can be quoted. */
  quotesDelivery: z.boolean(),
})

export const shops = {
  /** Without a shop, or with one that does not exist, there is no tenant to answer: 404 shop_not_found. */
  getConfig: get('/api/services/app/PartnerConfigs/GetConfig', {
    summary: 'Configuración de la tienda: aspecto, interruptores, familias, medios de pago',
    who: 'public',
    takes: Empty,
    gives: PublicShopConfig,
    refuses: ['shop_not_found'],
    example: { takes: {}, gives: configExample },
  }),
  getWhiteboxSettingsKey: get('/api/services/app/WhiteBoxSettings/GetWhiteboxSettingsKey', {
    summary: 'Un ajuste público de la tienda, por su clave',
    who: 'public',
    takes: SettingInput,
    gives: Setting,
    refuses: ['setting_not_found'],
    opens: 'none',
    forReadOnly: true,
    example: {
      takes: { key: 'quoteValidityDays', isEcommerceClient: 'true' },
      gives: { key: 'quoteValidityDays', value: 15 },
    },
  }),
  getDistributorLogos: get('/users/distributor/logo_url', {
    summary: 'Logos de la tienda; primero el del encabezado',
    who: 'public',
    takes: z.object({ limit: QueryInt.pipe(z.int().min(1).max(8)).optional() }),
    gives: z.array(z.object({ name: z.string(), logo_url: z.string() })),
    opens: 'none',
    forReadOnly: true,
    example: {
      takes: { limit: 8 },
      gives: [{ name: 'Andina', logo_url: '/pictures/demo/logo-andina-3f9a1c07.webp' }],
    },
  }),
}
