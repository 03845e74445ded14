import type { CallResult } from '@estampa/contract/client'
import type { staffOrders, staffProofs } from '@estampa/contract/staff'

export type StaffOrder = CallResult<(typeof staffOrders)['getOrder']>
export type OrderRow = CallResult<(typeof staffOrders)['getOrders']>['items'][number]
export type OrderState = OrderRow['state']
export type OrderMessage = CallResult<(typeof staffProofs)['getOrderMessages']>[number]
export type PackedParcel = StaffOrder['packing']['parcels'][number]
/** What becomes of a packed parcel. */
export type ParcelStepName = 'send' | 'take_back' | 'confirm'
