import type { CallResult } from '@estampa/contract/client'
import type { staffMoney, staffOrders } from '@estampa/contract/staff'

export type WaitingPayment = CallResult<(typeof staffMoney)['getReportedPayments']>['items'][number]
export type DayClosing = CallResult<(typeof staffMoney)['getDayClosing']>
export type MoneyFlag = CallResult<(typeof staffOrders)['getFlags']>['items'][number]

/** What is decided at the desk of the money, of the order with this number. */
export type MoneyAct =
  | { kind: 'approve' | 'reject'; number: number; paymentId: string }
  | { kind: 'give_back' | 'record'; number: number }
  | { kind: 'settle'; number: number; flag: MoneyFlag['kind'] }
