import { payments } from '@estampa/contract/payments'
import { handle } from '../http/context.ts'

export const paymentsRoutes = handle('payments', payments, {
  getPaymentMethods: async ({ shop }) => [...shop.config.partnerPaymentMethods],
})
