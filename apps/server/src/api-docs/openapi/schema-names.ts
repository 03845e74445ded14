/** The schemas that have a name in the document, so that generated clients have types that people know. */

import { SavedCartView } from '@estampa/contract/cart'
import { CartLine, CurveLine, CurveRow, SimpleLine } from '@estampa/contract/cart/lines'
import {
  CatalogPicture,
  DetailArea,
  DetailVariant,
  GenericFamily,
  ProductCard,
  ProductDetail,
} from '@estampa/contract/catalog/products'
import { Facets } from '@estampa/contract/catalog/products-list'
import { GeographicPlace } from '@estampa/contract/countries'
import { Profile } from '@estampa/contract/customers/account'
import { Authenticated } from '@estampa/contract/customers/tokens'
import { PrintingType } from '@estampa/contract/customization'
import { Design, DesignElement, DesignView } from '@estampa/contract/customization/design'
import { MeasuredDesign, SavedDesign } from '@estampa/contract/customization/designs'
import { Embroidery } from '@estampa/contract/customization/embroidery'
import { UploadedPicture } from '@estampa/contract/customization/uploaded-picture'
import { Customization, CustomizationView } from '@estampa/contract/customization/view'
import { OrderMessage } from '@estampa/contract/orders/messages'
import { Order, OrderInvoice, OrderProductLine, OrderRow, OrderTotals } from '@estampa/contract/orders/order'
import { OrderPayment, PaymentNotice, Receipt } from '@estampa/contract/orders/payment'
import { OrderProof } from '@estampa/contract/orders/proofs'
import { PriceEntry, Prices } from '@estampa/contract/pricing'
import {
  PublicQuote,
  Quote,
  QuoteContact,
  QuoteRow,
  QuoteSummary,
  UnsavedQuote,
} from '@estampa/contract/quotes/quote'
import { ShippingOption } from '@estampa/contract/shipping'
import { PartnerPaymentMethod, PublicShopConfig } from '@estampa/contract/shops'
import { StaffCustomer, StaffOrder, StaffOrderRow } from '@estampa/contract/staff/order'
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
