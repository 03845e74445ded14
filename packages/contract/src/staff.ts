import { z } from 'zod'
import { post } from './call.ts'
import { DeviceToken, exampleDeviceToken, exampleTokens } from './customers/tokens.ts'
import { staffCategories } from './staff/categories.ts'
import { staffCompanies } from './staff/companies.ts'
import { officeCustomers, staffCustomers } from './staff/customers.ts'
import { staffDomains } from './staff/domains.ts'
import { staffExports } from './staff/exports.ts'
import { staffFigures } from './staff/figures.ts'
import { staffFinds } from './staff/find.ts'
import { staffGangSheets } from './staff/gang-sheets.ts'
import { staffInkChart } from './staff/ink-chart.ts'
import { staffListViews } from './staff/list-views.ts'
import { staffLook } from './staff/look.ts'
import { staffMails } from './staff/mails.ts'
import { staffThreads } from './staff/message-threads.ts'
import { staffMoney } from './staff/money.ts'
import { staffNotices } from './staff/notices.ts'
import { staffOpening } from './staff/opening.ts'
import { staffOrderChanges } from './staff/order-change.ts'
import { staffOrderRuns } from './staff/order-runs.ts'
import { staffOrders } from './staff/orders.ts'
import { staffPapers } from './staff/papers.ts'
import { staffParcels } from './staff/parcels.ts'
import { staffPartnerAccounts } from './staff/partner-accounts.ts'
import { staffPayments } from './staff/payments.ts'
import { staffPeople } from './staff/people.ts'
import { staffPrintAreas } from './staff/print-areas.ts'
import { staffProductHistory } from './staff/product-history.ts'
import { staffProductPictures } from './staff/product-pictures.ts'
import { staffProductRuns } from './staff/product-runs.ts'
import { staffProduction } from './staff/production.ts'
import { staffProducts } from './staff/products.ts'
import { staffProofs } from './staff/proofs.ts'
import { staffQuotes } from './staff/quotes.ts'
import { staffSavedReplies } from './staff/saved-replies.ts'
import { staffShopSettings } from './staff/shop-settings.ts'
import { staffTechniques } from './staff/techniques.ts'
import { staffToday } from './staff/today.ts'
import { staffTypedOrders } from './staff/typed-orders.ts'
import { staffUsage } from './staff/usage.ts'
import { staffWithdrawals } from './staff/withdrawals.ts'
import { Text } from './wire.ts'

export { staffCategories } from './staff/categories.ts'
export { staffCompanies } from './staff/companies.ts'
export { officeCustomers, staffCustomers } from './staff/customers.ts'
export { staffDomains } from './staff/domains.ts'
export { staffExports } from './staff/exports.ts'
export { staffFigures } from './staff/figures.ts'
export { staffFinds } from './staff/find.ts'
export { staffGangSheets } from './staff/gang-sheets.ts'
export { feedHours, staffImportFeeds } from './staff/import-feeds.ts'
export {
  ImportChoices,
  ImportDigest,
  ImportLook,
  importColumnUses,
} from './staff/import-record.ts'
export { MAX_IMPORT_MB, staffImports } from './staff/imports.ts'
export { staffInkChart } from './staff/ink-chart.ts'
export { staffListViews } from './staff/list-views.ts'
export { type LookConflict, lookPictureUses, staffLook } from './staff/look.ts'
export { mailStates, staffMails } from './staff/mails.ts'
export { StaffThread, staffThreads } from './staff/message-threads.ts'
export { staffMoney } from './staff/money.ts'
export { staffNotices } from './staff/notices.ts'
export { staffOpening } from './staff/opening.ts'
export {
  exceptionKinds,
  type OrderChanges,
  OrderException,
  StaffCustomer,
  StaffOrder,
  StaffOrderRow,
} from './staff/order.ts'
export { staffOrderChanges } from './staff/order-change.ts'
export { staffOrderRuns } from './staff/order-runs.ts'
export { staffOrders } from './staff/orders.ts'
export { staffPapers } from './staff/papers.ts'
export { staffParcels } from './staff/parcels.ts'
export { staffPartnerAccounts } from './staff/partner-accounts.ts'
export { staffPayments } from './staff/payments.ts'
export { staffPeople } from './staff/people.ts'
export { staffPrintAreas } from './staff/print-areas.ts'
export { staffProductHistory } from './staff/product-history.ts'
export { staffProductPictures } from './staff/product-pictures.ts'
export { MAX_RUN_PRODUCTS, staffProductRuns } from './staff/product-runs.ts'
export { staffProduction } from './staff/production.ts'
export { ProductionBoard, ProductionOrder } from './staff/production-order.ts'
export { productGaps, productOrders, productStates, staffProducts } from './staff/products.ts'
export { staffProofs } from './staff/proofs.ts'
export { staffQuotes } from './staff/quotes.ts'
export { staffSavedReplies } from './staff/saved-replies.ts'
export { type SettingsConflict, staffShopSettings } from './staff/shop-settings.ts'
export { staffTechniques } from './staff/techniques.ts'
export { staffToday } from './staff/today.ts'
export { staffTypedOrders } from './staff/typed-orders.ts'
export { staffUsage } from './staff/usage.ts'
export { staffWithdrawals } from './staff/withdrawals.ts'

/** The calls of a shop's staff: orders, payments, quotes. A staff token serves one shop. */
export const staff = {
  authenticateStaff: post('/api/TokenAuth/AuthenticateStaff', {
    summary: 'Inicia la sesión de una persona de la tienda; el token dura una hora',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({
      email: Text(256),
      password: z.string().min(1).max(128),
      deviceToken: DeviceToken.optional(),
    }),
    gives: z.object({
      accessToken: z.string(),
      expireInSeconds: z.int(),
      staffId: z.int(),
      name: z.string(),
      email: z.string(),
      deviceToken: DeviceToken,
    }),
    refuses: ['wrong_credentials', 'too_many_tries', 'busy'],
    opens: 'none',
    example: {
      takes: { email: 'ventas@pampa.example', password: 'Tres tristes tigres 3' },
      gives: {
        accessToken: exampleTokens.accessToken,
        expireInSeconds: 3600,
        staffId: 3,
        name: 'Ana Ventas',
        email: 'ventas@pampa.example',
        deviceToken: exampleDeviceToken,
      },
    },
  }),
  ...staffOrders,
  ...staffOrderChanges,
  ...staffOrderRuns,
  ...staffParcels,
  ...staffPayments,
  ...staffMoney,
  ...staffPapers,
  ...staffExports,
  ...staffFigures,
  ...staffMails,
  ...staffQuotes,
  ...staffTypedOrders,
  ...staffProofs,
  ...staffThreads,
  ...staffProduction,
  ...staffGangSheets,
  ...staffWithdrawals,
  ...staffToday,
  ...staffCustomers,
  ...staffCompanies,
  ...staffProducts,
  ...staffProductPictures,
  ...staffTechniques,
  ...staffInkChart,
  ...staffCategories,
  ...staffPrintAreas,
  ...staffProductRuns,
}

/** Calls that only the back office takes: most ask for a proof that no token can give. */
export const office = {
  ...staffPeople,
  ...officeCustomers,
  ...staffNotices,
  ...staffFinds,
  ...staffListViews,
  ...staffProductHistory,
  ...staffSavedReplies,
  ...staffShopSettings,
  ...staffPartnerAccounts,
  ...staffDomains,
  ...staffLook,
  ...staffOpening,
  ...staffUsage,
}
