/** The schemas that have a name in the document, so that generated clients have types that people know. */

import { CartLine, CurveLine, CurveRow, SavedCartView, SimpleLine } from '@estampa/contract/cart'
import {
  CatalogPicture,
  DetailArea,
  DetailVariant,
  Facets,
  GenericFamily,
  ProductCard,
  ProductDetail,
} from '@estampa/contract/catalog'
import { GeographicPlace } from '@estampa/contract/countries'
import { Authenticated, Profile } from '@estampa/contract/customers'
import {
  Customization,
  CustomizationView,
  Design,
  DesignElement,
  DesignView,
  Embroidery,
  MeasuredDesign,
  PrintingType,
  SavedDesign,
  UploadedPicture,
} from '@estampa/contract/customization'
import {
  Order,
  OrderInvoice,
  OrderMessage,
  OrderPayment,
  OrderProductLine,
  OrderProof,
  OrderRow,
  OrderTotals,
  PaymentNotice,
  Receipt,
} from '@estampa/contract/orders'
import { PriceEntry, Prices } from '@estampa/contract/pricing'
import {
  PublicQuote,
  Quote,
  QuoteContact,
  QuoteRow,
  QuoteSummary,
  UnsavedQuote,
} from '@estampa/contract/quotes'
import { ShippingOption } from '@estampa/contract/shipping'
import { PartnerPaymentMethod, PublicShopConfig } from '@estampa/contract/shops'
import { StaffCustomer, StaffOrder, StaffOrderRow } from '@estampa/contract/staff'
import type { z } from 'zod'

const named = {
  Authenticated,
  Cart: SavedCartView,
  CartLine,
  Category: GenericFamily,
  CurveLine,
  CurveRow,
  Customization,
  CustomizationView,
  Design,
  DesignElement,
  DesignView,
  Embroidery,
  Facets,
  MeasuredDesign,
  Order,
  OrderInvoice,
  OrderLine: OrderProductLine,
  OrderMessage,
  OrderProof,
  OrderRow,
  OrderTotals,
  Payment: OrderPayment,
  PaymentMethod: PartnerPaymentMethod,
  PaymentNotice,
  PaymentReceipt: Receipt,
  Picture: CatalogPicture,
  Place: GeographicPlace,
  PriceEntry,
  Prices,
  PrintArea: DetailArea,
  Product: ProductDetail,
  ProductCard,
  Profile,
  PublicQuote,
  Quote,
  QuoteContact,
  QuoteRow,
  QuoteSummary,
  SavedDesign,
  ShippingOption,
  Shop: PublicShopConfig,
  SimpleLine,
  StaffCustomer,
  StaffOrder,
  StaffOrderRow,
  Technique: PrintingType,
  UnsavedQuote,
  UploadedPicture,
  Variant: DetailVariant,
} satisfies Record<string, z.ZodType>

export const schemaNames: ReadonlyMap<z.core.$ZodType, string> = new Map(
  Object.entries(named).map(([name, schema]) => [schema, name]),
)
