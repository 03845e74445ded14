import { z } from 'zod'
import { get, Nothing } from './call.ts'
import { PartnerPaymentMethod } from './shops.ts'

export const payments = {
  getPaymentMethods: get('/api/services/app/Orders/GetPaymentMethods', {
    summary: 'How the shop takes payment, with the accounts for a transfer',
    who: 'guest',
    takes: Nothing,
    gives: z.array(PartnerPaymentMethod),
  }),
}
