import { office, staff } from '@estampa/contract/staff'
import type { AccountServices } from '../customers/personal-data.ts'
import { handle } from '../http/context.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { categoryHandlers } from './categories.routes.ts'
import { companyHandlers } from './companies.routes.ts'
import { customerHandlers, officeCustomerHandlers } from './customers.routes.ts'
import { domainHandlers } from './domains.routes.ts'
import { exportHandlers } from './exports.routes.ts'
import { figureHandlers } from './figures.routes.ts'
import { findHandlers } from './find.routes.ts'
import { gangSheetHandlers } from './gang-sheets.routes.ts'
import { inkChartHandlers } from './ink-chart.routes.ts'
import { listViewHandlers } from './list-views.routes.ts'
import { lookHandlers } from './look.routes.ts'
import { mailHandlers } from './mails.routes.ts'
import { threadHandlers } from './message-threads.routes.ts'
import { moneyHandlers } from './money.routes.ts'
import { noticeHandlers } from './notices.routes.ts'
import { shopOpeningHandlers } from './opening.routes.ts'
import { orderChangeHandlers } from './order-changes.routes.ts'
import { orderQuote } from './order-quote.ts'
import { orderRunHandlers } from './order-runs.routes.ts'
import { orderHandlers } from './orders.routes.ts'
import { paperHandlers } from './papers.routes.ts'
import { parcelHandlers } from './parcels.routes.ts'
import { type PartnerServices, partnerAccountHandlers } from './partner-accounts.routes.ts'
import { paymentHandlers } from './payments.routes.ts'
import { peopleHandlers } from './people.routes.ts'
import { signInStaff } from './people.ts'
import { printAreaHandlers } from './print-areas.routes.ts'
import { productHistoryHandlers } from './product-history.routes.ts'
import { productPictureHandlers } from './product-pictures.routes.ts'
import { productRunHandlers } from './product-runs.routes.ts'
import { productionHandlers } from './production.routes.ts'
import { productHandlers } from './products.routes.ts'
import { proofHandlers } from './proofs.routes.ts'
import { quoteHandlers } from './quotes.routes.ts'
import { savedReplyHandlers } from './saved-replies.routes.ts'
import { shopSettingsHandlers } from './shop-settings.routes.ts'
import { techniqueHandlers } from './techniques.routes.ts'
import type { TestMailServices } from './test-mail.ts'
import { todayHandlers } from './today.routes.ts'
import { usageHandlers } from './usage.routes.ts'
import { withdrawalHandlers } from './withdrawals.routes.ts'

export const staffRoutes = handle<typeof staff, ShippingServices & TestMailServices>('staff', staff, {
  authenticateStaff: ({ services, shop, input, now, ip }) =>
    signInStaff(services, shop, { ...input, ip }, now),
  ...orderHandlers,
  ...orderChangeHandlers,
  ...orderRunHandlers,
  ...parcelHandlers,
  ...paymentHandlers,
  ...moneyHandlers,
  ...paperHandlers,
  ...exportHandlers,
  ...figureHandlers,
  ...mailHandlers,
  ...quoteHandlers,
  orderQuote,
  ...proofHandlers,
  ...threadHandlers,
  ...productionHandlers,
  ...gangSheetHandlers,
  ...withdrawalHandlers,
  ...todayHandlers,
  ...customerHandlers,
  ...companyHandlers,
  ...productHandlers,
  ...productPictureHandlers,
  ...productRunHandlers,
  ...techniqueHandlers,
  ...inkChartHandlers,
  ...categoryHandlers,
  ...printAreaHandlers,
})

export const officeRoutes = handle<typeof office, AccountServices & PartnerServices>('staff', office, {
  ...peopleHandlers,
  ...officeCustomerHandlers,
  ...noticeHandlers,
  ...findHandlers,
  ...listViewHandlers,
  ...productHistoryHandlers,
  ...savedReplyHandlers,
  ...shopSettingsHandlers,
  ...partnerAccountHandlers,
  ...domainHandlers,
  ...lookHandlers,
  ...shopOpeningHandlers,
  ...usageHandlers,
})
